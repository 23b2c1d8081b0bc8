// What some of the seeded deals have besides figures: evidence, scenarios, offers, pictures.
import type { Row } from '../../../engine/db/database';
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import { uuidOf } from '../../../engine/db/table-definition';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';

type Evaluation = Row<'evaluation'>;
type Source = Evaluation['evidence'][string]['source'];

const paths = ['price', 'income.rentPcm', 'refurb.items', 'finance.rate', 'costs.insurance'] as const;
const sources: readonly (readonly Source[])[] = [
  ['listing', 'comp', 'quote', 'quote', 'default'],
  ['user', 'user', 'user', 'default', 'default'],
  ['listing', 'ava', 'user', 'default', 'default'],
  ['listing', 'comp', 'quote', 'quote', 'quote'],
];

/** Where the figures of a deal come from. @param usual what its profile would give it: nothing else is said to come from there */
export function evidenceOf(
  n: number,
  at: string,
  inputs: EvaluationInputs,
  usual: EvaluationInputs,
): Evaluation['evidence'] {
  const isUsual: Readonly<Record<string, boolean>> = {
    'finance.rate': inputs.finance.rate === usual.finance.rate,
    'costs.insurance': inputs.costs.insurance === usual.costs.insurance,
  };
  const row = sources[n % sources.length] ?? [];
  return Object.fromEntries(
    paths.flatMap((path, index) => {
      const source = row[index] === 'default' && isUsual[path] === false ? 'user' : row[index];
      return source === undefined || n % 6 === 0 ? [] : [[path, { source, refId: null, at }]];
    }),
  );
}

/** Named what-ifs of the first, second, fourth and eleventh deal. */
export function scenariosOf(n: number): Evaluation['scenarios'] {
  if (n === 1) {
    return [
      { name: 'Rates +2 points', overrides: { 'finance.rate': 7.25, 'refi.rate': 7.25 } },
      { name: 'Rent −10%', overrides: { 'income.rentPcm': 1_035 } },
      { name: 'In the company', overrides: { 'tax.ownership': 'company', 'stress.icr': 125 } },
    ];
  }
  if (n === 2) {
    return [
      {
        name: 'Works +25%, 2 months late',
        overrides: { 'refurb.contingencyPct': 37.5, 'finance.bridge.months': 8 },
      },
    ];
  }
  if (n === 4) return [{ name: 'Voids 10%', overrides: { 'costs.voidPct': 10 } }];
  return n === 11 ? [{ name: 'Cash', overrides: { 'finance.kind': 'cash' } }] : [];
}

const ladders: ReadonlyMap<
  number,
  readonly (readonly [number, number, Evaluation['offers'][number]['status'], string])[]
> = new Map([
  [
    1,
    [
      [168_000, 6, 'rejected', 'Vendor wants 180'],
      [174_000, 2, 'made', 'Until Friday, proof of funds sent'],
    ],
  ],
  [11, [[131_000, 5, 'countered', 'They ask for £137,500']]],
  [12, [[76_000, 19, 'made', '']]],
  [
    13,
    [
      [158_000, 11, 'rejected', ''],
      [165_000, 6, 'rejected', ''],
      [167_500, 4, 'accepted', 'Subject to survey'],
    ],
  ],
  [14, [[232_000, 9, 'accepted', 'Chain free']]],
  [
    15,
    [
      [149_000, 18, 'rejected', ''],
      [152_000, 14, 'accepted', ''],
    ],
  ],
  [16, [[168_000, 36, 'accepted', 'Cladding form seen']]],
  [17, [[248_000, 31, 'accepted', 'Home Report at 250']]],
  [20, [[398_000, 24, 'withdrawn', 'After the survey']]],
  [21, [[176_000, 54, 'rejected', 'Guide was 165']]],
]);

const accepted = (nation: Evaluation['nation']) =>
  nation === 'scotland' ? 'Subject to survey and conclusion of missives' : 'Subject to survey and contract';

export function offersOf(n: number, now: Date, nation: Evaluation['nation']): Evaluation['offers'] {
  return (ladders.get(n) ?? []).map(([amount, days, status, note]) => ({
    amount,
    on: before(now, { days }).slice(0, 10),
    status,
    note,
    conditions: status === 'accepted' ? accepted(nation) : '',
    byId: memberId,
  }));
}

const captions = ['Front', 'Kitchen as it is', 'Back bedroom', null] as const;

export function imagesOf(n: number, createdAt: string): Omit<Row<'evaluationImage'>, 'id'>[] {
  const count = n <= 5 ? 3 : n % 3 === 0 ? 1 : 0;
  return Array.from({ length: count }, (_, order) => ({
    evaluationId: uuidOf('evaluation', n),
    ownerId: memberId,
    file: `house-${((n + order) % 12) + 1}.svg`,
    caption: captions[order] ?? null,
    order,
    createdAt,
  }));
}

/** A deal as it stood before its price came down: a version to look at, and to go back to. */
export function askedVersionOf(row: Evaluation, createdAt: string): Omit<Row<'evaluationVersion'>, 'id'> {
  const { title, nation, strategies, primary, roceBasis, inputs, notes } = row;
  const asked = { ...inputs, price: inputs.askingPrice ?? inputs.price };
  return {
    evaluationId: row.id,
    version: 2,
    name: 'At the asking price',
    authorId: memberId,
    createdAt,
    content: { title, nation, strategies, primary, roceBasis, inputs: asked, notes },
  };
}
