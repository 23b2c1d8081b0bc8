import { stageNames } from '@/lib/pipeline/stage-names';
import type { StagePreference } from '../model/stages';

/** A limit as it is typed: null for none, undefined for what is no limit. */
export const limitOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const limit = Number(text);
  return Number.isInteger(limit) && limit >= 1 && limit <= 500 ? limit : undefined;
};

/** A stage as it is typed. */
export type Row = StagePreference & { limit: string };

/** A stage that is called as one above it. */
const isNameTaken = (rows: readonly Row[], at: number): boolean =>
  rows.slice(0, at).some((row) => shownName(row) === shownName(rows[at]));

const shownName = (row: Row | undefined): string =>
  row ? (row.name?.trim() || stageNames[row.stage]).toLowerCase() : '';

export type RowErrors = Partial<Record<'name' | 'limit' | 'shown', string | undefined>>;

/** What is wrong with a stage; that none is shown is said of the first. */
export const errorsOf = (rows: readonly Row[], at: number): RowErrors => ({
  name: isNameTaken(rows, at) ? 'Give each stage a different name' : undefined,
  limit:
    limitOf(rows[at]?.limit ?? '') === undefined
      ? 'Enter a limit from 1 to 500, or leave it empty'
      : undefined,
  shown: at === 0 && rows.every(({ isHidden }) => isHidden) ? 'Show at least one stage' : undefined,
});

/** What is wrong with all stages, one text for each field. */
export const everyError = (rows: readonly Row[]): string[] =>
  rows.flatMap((_, at) => Object.values(errorsOf(rows, at)).filter((text) => text !== undefined));
