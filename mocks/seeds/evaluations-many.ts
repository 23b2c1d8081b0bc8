// As many evaluations as a busy member has after years: for lists and boards that must still be fast.
import { mergeInputs } from '@/lib/evaluation/overrides';
import { stages } from '../pipeline-stages';
import type { Row, Tables } from '../db/database';
import { memberId } from './accounts';
import { evaluationOf } from './evaluations-row';
import { hannahsDeals } from './evaluations-deals';
import { before } from './moments';
import { Dice } from './random';

const wanted = 1_000;
const wantedOnBoard = 500;
const patterns = 60;
const streets = [
  'Albert Road',
  'Alma Street',
  'Bank Street',
  'Beech Grove',
  'Brook Lane',
  'Canal Side',
  'Chapel Street',
  'Church View',
  'Clarence Terrace',
  'Derby Road',
  'Elm Avenue',
  'Factory Lane',
  'Garden Street',
  'Grove Park',
  'Hawthorn Way',
  'High Street',
  'Laurel Bank',
  'Mill Lane',
  'Park Row',
  'Station Road',
  'Victoria Street',
] as const;
const towns = [
  ['Leeds', 'LS11'],
  ['Manchester', 'M14'],
  ['Liverpool', 'L4'],
  ['Nottingham', 'NG7'],
  ['Salford', 'M6'],
  ['Stockport', 'SK4'],
  ['Bradford', 'BD3'],
  ['Sheffield', 'S10'],
  ['Oldham', 'OL8'],
  ['Bolton', 'BL3'],
] as const;

/** Adds deals until Hannah has a thousand, five hundred of them on the board. Results are worked out once a pattern. */
export function fillEvaluations(tables: Tables, now: Date): void {
  tables.evaluation.addAll(manyRows(tables, now));
}

function manyRows(tables: Tables, now: Date): Omit<Row<'evaluation'>, 'id'>[] {
  const dice = new Dice(77);
  const mine = tables.evaluation.by('ownerId', memberId);
  const heights = new Map(stages.map((stage) => [stage, 0]));
  for (const { pipeline } of mine) {
    if (pipeline) heights.set(pipeline.stage, (heights.get(pipeline.stage) ?? 0) + 1);
  }
  let onBoard = mine.filter(({ pipeline }) => pipeline !== null).length;
  const base = Array.from({ length: patterns }, (_, index) => patternOf(index, now));
  const rows: Omit<Row<'evaluation'>, 'id'>[] = [];
  for (let n = mine.length; n < wanted; n += 1) {
    const pattern = dice.pick(base);
    const [town, outcode] = dice.pick(towns);
    const street = `${dice.between(1, 240)} ${dice.pick(streets)}`;
    const days = dice.between(1, 900);
    const isOnBoard = onBoard < wantedOnBoard;
    const stage = dice.pick(stages);
    const position = heights.get(stage) ?? 0;
    if (isOnBoard) {
      onBoard += 1;
      heights.set(stage, position + 1);
    }
    rows.push({
      ...pattern,
      title: `${street}, ${town}`,
      address: `${street}, ${town} ${outcode}`,
      outcode,
      pipeline: isOnBoard
        ? {
            stage,
            position,
            enteredAt: before(now, { days: days % 45 }),
            lostReason: stage === 'lost' ? 'Outbid' : null,
          }
        : null,
      createdAt: before(now, { days }),
      updatedAt: before(now, { days: Math.floor(days / 2), minutes: n }),
    });
  }
  return rows;
}

/** One of the first twenty-one deals at another price. */
function patternOf(index: number, now: Date) {
  const deal = hannahsDeals[index % 21];
  if (deal === undefined) throw new Error('There are too few deals to make patterns of');
  const factor = 0.8 + (index % 7) * 0.07;
  const price = Math.round((deal.inputs.price * factor) / 500) * 500;
  const at = before(now, { days: 1 });
  const inputs = mergeInputs(deal.inputs, { price, askingPrice: price + 5_000 });
  return evaluationOf({ ...deal, inputs, nation: 'england' }, memberId, at, at);
}
