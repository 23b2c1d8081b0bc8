// What the card of an evaluation hands on of its inputs: no more than its owner shows (contract, SharedDeal).
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';

type Inputs = Schema<'EvaluationInputs'>;
type SomeInputs = Schema<'SomeEvaluationInputs'>;

/** @param shows what its owner lets the card tell; nothing more than area and returns when left out */
export function sharedDeal(
  { primary, nation, outcode, inputs }: Readonly<Row<'evaluation'>>,
  shows?: Schema<'EvaluationShows'>,
): Schema<'SharedDeal'> {
  return { strategy: primary, nation, outcode, inputs: shows?.price ? shown(inputs, shows.costs) : {} };
}

/** Field by field, so that an input that comes to be is kept back until somebody decides to show it. */
function shown(
  { price, income, refurb, furnishing, refi, exit, costs }: Inputs,
  areCosts: boolean,
): SomeInputs {
  if (!areCosts) return { price };
  const { groundRent, serviceCharge, licence, headRent } = costs;
  const works = refurb.items.reduce((sum, { qty, rate, vatPct }) => sum + qty * rate * (1 + vatPct / 100), 0);
  return {
    price,
    // Names of works and rooms are the owner's own words.
    refurb: { items: works > 0 ? [{ name: 'Works', qty: 1, rate: Math.round(works), vatPct: 0 }] : [] },
    furnishing,
    refi: { gdv: refi.gdv },
    income: { ...income, rooms: income.rooms.map((room, index) => ({ ...room, name: `Room ${index + 1}` })) },
    costs: { groundRent, serviceCharge, licence, headRent },
    exit: { salePrice: exit.salePrice, months: exit.months },
  };
}
