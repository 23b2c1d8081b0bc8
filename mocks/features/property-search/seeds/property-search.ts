import type { Tables } from '../../../engine/db/database';
import { seedMarks, seedSearches } from './saved';
import { makeListing, type ListingTemplate } from './listings';
import { trait } from './features';
import { Dice } from '../../../engine/seeds/random';
import type { WorldSize } from '../../../engine/seeds/world-size';

const listingCount = 350;
const largeCount = 20_000;
const listingOrders = ['addedAt', 'price', 'pricePerSqFt', 'grossYield', 'reduction'] as const;

/** The first listings are made by hand, so that there is something to find for whoever tries the examples. */
const templates: readonly ListingTemplate[] = [
  // “3-bed terrace in Leeds under £180k, 7% yield, needs work”
  {
    outcode: 'LS12',
    type: 'terraced',
    bedrooms: 3,
    price: 132_500,
    estRentPcm: 950,
    traits: work(trait.chainFree),
    status: 'for_sale',
    areaSqm: 84,
    epc: 'E',
    days: 9,
  },
  {
    outcode: 'LS11',
    type: 'terraced',
    bedrooms: 3,
    price: 124_950,
    estRentPcm: 895,
    traits: work(trait.licensedArea),
    status: 'for_sale',
    areaSqm: 79,
    epc: 'D',
    days: 2.3,
  },
  {
    outcode: 'LS9',
    type: 'terraced',
    bedrooms: 3,
    price: 115_000,
    estRentPcm: 850,
    traits: work(trait.licensedArea | trait.cashOnly),
    status: 'auction',
    areaSqm: 81,
    epc: 'F',
    days: 5,
  },
  {
    outcode: 'LS13',
    type: 'end_terrace',
    bedrooms: 3,
    price: 157_500,
    estRentPcm: 950,
    traits: work(trait.chainFree),
    status: 'for_sale',
    areaSqm: 88,
    epc: 'D',
    days: 46,
  },
  // 74 m² are 797 sq ft.
  {
    outcode: 'EH6',
    type: 'flat',
    bedrooms: 2,
    price: 198_000,
    estRentPcm: 1350,
    status: 'for_sale',
    areaSqm: 74,
    epc: 'C',
    days: 6,
  },
  // Houses in multiple occupation.
  {
    outcode: 'CF24',
    type: 'terraced',
    bedrooms: 6,
    price: 425_000,
    estRentPcm: 3150,
    traits: trait.licensedArea | trait.tenanted,
    status: 'for_sale',
    areaSqm: 142,
    epc: 'D',
    days: 31,
  },
  {
    outcode: 'M11',
    type: 'terraced',
    bedrooms: 4,
    price: 189_950,
    estRentPcm: 1480,
    traits: trait.licensedArea | trait.chainFree,
    status: 'for_sale',
    areaSqm: 108,
    epc: 'D',
    days: 12,
  },
  // The agent has said next to nothing, and nobody has seen it for a month.
  {
    outcode: 'NG7',
    type: 'flat',
    bedrooms: 1,
    price: 82_500,
    traits: 0,
    status: 'for_sale',
    epc: null,
    days: 160,
  },
  {
    outcode: 'M4',
    type: 'flat',
    bedrooms: 2,
    price: 245_000,
    estRentPcm: 1275,
    status: 'for_sale',
    areaSqm: 68,
    epc: 'B',
    days: 74,
  },
  {
    outcode: 'L4',
    type: 'terraced',
    bedrooms: 2,
    price: 79_950,
    estRentPcm: 690,
    traits: trait.licensedArea | trait.tenanted,
    status: 'for_sale',
    areaSqm: 66,
    epc: 'D',
    days: 0.1,
  },
  {
    outcode: 'G42',
    type: 'flat',
    bedrooms: 2,
    price: 139_000,
    estRentPcm: 895,
    traits: trait.licensedArea,
    status: 'for_sale',
    areaSqm: 71,
    epc: 'C',
    days: 1.2,
  },
];

function work(traits: number): number {
  return trait.needsWork | traits;
}

export function seedListings(tables: Tables, now: Date, size: WorldSize): void {
  const dice = new Dice(211);
  const at = now.getTime();
  const count = size === 'large' ? largeCount : listingCount;
  tables.listing.addAll(Array.from({ length: count }, (_, index) => makeListing(dice, at, templates[index])));
  // Sorting twenty thousand takes longer than a call may: done here, the first call finds it done.
  for (const order of listingOrders) tables.listing.sorted(order);
  seedMarks(tables, now, size);
  seedSearches(tables, now);
}
