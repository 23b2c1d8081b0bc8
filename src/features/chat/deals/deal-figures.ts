// The figures of a deal on its card in a message: pure.
import type { Schemas } from '@/api/contract';
import { evaluate } from '@/lib/evaluation/evaluate';
import { headline, type Headline } from '@/lib/evaluation/judgement/headline';
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import { formatWholePounds } from '@/lib/money/money';
import { regionOfNation } from '@/lib/stamp-duty/region';

export type Evaluation = Schemas['Evaluation'];

/** The metrics by the names that cards give them; the unit after the amount, where it is one of money. */
const named: Readonly<Record<string, readonly [keyof Headline, string?]>> = {
  Price: ['price', ''],
  'Cash needed': ['cashInvested', ''],
  'Gross yield': ['grossYield'],
  Profit: ['profit', ''],
  ROI: ['roi'],
  'Cash flow': ['cashFlowPcm', ' pcm'],
  'Money left in': ['moneyLeftIn', ''],
  ROCE: ['roce'],
};

/** A figure as cards write it: `8.4%`, `£293 pcm`, `Infinite`; `n/a` where there is none. */
export function cardFigure(of: Headline, label: string): string | undefined {
  const [metric, unit] = named[label] ?? [];
  if (metric === undefined) return undefined;
  const value = of[metric];
  if (value === 'infinite') return 'Infinite';
  if (typeof value !== 'number') return 'n/a';
  return unit === undefined ? `${value.toFixed(1)}%` : `${formatWholePounds(value)}${unit}`;
}

/** Whether this reader may keep something with the deal. */
export const mayChange = ({ myRole, deletedAt }: Pick<Evaluation, 'myRole' | 'deletedAt'>): boolean =>
  (myRole === 'owner' || myRole === 'edit') && deletedAt === null;

export interface FigureNow {
  label: string;
  value: string;
  /** What it was when the card was sent; undefined while it is the same. */
  whenSent: string | undefined;
}

/** The figures that a card was sent with, as they are now. */
export const figuresNow = (now: Headline, sent: Schemas['Snapshot']['figures']): FigureNow[] =>
  sent.map(({ label, value: was }) => {
    const value = cardFigure(now, label) ?? was;
    return { label, value, whenSent: value === was ? undefined : was };
  });

type Deal = Pick<Evaluation, 'nation' | 'outcode' | 'strategies' | 'primary' | 'roceBasis'>;

/** The deal's headline with these inputs. */
export function headlineWith(deal: Deal, inputs: EvaluationInputs): Headline {
  const terms: Terms = {
    region: regionOfNation(deal.nation),
    nation: deal.nation,
    outcode: deal.outcode,
    strategies: deal.strategies,
    primary: deal.primary,
    roceBasis: deal.roceBasis,
  };
  return headline(inputs, terms, evaluate(inputs, terms).strategies);
}

/** What tells one scenario from another at a glance, by the names that cards use. */
export const tellingLabels = ({ primary }: Pick<Evaluation, 'primary'>): readonly string[] =>
  primary === 'flip'
    ? ['Profit', 'ROI']
    : primary === 'brrr'
      ? ['Cash flow', 'Money left in']
      : ['Cash flow', 'ROI'];

/** What somebody may try, by strategy: the price first. Deposit stands for what the loan leaves, in % of the price. */
export type Tried = 'price' | 'rent' | 'deposit' | 'adr' | 'gdv' | 'salePrice';

export const triedPaths: Readonly<Record<Tried, string>> = {
  price: 'price',
  rent: 'income.rentPcm',
  deposit: 'finance.ltv',
  adr: 'income.adr',
  gdv: 'refi.gdv',
  salePrice: 'exit.salePrice',
};

/** What a strategy has to try; nothing where rooms are rented on. Rooms are let one by one, so their rent is not among it. */
export function triedIn({ primary, inputs }: Pick<Evaluation, 'primary' | 'inputs'>): readonly Tried[] {
  const loan = inputs.finance.kind === 'mortgage' ? (['deposit'] as const) : [];
  switch (primary) {
    case 'btl':
      return ['price', 'rent', ...loan];
    case 'hmo':
      return ['price', ...loan];
    case 'sa':
      return ['price', 'adr', ...loan];
    case 'brrr':
      return ['price', 'gdv', 'rent'];
    case 'flip':
      return ['price', 'salePrice'];
    case 'r2r':
      return inputs.income.rooms.length === 0 ? ['rent'] : [];
  }
}

/** What trying them is called: a home that is rented on has no price. */
export const tryTitle = ({ primary }: Pick<Evaluation, 'primary'>): string =>
  primary === 'r2r' ? 'Try a rent' : 'Try a price';

/** The deal's own figure for one of them; null where it has none. */
export function baseOf({ inputs }: Pick<Evaluation, 'inputs'>, tried: Tried): number | null {
  switch (tried) {
    case 'price':
      return inputs.price;
    case 'rent':
      return inputs.income.rentPcm;
    case 'deposit':
      return 100 - inputs.finance.ltv;
    case 'adr':
      return inputs.income.adr;
    case 'gdv':
      return inputs.refi.gdv;
    case 'salePrice':
      return inputs.exit.salePrice;
  }
}

/** The overrides of a scenario that tries these figures: those alone that differ from the deal. */
export function overridesOf(
  deal: Pick<Evaluation, 'inputs'>,
  figures: readonly (readonly [Tried, number])[],
): Record<string, number> {
  return Object.fromEntries(
    figures
      .filter(([tried, value]) => value !== baseOf(deal, tried))
      .map(([tried, value]) => [triedPaths[tried], tried === 'deposit' ? 100 - value : value]),
  );
}

/** What a try is compared by, by the names that cards use. */
export const comparedLabels = ({ primary }: Pick<Evaluation, 'primary'>): readonly string[] =>
  primary === 'flip'
    ? ['Profit', 'ROI', 'Cash needed']
    : [
        'Cash flow',
        'ROI',
        ...(primary === 'brrr' ? ['Money left in'] : []),
        // A home that is rented on has no price to go by.
        ...(primary === 'r2r' ? [] : ['Gross yield']),
        'Cash needed',
      ];
