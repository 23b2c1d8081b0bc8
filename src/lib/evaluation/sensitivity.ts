import { headline, type Headline } from './judgement/headline';
import type { EvaluationInputs } from './inputs/inputs';
import { withFigure } from './solve';
import { strategyResults } from './inputs/strategies';
import { refurbTotal } from './strategies/purchase';
import type { Terms } from './inputs/terms';

/** A figure that is turned: in steps of £ or of per cent, up and down from what the deal has. */
export type Turned = 'rent' | 'rate' | 'price' | 'refurb';

export interface SensitivityGrid {
  /** What the rows and columns stand for, £ or %; no columns where one figure alone is turned. */
  rows: readonly number[];
  columns: readonly number[];
  /** By row, then column. */
  cells: readonly (readonly Headline[])[];
  /** Which row and column are the deal as it is. */
  base: { row: number; column: number };
}

const steps: Readonly<Record<Turned, readonly number[]>> = {
  rent: [-10, -5, 0, 5, 10],
  price: [-10, -5, 0, 5, 10],
  refurb: [-20, 0, 20, 40],
  rate: [-1, 0, 1, 2],
};

/** The headline of the deal at every pair of two turned figures, 16 to 25 deals, or at every turn of one. */
export function sensitivity(
  inputs: EvaluationInputs,
  terms: Terms,
  [row, column]: readonly [row: Turned, column?: Turned | undefined],
): SensitivityGrid {
  const only: Terms = { ...terms, strategies: [terms.primary] };
  const rows = turns(row, inputs, only);
  const columns = column ? turns(column, inputs, only) : [];
  const at = (deal: EvaluationInputs) => headline(deal, only, strategyResults(deal, only));
  return {
    rows,
    columns,
    cells: rows.map((first) => {
      const turned = turn(row, inputs, only, first);
      return column ? columns.map((second) => at(turn(column, turned, only, second))) : [at(turned)];
    }),
    base: {
      row: rows.indexOf(figureNow(row, inputs, only)),
      column: column ? columns.indexOf(figureNow(column, inputs, only)) : 0,
    },
  };
}

/** Each value once: there is no rate under nothing, and shares of nothing are all nothing. */
function turns(what: Turned, inputs: EvaluationInputs, terms: Terms): number[] {
  const now = figureNow(what, inputs, terms);
  const values = steps[what].map((step) =>
    step === 0 ? now : what === 'rate' ? Math.max(0, now + step) : Math.round(now * (1 + step / 100)),
  );
  return [...new Set(values)];
}

/** What the figure is now, £ or %; rent is a night's for a serviced home and all rooms' for a shared house. */
function figureNow(what: Turned, inputs: EvaluationInputs, { primary }: Terms): number {
  const { income, finance, refi } = inputs;
  switch (what) {
    case 'price':
      return inputs.price;
    case 'refurb':
      return refurbTotal(inputs.refurb);
    case 'rate':
      return primary === 'brrr' ? refi.rate : finance.rate;
    case 'rent':
      if (primary === 'sa') return income.adr ?? 0;
      return primary === 'hmo' || (primary === 'r2r' && income.rooms.length > 0)
        ? income.rooms.reduce((all, { rentPcm }) => all + rentPcm, 0)
        : (income.rentPcm ?? 0);
  }
}

function turn(what: Turned, inputs: EvaluationInputs, terms: Terms, to: number): EvaluationInputs {
  const now = figureNow(what, inputs, terms);
  if (to === now) return inputs;
  switch (what) {
    case 'price':
    case 'refurb':
      return withFigure(what, inputs, to);
    case 'rate':
      return terms.primary === 'brrr'
        ? { ...inputs, refi: { ...inputs.refi, rate: to } }
        : { ...inputs, finance: { ...inputs.finance, rate: to } };
    case 'rent':
      return withRent(inputs, terms, now === 0 ? 1 : to / now, to);
  }
}

/** Rooms keep their proportions. */
function withRent(inputs: EvaluationInputs, { primary }: Terms, by: number, to: number): EvaluationInputs {
  const { income } = inputs;
  if (primary === 'sa') return { ...inputs, income: { ...income, adr: to } };
  const rooms = income.rooms.map((room) => ({ ...room, rentPcm: room.rentPcm * by }));
  return { ...inputs, income: { ...income, rentPcm: primary === 'hmo' ? income.rentPcm : to, rooms } };
}
