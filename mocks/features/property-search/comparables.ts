// Sales and lets near a place, as a land register and a letting agent would list them: made of the area, always the same.
import { milesBetween, type Point } from '@/lib/property-search/geo';
import type { Schema } from '../../engine/contract/contract';
import type { Area } from './seeds/areas';
import { dayMs, makeListing } from './seeds/listings';
import { trait } from './seeds/features';
import { Dice } from '../../engine/seeds/random';
import { dayOf } from './history';

type Sold = Schema<'SoldComparable'>;
type Rented = Schema<'RentComparable'>;

const salesAnArea = 36;
const letsAnArea = 20;
/** A month in days, on average. */
const monthDays = 30.44;
/** How many months back the sales reach. */
const reachMonths = 60;

/** The same number for the same outcode. */
const seedOf = (outcode: string) =>
  Array.from(outcode).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 17);

const tidy = (miles: number) => Math.round(miles * 100) / 100;
const round5 = (value: number) => Math.round(value / 5) * 5;

/** @param month the first of the present month, so that the sales of an area stay the same for weeks */
function monthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function postcodeFor(dice: Dice, outcode: string): string {
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  return `${outcode} ${dice.between(1, 9)}${dice.pick(Array.from(letters))}${dice.pick(Array.from(letters))}`;
}

/** Sales of the area, nearest to the point first. */
export function soldComps(area: Area, from: Point, now: number, months: number): Sold[] {
  const dice = new Dice(seedOf(area.outcode));
  const start = monthStart(now);
  const sales = Array.from({ length: salesAnArea }, (_, index) => {
    const facts = makeListing(dice, start, { outcode: area.outcode, status: 'sold', days: 60 });
    const monthsAgo = dice.roll() ** 1.7 * reachMonths;
    // Prices grew by some four per cent a year.
    const price = Math.round((facts.price * 0.97 * 1.04 ** (-monthsAgo / 12)) / 500) * 500;
    return {
      id: `${area.outcode}-s${index + 1}`,
      address: `${dice.between(1, 148)} ${facts.street}`,
      postcode: postcodeFor(dice, area.outcode),
      price,
      on: dayOf(start - monthsAgo * monthDays * dayMs),
      type: facts.type,
      tenure: facts.tenure ?? 'freehold',
      newBuild: (facts.traits & trait.newBuild) !== 0,
      bedrooms: dice.chance(0.2) ? null : facts.bedrooms,
      areaSqm: facts.areaSqm,
      distanceMiles: tidy(milesBetween(from, facts)),
    };
  });
  const since = dayOf(now - months * monthDays * dayMs);
  return sales.filter(({ on }) => on >= since).toSorted((a, b) => a.distanceMiles - b.distanceMiles);
}

/** Homes let in the last half year, nearest to the point first. */
export function rentComps(area: Area, from: Point, now: number): Rented[] {
  const dice = new Dice(seedOf(area.outcode) + 1);
  const start = monthStart(now);
  const lets = Array.from({ length: letsAnArea }, (_, index) => {
    const facts = makeListing(dice, start, { outcode: area.outcode, status: 'let_agreed', days: 60 });
    return {
      id: `${area.outcode}-r${index + 1}`,
      address: facts.street,
      postcode: postcodeFor(dice, area.outcode),
      rentPcm: round5(facts.price),
      on: dayOf(start - dice.between(0, 180) * dayMs),
      type: facts.type,
      bedrooms: facts.bedrooms,
      areaSqm: facts.areaSqm,
      furnished: dice.chance(0.35),
      distanceMiles: tidy(milesBetween(from, facts)),
    };
  });
  const isHome = ({ type }: Rented) => type !== 'land' && type !== 'commercial' && type !== 'park_home';
  return lets.filter(isHome).toSorted((a, b) => a.distanceMiles - b.distanceMiles);
}
