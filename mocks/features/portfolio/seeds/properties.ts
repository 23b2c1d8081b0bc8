import type { Row, Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { fullAddressOf, nationOf } from '../summary/portfolio-address';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import type { Home } from './home';
import { letHomes } from './homes-let';
import { otherHomes } from './homes-other';
import { modelId, typeId } from './reference';

type PropertyRow = Row<'property'>;

/** The calendar day so many days before now; after it for a negative count. */
export const dayBefore = (now: Date, days: number) => before(now, { days }).slice(0, 10);

const daysOfYears = (years: number) => Math.round(years * 365.25);

function ownersOf({ ownerId = memberId, owners }: Home): PropertyRow['owners'] {
  return (owners ?? [[ownerId, 100] as const]).map(([owner, share]) =>
    typeof owner === 'number'
      ? { userId: owner, companyId: null, share }
      : { userId: null, companyId: uuidOf('company', Number(owner.at(-1))), share },
  );
}

function valuationsOf({ bought, valued }: Home, now: Date): PropertyRow['valuations'] {
  const all: [number, number, PropertyRow['valuations'][number]['source']][] = [];
  if (bought) all.push([bought.price, bought.daysAgo, 'lender']);
  if (valued?.before) all.push([...valued.before, 'manual']);
  // A home that is valued at its purchase has one valuation of that day, not two.
  if (valued && valued.daysAgo !== bought?.daysAgo) all.push([valued.value, valued.daysAgo, valued.source]);
  return all.map(([value, daysAgo, source]) => ({ value, on: dayBefore(now, daysAgo), source }));
}

function rowOf(home: Home, now: Date): Omit<PropertyRow, 'id'> {
  const [addressLine1, line2, town, county, postcode] = home.line;
  const [bedrooms, bathrooms, receptions, areaSqm, yearBuilt] = home.size;
  const { bought, valued, sold, lease } = home;
  const address = { addressLine1, line2, town, county, postcode };
  return {
    ownerId: home.ownerId ?? memberId,
    fullAddress: fullAddressOf(address),
    ...address,
    nation: nationOf(postcode) ?? 'england',
    uprn: home.title ? String(10_070_000_000 + Math.round(home.at[0] * 1_000_000)) : null,
    lat: home.at[0],
    lng: home.at[1],
    typeId: typeId(home.kind[0]),
    modelId: modelId(home.kind[1]),
    tenure: home.tenure ?? null,
    leaseExpiry: lease ? dayBefore(now, -daysOfYears(lease.years)) : null,
    groundRent: lease?.groundRent ?? null,
    serviceCharge: lease?.serviceCharge ?? null,
    councilTaxBand: home.tax[0],
    councilTax: home.tax[1],
    epcRating: home.epc,
    bedrooms,
    bathrooms,
    receptions,
    areaSqm,
    yearBuilt,
    titleNumber: home.title ?? null,
    purchasePrice: bought?.price ?? null,
    purchaseDate: bought ? dayBefore(now, bought.daysAgo) : null,
    purchaseCosts: bought?.costs ?? null,
    currentValue: valued?.value ?? null,
    valuedAt: valued ? dayBefore(now, valued.daysAgo) : null,
    valueSource: valued?.source ?? null,
    valuations: valuationsOf(home, now),
    soldPrice: sold?.price ?? null,
    soldOn: sold ? dayBefore(now, sold.daysAgo) : null,
    owners: ownersOf(home),
    managerId: home.manager ? uuidOf('propertyManager', home.manager) : null,
    status: home.status,
    images: [...home.images],
    tags: [...(home.tags ?? [])],
    notes: home.notes ?? null,
    evaluationId: null,
    evaluationVersion: null,
    archivedAt: null,
    onProfile: home.onProfile ?? false,
    createdAt: before(now, { days: Math.min(bought?.daysAgo ?? 400, 420), minutes: 35 }),
    updatedAt: before(now, { days: Math.min(valued?.daysAgo ?? 30, 60), minutes: 12 }),
  };
}

export function seedProperties(tables: Tables, now: Date): void {
  for (const home of [...letHomes, ...otherHomes]) tables.property.add(rowOf(home, now));
}
