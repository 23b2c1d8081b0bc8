import type { Schema } from '../../../../engine/contract/contract';
import type { Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { bandOf } from '../../../property-search/areas/epc-bands';
import { addDays, addMonths, londonDay } from '@/lib/dates/calendar-day';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';

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

/** Home, score, potential score, days until it runs out, floor area, assessor, measures. Home 6 has none; that of home 4 has run out. */
const certificates: readonly (readonly [
  number,
  number,
  number,
  number,
  number | null,
  string | null,
  readonly Recommendation[],
])[] = [
  [1, 63, 84, 2_210, 82, 'Megan Price', [{ ...loft, done: true }, controls, walls, solar]],
  [2, 74, 79, 1_902, 61, 'Adrian Moult', [controls]],
  [3, 71, 86, 1_420, 128, 'Adrian Moult', [{ ...boiler, done: true }, floor, solar]],
  [4, 58, 83, -31, 68, 'R. Pilkington', [loft, walls, controls, solar]],
  [5, 66, 84, 2_904, 103, 'Megan Price', [controls, floor, solar]],
  [7, 70, 82, 2_001, 161, null, [{ ...walls, done: true }, solar]],
  [8, 44, 80, 3_005, 74, 'R. Pilkington', [loft, walls, boiler, glazing, solar]],
  [9, 52, 81, 1_632, 58, 'Sunil Kapoor', [loft, walls, controls, solar]],
  [10, 83, 83, 2_500, 71, 'Yorkshire Energy Surveys', []],
  [11, 31, 78, 1_733, 63, 'Adrian Moult', [loft, walls, boiler, glazing, controls, floor]],
  [12, 72, 77, 2_812, 76, 'Clyde Assessors', [controls]],
  [13, 47, 82, 77, 92, 'Megan Price', [loft, boiler, { ...controls, done: true }, floor, solar]],
  [14, 61, 82, 2_352, 79, null, [loft, solar]],
];

export function seedEpcs(tables: Tables, now: Date): void {
  const today = londonDay(now);
  certificates.forEach(([home, score, potential, inDays, areaSqm, assessor, recommendations], index) => {
    const expiresOn = addDays(today, inDays);
    const at = before(now, { days: 300, minutes: index });
    tables.propertyEpc.add({
      ownerId: memberId,
      propertyId: uuidOf('property', home),
      certificateNumber:
        home === 14 ? null : `8${String(910_204_417 * (index + 3)).padStart(12, '0')}20417733508`,
      current: bandOf(score),
      currentScore: score,
      potential: bandOf(potential),
      potentialScore: potential,
      lodgedOn: addMonths(expiresOn, -120),
      expiresOn,
      areaSqm,
      assessor,
      recommendations: recommendations.map((each) => ({ ...each })),
      exemptionRef: null,
      createdAt: at,
      updatedAt: at,
    });
  });
}
