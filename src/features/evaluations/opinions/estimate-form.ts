// What somebody types as their estimates: kept as one text while it is written, read into whole pounds when it is sent.
import type { Schemas } from '@/api/contract';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import type { OpinionFigure } from '@/lib/evaluation/judgement/opinions';
import { formatWholePounds } from '@/lib/money/money';

export type TypedEstimates = Readonly<Record<OpinionFigure | 'note', string>>;

export const noEstimates: TypedEstimates = { rent: '', gdv: '', refurb: '', note: '' };

/** From least to most, £: the contract's limits. */
const limits: Readonly<Record<OpinionFigure, readonly [least: number, most: number]>> = {
  rent: [1, 1_000_000],
  gdv: [1, 100_000_000],
  refurb: [0, 10_000_000],
};

/** An answer as it can be changed. */
export const estimatesText = ({
  estimates: { rent, gdv, refurb },
  note,
}: Pick<Schemas['OpinionAnswer'], 'estimates' | 'note'>): TypedEstimates => ({
  rent: poundsText(rent ?? null),
  gdv: poundsText(gdv ?? null),
  refurb: poundsText(refurb ?? null),
  note,
});

/** The estimate that was typed, or what is wrong with it. */
export function readEstimate(figure: OpinionFigure, text: string): number | { error: string } {
  const [least, most] = limits[figure];
  const value = readPounds(text);
  if (typeof value !== 'number') return { error: 'Enter a figure in pounds' };
  if (!Number.isInteger(value)) return { error: 'Enter whole pounds' };
  if (value < least) return { error: `Enter ${formatWholePounds(least)} or more` };
  if (value > most) return { error: `Enter ${formatWholePounds(most)} or less` };
  return value;
}
