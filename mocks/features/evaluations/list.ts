// The list of evaluations: which, in what order, and what they come to.
import { medianReturn } from '@/lib/evaluation/judgement/median-return';
import type { Schema } from '../../engine/contract/contract';
import type { World } from '../../engine/world/world';
import { evaluationsOf, isGone, type EvaluationRow } from './rules/access';
import { stages } from '../pipeline/pipeline-stages';
import { evidenceScore } from './views';
import type { Filters } from '../../engine/answers/operation';

type Asked = Filters<'listEvaluations'>;
type Sort = NonNullable<Asked['sort']>;
type Key = number | string | null;

/** The evaluations that were asked for, in order. */
export function askedEvaluations(world: World, memberId: number, asked: Asked): EvaluationRow[] {
  const words = asked.query?.trim().toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const rows = (asked.trash ? trashOf(world, memberId) : evaluationsOf(world, memberId).filter(isNotDeleted))
    .filter((row) => asked.trash || (row.archivedAt !== null) === (asked.archived ?? false))
    .filter((row) => !asked.pipeline || row.pipeline !== null)
    .filter((row) => asked.stage === undefined || row.pipeline?.stage === asked.stage)
    .filter((row) => asked.listingId === undefined || row.listingId === asked.listingId)
    .filter((row) => asked.strategy === undefined || row.strategies.includes(asked.strategy))
    .filter((row) => asked.owner === undefined || (row.ownerId === memberId) === (asked.owner === 'mine'))
    .filter((row) => asked.tag === undefined || row.tags.includes(asked.tag))
    .filter((row) => asked.area === undefined || isIn(row, asked.area))
    .filter((row) => asked.minRoi === undefined || roiOf(row) >= asked.minRoi)
    .filter((row) => words.every((word) => textOf(row).includes(word)));
  return sortedBy(rows, asked.sort ?? (asked.pipeline ? 'position' : '-updatedAt'));
}

const isNotDeleted = (row: EvaluationRow) => row.deletedAt === null;
const trashOf = ({ db, clock }: World, memberId: number) =>
  db.evaluation.by('ownerId', memberId).filter((row) => row.deletedAt !== null && !isGone(row, clock.now()));
const isIn = ({ outcode }: EvaluationRow, area: string) =>
  outcode?.toUpperCase().startsWith(area.trim().toUpperCase()) ?? false;
const textOf = ({ title, address, outcode, tags }: EvaluationRow) =>
  [title, address, outcode, ...tags].join(' ').toLowerCase();

/** Not known is less than anything, infinite more. */
function roiOf({ results }: EvaluationRow): number {
  const { roi } = results.headline;
  return roi === 'infinite' ? Infinity : (roi ?? -Infinity);
}

const finite = (value: number) => (Number.isNaN(value) || value === -Infinity ? null : value);

const keyOf: Readonly<Record<string, (row: EvaluationRow) => Key>> = {
  updatedAt: (row) => row.updatedAt,
  createdAt: (row) => row.createdAt,
  title: (row) => row.title.toLowerCase(),
  price: (row) => row.inputs.price,
  stampDuty: ({ results }) => results.headline.stampDuty,
  cashIn: ({ results }) => results.headline.cashInvested,
  grossYield: ({ results }) => results.headline.grossYield,
  netYield: ({ results }) => results.headline.netYield,
  cashFlow: ({ results }) => results.headline.cashFlowPcm,
  roi: (row) => finite(roiOf(row)),
  roce: ({ results: { headline } }) => (headline.roce === 'infinite' ? Infinity : headline.roce),
  moneyLeftIn: ({ results }) => results.headline.moneyLeftIn,
  icr: ({ results }) => results.headline.icr,
  evidence: evidenceScore,
  position: ({ pipeline }) =>
    pipeline === null ? null : stages.indexOf(pipeline.stage) * 1_000_000 + pipeline.position,
};

function sortedBy(rows: EvaluationRow[], sort: Sort): EvaluationRow[] {
  const isFalling = sort.startsWith('-');
  const key = keyOf[isFalling ? sort.slice(1) : sort] ?? (() => null);
  return rows
    .map((row) => ({ row, at: key(row) }))
    .toSorted((a, b) => compare(a.at, b.at, isFalling) || (a.row.id < b.row.id ? -1 : 1))
    .map(({ row }) => row);
}

/** Unknown figures come last, whichever way. */
function compare(a: Key, b: Key, isFalling: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === isFalling ? 1 : -1;
}

/** What the rows come to; the nine columns when the board was asked for. */
export function totalsOf(rows: readonly EvaluationRow[], isBoard: boolean): Schema<'EvaluationTotals'> {
  return {
    count: rows.length,
    medianRoi: medianRoi(rows),
    cashNeeded: cashNeeded(rows),
    stages: isBoard
      ? stages.map((stage) => {
          const column = rows.filter(({ pipeline }) => pipeline?.stage === stage);
          const totalPrice = column.reduce((all, { inputs }) => all + inputs.price, 0);
          return {
            stage,
            count: column.length,
            totalPrice,
            cashNeeded: cashNeeded(column),
            medianRoi: medianRoi(column),
          };
        })
      : [],
  };
}

const cashNeeded = (rows: readonly EvaluationRow[]) =>
  rows.reduce((all, { results }) => all + Math.max(0, results.headline.cashInvested ?? 0), 0);

const medianRoi = (rows: readonly EvaluationRow[]) =>
  medianReturn(rows.map(({ results }) => results.headline.roi));
