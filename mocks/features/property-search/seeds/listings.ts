// Makes listings: a few microseconds each, the n-th always the same.
import type { ListingFacts } from '../../../engine/db/tables/property-search';
import { areas, townOf, type Area } from './areas';
import { fitting, flatFeatures, houseFeatures, trait } from './features';
import { leaseFacts, qualifierOf, sharedLease } from './terms';
import type { Dice } from '../../../engine/seeds/random';

type Facts = Omit<ListingFacts, 'id'>;
type Type = Facts['type'];

/** What a listing made by hand insists on; the rest is thrown. */
export type ListingTemplate = Partial<
  Pick<
    Facts,
    'outcode' | 'type' | 'bedrooms' | 'price' | 'status' | 'estRentPcm' | 'areaSqm' | 'epc' | 'traits'
  >
> & { days?: number };

export const dayMs = 86_400_000;
const squareFeetPerSquareMetre = 10.7639;

const houses: readonly Type[] = [
  ...Array<Type>(38).fill('terraced'),
  ...Array<Type>(15).fill('semi'),
  ...Array<Type>(9).fill('end_terrace'),
  ...Array<Type>(21).fill('flat'),
  ...Array<Type>(5).fill('detached'),
  ...Array<Type>(3).fill('maisonette'),
  ...Array<Type>(3).fill('bungalow'),
  'studio',
  'block',
  'commercial',
  'mixed',
  'land',
  'park_home',
];
const urbanHomes: readonly Type[] = [
  ...Array<Type>(40).fill('flat'),
  ...Array<Type>(4).fill('maisonette'),
  ...Array<Type>(3).fill('studio'),
  ...Array<Type>(2).fill('terraced'),
  'commercial',
];
const statuses: readonly Facts['status'][] = [
  ...Array<Facts['status']>(60).fill('for_sale'),
  ...Array<Facts['status']>(8).fill('auction'),
  ...Array<Facts['status']>(4).fill('under_offer'),
  ...Array<Facts['status']>(7).fill('sstc'),
  ...Array<Facts['status']>(7).fill('sold'),
  ...Array<Facts['status']>(10).fill('to_rent'),
  ...Array<Facts['status']>(3).fill('let_agreed'),
  'withdrawn',
];
const ratings: readonly Facts['epc'][] = [
  ...Array<Facts['epc']>(5).fill('B'),
  ...Array<Facts['epc']>(30).fill('C'),
  ...Array<Facts['epc']>(38).fill('D'),
  ...Array<Facts['epc']>(14).fill('E'),
  ...Array<Facts['epc']>(4).fill('F'),
  'G',
  ...Array<Facts['epc']>(6).fill(null),
];

/** What a type costs against a terraced house, the m² of none and of each bedroom, and the fewest and most bedrooms. */
const shapes: Readonly<
  Record<Type, readonly [cost: number, base: number, each: number, low: number, high: number]>
> = {
  detached: [1.3, 44, 21, 3, 5],
  semi: [1.12, 40, 17, 2, 4],
  terraced: [1, 40, 15, 2, 5],
  end_terrace: [1.04, 42, 15, 2, 4],
  flat: [1.05, 27, 17, 1, 3],
  maisonette: [0.95, 32, 17, 1, 4],
  bungalow: [1.2, 38, 17, 2, 3],
  studio: [1.2, 31, 0, 0, 0],
  park_home: [0.6, 34, 12, 1, 2],
  land: [0.45, 260, 0, 0, 0],
  block: [0.82, 40, 22, 4, 8],
  commercial: [0.66, 118, 0, 0, 0],
  mixed: [0.78, 92, 14, 1, 3],
};
/** Rent against two bedrooms, by bedrooms. */
const rentByBeds = [0.62, 0.78, 1, 1.2, 1.48, 1.85, 2.2, 2.5, 2.8];

