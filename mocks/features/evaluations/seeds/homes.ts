// Deals that became homes of Hannah's: each names the other, and both tell the same purchase.
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import type { Row, Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import type { Deal } from './deal-kinds';

/** The home that a deal of hers became, by the deal's number. */
const homeOfDeal: ReadonlyMap<number, number> = new Map([
  [18, 2],
  [19, 5],
  [23, 1],
]);

/** What Hannah's n-th deal became; undefined for one that she did not buy. */
export function homeOf(tables: Tables, n: number): Readonly<Row<'property'>> | undefined {
  return tables.property.get(uuidOf('property', homeOfDeal.get(n) ?? 0));
}

/** The deal on the day and at the price of its purchase. */
export function boughtDeal(deal: Deal, { purchasePrice, purchaseDate }: Readonly<Row<'property'>>): Deal {
  const { price, purchaseDate: planned } = deal.inputs;
  const facts = { price: purchasePrice ?? price, purchaseDate: purchaseDate ?? planned };
  return { ...deal, inputs: mergeInputs(deal.inputs, facts) };
}

/** Names the evaluation in the record of the home, with the version that the forecast is read from. */
export function linkHome(tables: Tables, evaluation: Readonly<Row<'evaluation'>>): void {
  if (evaluation.propertyId === null) return;
  tables.property.update(evaluation.propertyId, {
    evaluationId: evaluation.id,
    evaluationVersion: evaluation.version,
  });
}
