// Energy certificates: made of a number, so that an address always has the same one.
import type { Schema } from '../../engine/contract/contract';
import { dayOf } from './history';

type Details = Schema<'EpcDetails'>;
type Rating = Schema<'ListingEpcRating'>;

/** The lowest score of each rating. */
const lowest: readonly (readonly [Rating, number])[] = [
  ['A', 92],
  ['B', 81],
  ['C', 69],
  ['D', 55],
  ['E', 39],
  ['F', 21],
  ['G', 1],
];

export function ratingOf(score: number): Rating {
  return lowest.find(([, low]) => score >= low)?.[0] ?? 'G';
}

/** A score within the rating. */
function scoreIn(rating: Rating, n: number): number {
  const place = lowest.findIndex(([each]) => each === rating);
  const low = lowest[place]?.[1] ?? 1;
  const next = lowest[place - 1]?.[1] ?? 96;
  return low + (n % (next - low));
}

type Measure = readonly [text: string, costMin: number, costMax: number, points: number];
const measures: readonly [Measure, ...Measure[]] = [
  ['Loft insulation to 270 mm', 900, 1200, 5],
  ['Cavity or internal wall insulation', 4000, 14_000, 9],
  ['Floor insulation (suspended floor)', 5000, 10_000, 3],
  ['Draught proofing', 150, 250, 1],
  ['Low-energy lighting for all fixed outlets', 40, 220, 1],
  ['Replace the boiler with a condensing boiler', 2200, 3500, 7],
  ['Heating controls: room thermostat and thermostatic radiator valves', 350, 600, 3],
  ['Solar photovoltaic panels, 2.5 kWp', 5000, 8000, 10],
  ['Double glazing instead of single', 3300, 6500, 4],
];

const walls = [
  'Solid brick, as built, no insulation (assumed)',
  'Cavity wall, as built, partial insulation (assumed)',
  'Cavity wall, filled cavity',
  'Sandstone, as built, no insulation (assumed)',
  'Timber frame, as built, insulated (assumed)',
] as const;
const roofs = [
  'Pitched, 100 mm loft insulation',
  'Pitched, 250 mm loft insulation',
  '(Another dwelling above)',
  'Pitched, no insulation (assumed)',
] as const;
const windows = [
  'Fully double glazed',
  'Mostly double glazing',
  'Single glazed',
  'Some double glazing',
] as const;
const heatings = [
  'Boiler and radiators, mains gas',
  'Electric storage heaters',
  'Boiler and radiators, mains gas, programmer only',
  'Community scheme',
] as const;
const ages = [
  'Before 1900',
  '1900–1929',
  '1930–1949',
  '1950–1966',
  '1967–1982',
  '1996–2006',
  '2012 onwards',
] as const;
const assessors = [
  'Megan Price',
  'Iain Galbraith',
  'Farah Siddiqui',
  'Paul Thwaite',
  'Ceri Llewellyn',
] as const;

const pick = <T>(items: readonly [T, ...T[]], n: number): T => items[n % items.length] ?? items[0];
const yearMs = 365.25 * 86_400_000;

export interface Energy {
  currentScore: number;
  potential: Rating;
  potentialScore: number;
  recommendations: Details['recommendations'];
}

/** What the certificate says of this rating; `n` tells one home from another. */
export function energyOf(rating: Rating, n: number): Energy {
  const currentScore = scoreIn(rating, n);
  const isGood = rating === 'A' || rating === 'B';
  const wanted = isGood ? 1 : rating === 'C' ? 2 : 2 + (n % 3);
  // A good home lacks only the panels.
  const chosen = isGood
    ? measures.slice(7, 8)
    : Array.from({ length: wanted }, (_, index) => pick(measures, n + index * 4));
  const recommendations = chosen.map(([text, costMin, costMax, points]) => ({
    text,
    costMin,
    costMax,
    points: Math.min(points, 100 - currentScore),
    done: false,
  }));
  const gained = recommendations.reduce((sum, { points }) => sum + points, 0);
  const potentialScore = Math.min(100, currentScore + gained);
  return { currentScore, potential: ratingOf(potentialScore), potentialScore, recommendations };
}

export interface Home {
  n: number;
  rating: Rating;
  areaSqm: number;
  address: string;
  postcode: string;
}

export function certificateOf({ n, rating, areaSqm, address, postcode }: Home, now: number): Details {
  const lodged = now - (0.3 + ((n * 37) % 117) / 10) * yearMs;
  const expires = new Date(lodged);
  expires.setUTCFullYear(expires.getUTCFullYear() + 10);
  const { currentScore, potential, potentialScore, recommendations } = energyOf(rating, n);
  const digits = String(((n % 9973) + 1) * 86_028_121).padStart(20, '0');
  return {
    certificateNumber: `${1000 + (n % 9000)}${digits}`.slice(0, 24),
    address,
    postcode,
    current: rating,
    currentScore,
    potential,
    potentialScore,
    lodgedOn: dayOf(lodged),
    expiresOn: dayOf(expires.getTime()),
    expired: expires.getTime() <= now,
    areaSqm,
    assessor: pick(assessors, n),
    walls: pick(walls, n),
    roof: pick(roofs, n >> 1),
    windows: pick(windows, n >> 2),
    heating: pick(heatings, n >> 1),
    ageBand: pick(ages, n),
    recommendations,
  };
}