const ordinaryHomes: ReadonlySet<Type> = new Set([
  'terraced',
  'end_terrace',
  'semi',
  'detached',
  'bungalow',
  'flat',
  'maisonette',
]);
const isFlat = (type: Type) => type === 'flat' || type === 'studio' || type === 'maisonette';

export function makeListing(dice: Dice, now: number, template: ListingTemplate = {}): Facts {
  const area =
    template.outcode === undefined
      ? dice.pick(areas)
      : (areas.find((each) => each.outcode === template.outcode) ?? dice.pick(areas));
  const type = template.type ?? dice.pick(area.urban ? urbanHomes : houses);
  const status = template.status ?? dice.pick(statuses);
  const isLet = status === 'to_rent' || status === 'let_agreed';
  const [cost, base, each, low, high] = shapes[type];
  const bedrooms = template.bedrooms ?? dice.between(low, high - (dice.chance(0.6) && high > 2 ? 1 : 0));
  const area0 = template.areaSqm ?? Math.round((base + each * bedrooms) * (0.88 + dice.roll() * 0.3));
  const traits = fitting(template.traits ?? traitsOf(dice, area, type, status), type, bedrooms);
  const condition = (traits & trait.needsWork) !== 0 ? 0.79 : 1;
  const share = (traits & trait.sharedOwnership) !== 0 ? 0.5 : 1;
  const worth = type === 'land' ? 30_000 + area.perSqm * 32 * dice.roll() : area.perSqm * area0 * cost;
  const value = worth * condition * share * (0.86 + dice.roll() * 0.3);
  const rent = rentOf(dice, area, type, bedrooms);
  const price = template.price ?? (isLet ? (rent ?? area.rent) : askingPrice(dice, value));
  const areaSqm = template.areaSqm ?? (type === 'land' || dice.chance(0.07) ? null : area0);
  const addedAt = now - Math.round((template.days ?? ageInDays(dice, status)) * dayMs);
  const cut = reductionOf(dice, now, addedAt, price, isLet);
  const estRentPcm = isLet ? null : (template.estRentPcm ?? rent);
  const yearly = estRentPcm === null ? null : estRentPcm * 12;
  const thrownLease = leaseFacts(dice, area, type, price);
  const lease = (traits & trait.sharedOwnership) === 0 ? thrownLease : sharedLease(thrownLease, price);
  // Field by field: an object put together from others is ten times slower to read.
  return {
    status,
    price,
    priceQualifier: qualifierOf(dice, area, status),
    street: dice.pick(area.streets),
    outcode: area.outcode,
    town: area.town,
    lat: rounded(area.lat + (dice.roll() - 0.5) * 0.014, 5),
    lng: rounded(area.lng + (dice.roll() - 0.5) * 0.022, 5),
    type,
    bedrooms,
    bathrooms: type === 'land' ? 0 : Math.max(1, Math.round(bedrooms / 2.4)),
    areaSqm,
    tenure: lease.tenure,
    leaseYears: lease.leaseYears,
    serviceCharge: lease.serviceCharge,
    groundRent: lease.groundRent,
    councilTaxBand: lease.councilTaxBand,
    epc: type === 'land' ? null : template.epc === undefined ? ratingOf(dice, traits) : template.epc,
    traits,
    addedAt,
    lastSeenAt: lastSeen(dice, now, addedAt, status),
    firstPrice: cut.firstPrice,
    reducedAt: cut.reducedAt,
    reduction: cut.reduction,
    auctionAt: status === 'auction' ? now + dice.between(2, 40) * dayMs : null,
    estRentPcm,
    pricePerSqFt:
      isLet || areaSqm === null || type === 'land'
        ? null
        : rounded(price / (areaSqm * squareFeetPerSquareMetre), 1),
    grossYield: yearly === null || price === 0 ? null : rounded((yearly / price) * 100, 2),
  };
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

function rentOf(dice: Dice, area: Area, type: Type, bedrooms: number): number | null {
  const noise = 0.92 + dice.roll() * 0.17;
  const isUnknown = dice.chance(0.04);
  if (isUnknown || type === 'land' || type === 'commercial' || type === 'park_home') return null;
  return Math.round((area.rent * (rentByBeds[bedrooms] ?? 2.8) * noise) / 5) * 5;
}

/** To £2,500 below £400,000 and £5,000 above, often £50 short of it. */
function askingPrice(dice: Dice, value: number): number {
  const step = value < 400_000 ? 2500 : 5000;
  const round = Math.max(step * 8, Math.round(value / step) * step);
  const habit = dice.roll();
  return habit < 0.3 ? round - 50 : habit < 0.4 ? round - 5 : round;
}

function traitsOf(dice: Dice, area: Area, type: Type, status: Facts['status']): number {
  const bits = Math.floor(dice.roll() * 2 ** 30) & Math.floor(dice.roll() * 2 ** 30);
  let traits = bits & (isFlat(type) ? flatFeatures : type === 'land' ? 0 : houseFeatures);
  if (area.article4) traits |= trait.article4;
  if (area.licensed) traits |= trait.licensedArea;
  const isLet = status === 'to_rent' || status === 'let_agreed';
  if (isLet || type === 'land') return traits;
  if (dice.chance(0.46)) traits |= trait.chainFree;
  const fate = dice.roll();
  if (fate < 0.16) traits |= trait.needsWork;
  else if (fate < 0.21) traits |= trait.newBuild;
  else if (fate < 0.33) traits |= trait.tenanted;
  else if (fate < 0.36 && isFlat(type)) traits |= trait.retirement;
  else if (fate < 0.4 && isPartSold(area, type, status)) traits |= trait.sharedOwnership;
  if (dice.chance(status === 'auction' ? 0.3 : 0.025)) traits |= trait.cashOnly;
  return traits;
}

/** Housing associations of England and Wales part-sell ordinary homes, and at no auction. */
const isPartSold = (area: Area, type: Type, status: Facts['status']) =>
  !area.urban && status !== 'auction' && ordinaryHomes.has(type) && townOf(area.town).nation !== 'scotland';

function ratingOf(dice: Dice, traits: number): Facts['epc'] {
  const rating = dice.pick(ratings);
  if ((traits & trait.newBuild) !== 0) return rating === 'C' ? 'A' : 'B';
  return (traits & trait.needsWork) !== 0 && (rating === 'B' || rating === 'C') ? 'E' : rating;
}

/** Most came lately; what is sold or let has been there for a while. */
function ageInDays(dice: Dice, status: Facts['status']): number {
  const age = dice.roll() ** 2.2 * 210 + 0.02;
  const isGone = status === 'sold' || status === 'sstc' || status === 'withdrawn' || status === 'let_agreed';
  return isGone ? age + 35 : age;
}

/** A few have not been seen for weeks, and nobody has taken them down. */
function lastSeen(dice: Dice, now: number, addedAt: number, status: Facts['status']): number {
  const isGone = status === 'sold' || status === 'withdrawn';
  const days = isGone || dice.chance(0.07) ? 15 + dice.roll() * 20 : dice.roll() * 1.6;
  return Math.max(addedAt, now - Math.round(days * dayMs));
}

function reductionOf(dice: Dice, now: number, addedAt: number, price: number, isLet: boolean) {
  const age = now - addedAt;
  const isCut = dice.chance(0.45) && age > 18 * dayMs;
  const firstPrice = isCut
    ? Math.round((price * (1.02 + dice.roll() * 0.13)) / (isLet ? 25 : 2500)) * (isLet ? 25 : 2500)
    : price;
  if (firstPrice <= price) return { firstPrice: price, reducedAt: null, reduction: 0 };
  return {
    firstPrice,
    // Some weeks after it was listed, some of them only lately.
    reducedAt: Math.round(now - (age - 14 * dayMs) * dice.roll() ** 1.5),
    reduction: rounded(((firstPrice - price) / firstPrice) * 100, 1),
  };
}
