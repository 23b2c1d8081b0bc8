// Energy certificates: bands, the minimum for letting, and what would reach a C.
import type { Schema } from '../../../engine/contract/contract';

type Band = Schema<'PropertyEpcRating'>;
type Recommendation = Schema<'EpcRecommendation'>;

/** The least score of each band, SAP points. */
const least = { A: 92, B: 81, C: 69, D: 55, E: 39, F: 21, G: 1 } satisfies Record<Band, number>;
const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly Band[];

/** The band of a score from 1 to 100. */
export const bandOf = (score: number): Band => bands.find((band) => score >= least[band]) ?? 'G';

/** The score once the recommendations that are done count, at most 100. */
export const projectedScore = (score: number, recommendations: readonly Recommendation[]) =>
  Math.min(
    100,
    recommendations.filter(({ done }) => done).reduce((sum, { points }) => sum + points, score),
  );

/**
 * The set of open recommendations of least cost that reaches a C; all of them when they are not enough. Null from 69
 * points on.
 */
export function stepsToC(
  score: number,
  recommendations: readonly Recommendation[],
): Schema<'EpcStepsToC'> | null {
  const points = least.C - score;
  if (points <= 0) return null;
  const open = recommendations.filter(({ done, points: gain }) => !done && gain > 0);
  type Plan = { gain: number; costMin: number; costMax: number };
  const costOf = ({ costMin, costMax }: Plan) => costMin + costMax;
  // The cheapest plan for every gain up to what is needed: at most 69 of them, however many recommendations.
  let plans = new Map<number, Plan>([[0, { gain: 0, costMin: 0, costMax: 0 }]]);
  for (const each of open) {
    const next = new Map(plans);
    for (const plan of plans.values()) {
      const gain = Math.min(points, plan.gain + each.points);
      const longer = { gain, costMin: plan.costMin + each.costMin, costMax: plan.costMax + each.costMax };
      const known = next.get(gain);
      if (known === undefined || costOf(longer) < costOf(known)) next.set(gain, longer);
    }
    plans = next;
  }
  const enough = plans.get(points);
  const total = (key: 'costMin' | 'costMax') => open.reduce((sum, each) => sum + each[key], 0);
  return {
    points,
    costMin: enough?.costMin ?? total('costMin'),
    costMax: enough?.costMax ?? total('costMax'),
    reachable: enough !== undefined,
  };
}

/**
 * Whether a home may be let by its rating: the Energy Efficiency (Private Rented Property) (England and Wales)
 * Regulations 2015 ask for an E or a registered exemption; Scotland and Northern Ireland ask for none.
 */
export function meesOf(
  band: Band,
  exemptionRef: string | null,
  nation: Schema<'PropertyNation'> | undefined,
): Schema<'PropertyEpc'>['mees'] {
  if (nation === 'scotland' || nation === 'northern_ireland') return 'not_applicable';
  if (band !== 'F' && band !== 'G') return 'compliant';
  return exemptionRef ? 'exempt' : 'cannot_let';
}
