// The next offer of a deal (N5), on its card.
import { offerTargets } from '@/lib/evaluation/judgement/offer-targets';
import { endlessPrice, maxOffer } from '@/lib/evaluation/solve';
import type { Schema } from '../../engine/contract/contract';
import type { World } from '../../engine/world/world';
import type { EvaluationRow } from './rules/access';
import { profileFor } from './rules/evaluation-results';

/** Before these there is nothing to go by, after them a price is agreed. */
const openStages: ReadonlySet<Schema<'PipelineStage'>> = new Set(['evaluating', 'viewing', 'offer_made']);

/** Offers that were worked out, by the inputs of the deal: it takes too long to do for each deal of a board at each read. */
const known = new WeakMap<EvaluationRow['inputs'], Map<string, number | null>>();

/** £; what a reader may offer by their own criteria, null where there is nothing to say. */
export function nextOffer({ db }: World, row: EvaluationRow, readerId: number): number | null {
  const { inputs, pipeline, region, nation, outcode, strategies, primary, roceBasis, settingsId } = row;
  if (pipeline === null || !openStages.has(pipeline.stage) || primary === 'r2r') return null;
  const targets = offerTargets(row, profileFor(db, readerId, settingsId)?.criteria);
  if (targets.length === 0) return null;
  const terms = { region, nation, outcode, strategies, primary, roceBasis };
  const offers = known.get(inputs) ?? new Map<string, number | null>();
  known.set(inputs, offers);
  const asked = JSON.stringify([targets, terms]);
  const before = offers.get(asked);
  if (before !== undefined) return before;
  const pounds = maxOffer(inputs, terms, targets);
  const offer = pounds !== null && pounds < endlessPrice ? pounds : null;
  offers.set(asked, offer);
  return offer;
}
