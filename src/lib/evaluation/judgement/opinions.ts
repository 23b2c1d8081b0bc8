// Second opinions on the figures of a deal: which there are, and how far those of several people lie apart.
import type { EvaluationInputs, Strategy } from '../inputs/inputs';
import { ownFiguresOf } from '../my-numbers';

/** The rent of a month, the value after the works or at the sale, and all works with VAT; £. */
export type OpinionFigure = 'rent' | 'gdv' | 'refurb';

/** What others can be asked for a deal of each strategy: those of its own figures that somebody can judge from outside. */
export function opinionFiguresOf(strategy: Strategy): OpinionFigure[] {
  const own = new Set(ownFiguresOf[strategy]);
  return [
    ...(own.has('rentPcm') ? (['rent'] as const) : []),
    ...(own.has('gdv') || own.has('salePrice') ? (['gdv'] as const) : []),
    ...(own.has('works') ? (['refurb'] as const) : []),
  ];
}

/** What the owner reckons, £ to the pound; null where they have no figure. Rooms of a shared house count together. */
export function ownersFigure(
  { income, refi, exit, refurb }: Pick<EvaluationInputs, 'income' | 'refi' | 'exit' | 'refurb'>,
  strategy: Strategy,
  figure: OpinionFigure,
): number | null {
  switch (figure) {
    case 'rent': {
      if (strategy !== 'hmo') return rounded(income.rentPcm);
      const { rooms } = income;
      return rooms.length === 0 ? null : rounded(rooms.reduce((sum, { rentPcm }) => sum + rentPcm, 0));
    }
    case 'gdv':
      return rounded(strategy === 'flip' ? exit.salePrice : refi.gdv);
    case 'refurb':
      if (refurb.items.length === 0) return null;
      return rounded(
        refurb.items.reduce((sum, { qty, rate, vatPct }) => sum + qty * rate * (1 + vatPct / 100), 0),
      );
  }
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** Where a figure goes in the inputs and what goes there; null where it is the sum of rooms, which share it as nobody said. */
export function opinionInput(
  strategy: Strategy,
  figure: OpinionFigure,
  value: number,
): { path: string; value: number | EvaluationInputs['refurb']['items'] } | null {
  switch (figure) {
    case 'rent':
      return strategy === 'hmo' ? null : { path: 'income.rentPcm', value };
    case 'gdv':
      return { path: strategy === 'flip' ? 'exit.salePrice' : 'refi.gdv', value };
    case 'refurb':
      return {
        path: 'refurb.items',
        value: value === 0 ? [] : [{ name: 'Works as estimated', qty: 1, rate: value, vatPct: 0 }],
      };
  }
}

export interface Spread {
  count: number;
  min: number;
  median: number;
  max: number;
}

/**
 * How far estimates lie apart; null where there are none. Half way between the two in the middle when their number is even.
 * @param values whole pounds, in any order
 */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [min] = sorted;
  const max = sorted.at(-1);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (min === undefined || max === undefined || upper === undefined || lower === undefined) return null;
  return { count: sorted.length, min, median: Math.round((lower + upper) / 2), max };
}
