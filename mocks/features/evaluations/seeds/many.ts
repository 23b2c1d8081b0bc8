// As many evaluations as a busy member has after years: for lists and boards that must still be fast.
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { stages } from '../../pipeline/pipeline-stages';
import type { Row, Tables } from '../../../engine/db/database';
import { memberId } from '../../account/seeds/accounts';
import { evaluationOf } from './row';
import { hannahsDeals } from './deals';
import { before } from '../../../engine/seeds/moments';
import { Dice } from '../../../engine/seeds/random';

/** In her lists: her own and those shared with her, the archive and the trash among them. */
const wanted = 1_000;
const wantedOnBoard = 500;
const patterns = 360;
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

/**
 * Adds deals until Hannah’s lists show a thousand, five hundred of them on the board. Working one out takes too long to
 * do for each, so results are worked out once a pattern.
 */
export function fillEvaluations(tables: Tables, now: Date): void {
  tables.evaluation.addAll(manyRows(tables, now));
}

function manyRows(tables: Tables, now: Date): Omit<Row<'evaluation'>, 'id'>[] {
  const dice = new Dice(77);
  const mine = tables.evaluation.by('ownerId', memberId);
  const isSharedWithMe = ({ collaborators }: Readonly<Row<'evaluation'>>) =>
    collaborators.some(({ userId }) => userId === memberId);
  const present = mine.length + tables.evaluation.all().filter(isSharedWithMe).length;
  const heights = new Map(stages.map((stage) => [stage, 0]));
  for (const { pipeline } of mine) {
    if (pipeline) heights.set(pipeline.stage, (heights.get(pipeline.stage) ?? 0) + 1);
  }
  let onBoard = mine.filter(({ pipeline }) => pipeline !== null).length;
  const base = Array.from({ length: patterns }, (_, index) => patternOf(index, dice, now));
  const rows: Omit<Row<'evaluation'>, 'id'>[] = [];
  for (let n = present; n < wanted; n += 1) {
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

const pounds = (amount: number, step: number) => Math.round(amount / step) * step;

/** One of the first twenty-one deals in a dearer or cheaper street: what it costs, lets and sells for goes together. */
function patternOf(index: number, dice: Dice, now: Date) {
  const deal = hannahsDeals[index % 21];
  if (deal === undefined) throw new Error('There are too few deals to make patterns of');
  const { inputs } = deal;
  const { income, refi, exit } = inputs;
  const level = 0.78 + dice.roll() * 0.5;
  /** Some are better than others by a few per cent. */
  const near = () => level * (0.96 + dice.roll() * 0.08);
  const rent = near();
  const worth = near();
  const price = pounds(inputs.price * near(), 500);
  const at = before(now, { days: 1 });
  const varied = mergeInputs(inputs, {
    price,
    askingPrice: pounds(price * (1.01 + dice.roll() * 0.06), 2_500),
    refurb: {
      items: inputs.refurb.items.map((item) => ({ ...item, rate: pounds(item.rate * near(), 250) })),
    },
    income: {
      rentPcm: income.rentPcm === null ? null : pounds(income.rentPcm * rent, 5),
      rooms: income.rooms.map((room) => ({ ...room, rentPcm: pounds((room.rentPcm ?? 0) * rent, 5) })),
      adr: income.adr === null ? null : pounds(income.adr * rent, 1),
    },
    refi: { gdv: refi.gdv === null ? null : pounds(refi.gdv * worth, 1_000) },
    exit: { salePrice: exit.salePrice === null ? null : pounds(exit.salePrice * worth, 1_000) },
  });
  return evaluationOf({ ...deal, inputs: varied, nation: 'england' }, memberId, at, at);
}
