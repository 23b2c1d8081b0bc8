import type { Schema } from '../../../../engine/contract/contract';
import type { Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { bandOf } from '../../../property-search/areas/epc-bands';
import { addMonths } from '@/lib/dates/calendar-day';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';
import { dayBefore } from '../properties';

type Recommendation = Schema<'EpcRecommendation'>;

const measure = (
  text: string,
  costMin: number,
  costMax: number,
  points: number,
  done = false,
): Recommendation => ({ text, costMin, costMax, points, done });

const loft = measure('Loft insulation to 270 mm', 900, 1_200, 5);
const walls = measure('Internal wall insulation', 7_500, 11_000, 9);
const controls = measure('Time and temperature zone control', 220, 250, 2);
const boiler = measure('Condensing boiler', 2_200, 3_500, 8);
const glazing = measure('Double-glazed windows', 3_300, 6_500, 4);
const floor = measure('Floor insulation (suspended floor)', 5_000, 10_000, 3);
const solar = measure('Solar panels, 2.5 kWp', 8_000, 10_000, 10);

/** Home, score, potential score, lodged days ago, floor area, assessor, measures. Home 6 has none; that of home 4 has run out. */
const certificates: readonly (readonly [
  number,
  number,
  number,
  number,
  number | null,
  string | null,
  readonly Recommendation[],
])[] = [
  [1, 63, 84, 1_420, 82, 'Megan Price', [{ ...loft, done: true }, controls, walls, solar]],
  [2, 74, 79, 1_860, 61, 'Adrian Moult', [controls]],
  [3, 71, 86, 1_450, 128, 'Adrian Moult', [{ ...boiler, done: true }, floor, solar]],
  [4, 58, 83, 3_770, 68, 'R. Pilkington', [loft, walls, controls, solar]],
  [5, 66, 84, 960, 103, 'Megan Price', [controls, floor, solar]],
  [7, 70, 82, 705, 161, null, [{ ...walls, done: true }, solar]],
  [8, 44, 80, 1_210, 74, 'R. Pilkington', [loft, walls, boiler, glazing, solar]],
  [9, 52, 81, 2_020, 58, 'Sunil Kapoor', [loft, walls, controls, solar]],
  [10, 83, 83, 2_640, 71, 'Yorkshire Energy Surveys', []],
  [11, 31, 78, 1_125, 63, 'Adrian Moult', [loft, walls, boiler, glazing, controls, floor]],
  [12, 72, 77, 840, 76, 'Clyde Assessors', [controls]],
  [13, 47, 82, 110, 92, 'Megan Price', [loft, boiler, { ...controls, done: true }, floor, solar]],
  [14, 61, 82, 1_300, 79, null, [loft, solar]],
];

export function seedEpcs(tables: Tables, now: Date): void {
  certificates.forEach(([home, score, potential, daysAgo, areaSqm, assessor, recommendations], index) => {
    const lodgedOn = dayBefore(now, daysAgo);
    const at = before(now, { days: Math.min(daysAgo, 300), minutes: index });
    tables.propertyEpc.add({
      ownerId: memberId,
      propertyId: uuidOf('property', home),
      certificateNumber:
        home === 14 ? null : `8${String(910_204_417 * (index + 3)).padStart(12, '0')}20417733508`,
      current: bandOf(score),
      currentScore: score,
      potential: bandOf(potential),
      potentialScore: potential,
      lodgedOn,
      expiresOn: addMonths(lodgedOn, 120),
      areaSqm,
      assessor,
      recommendations: recommendations.map((each) => ({ ...each })),
      exemptionRef: null,
      createdAt: at,
      updatedAt: at,
    });
  });
}
