// Why a listing was found: each thing that was asked for beside the fact that answers it.
import { floorAreaText } from '@/lib/area';
import { homeTypeNames } from '@/lib/places/home-types';
import { filterLabel, tenureWords } from '@/lib/property-search/filter-wording';
import { filterKeys, type FilterKey } from '@/lib/property-search/search-filters';
import { formatPounds } from '@/lib/money/money';
import type { Schema } from '../../../engine/contract/contract';
import { daysOnMarket, statusesOf, testsOf, type Facts, type Filters } from './match';
import { addressOf } from './text';

type Reason = Schema<'MatchReason'>;

/** Makes the reasons of one search's listings; never none. @param now milliseconds */
export function reasonsFor(filters: Filters, now: number): (row: Facts) => Reason[] {
  const tests = new Map(testsOf(filters, now).map(({ key, passes }) => [key, passes]));
  const statuses = statusesOf(filters);
  const keys = filterKeys(filters).filter((key) => key === 'market' || tests.has(key));
  return (row) => {
    const reasons = keys.map((key) => ({
      key,
      text: textOf(key, row, filters, now),
      met: key === 'market' ? statuses.includes(row.status) : (tests.get(key)?.(row) ?? true),
    }));
    return reasons.length > 0 ? reasons : [{ key: 'listed', text: age(row, now), met: true }];
  };
}

function age(row: Facts, now: number): string {
  const days = daysOnMarket(row, now);
  return days === 0 ? 'Listed today' : `Listed ${days} day${days === 1 ? '' : 's'} ago`;
}

/** The fact, then what was asked. Where the fact says no more than the filter, the filter’s words do. */
function textOf(key: FilterKey, row: Facts, filters: Filters, now: number): string {
  const fact = factOf(key, row, now);
  const asked = filterLabel(key, filters);
  if (fact === undefined) return asked;
  // “EPC C or better” keeps its capitals, and “In Leeds” is a place here.
  const label = asked.replace(/^In /, '');
  const wanted =
    label === asked && /^[A-Z][a-z]/.test(asked) ? asked.charAt(0).toLowerCase() + asked.slice(1) : label;
  return `${fact ?? 'Not known'} – you asked for ${wanted}`;
}

/** Null where it is not known, undefined where there is nothing to add. */
function factOf(key: FilterKey, row: Facts, now: number): string | null | undefined {
  const pounds = (value: number | null) => (value === null ? null : formatPounds(value));
  switch (key) {
    case 'minPrice':
    case 'maxPrice':
      return pounds(row.price);
    case 'locations':
    case 'near':
      return addressOf(row);
    case 'minBeds':
    case 'maxBeds':
      return `${row.bedrooms} bedroom${row.bedrooms === 1 ? '' : 's'}`;
    case 'minBaths':
      return `${row.bathrooms} bathroom${row.bathrooms === 1 ? '' : 's'}`;
    case 'types':
      return homeTypeNames[row.type];
    case 'tenures':
      return row.tenure === null ? null : tenureWords[row.tenure];
    case 'minLeaseYears':
      return row.tenure === 'freehold'
        ? 'Freehold'
        : row.leaseYears === null
          ? null
          : `${row.leaseYears} ${row.leaseYears === 1 ? 'year' : 'years'}`;
    case 'maxServiceCharge':
      return row.tenure === 'freehold' ? 'Freehold' : pounds(row.serviceCharge);
    case 'maxGroundRent':
      return row.tenure === 'freehold' ? 'Freehold' : pounds(row.groundRent);
    case 'councilTaxBands':
      return row.councilTaxBand === null ? null : `Band ${row.councilTaxBand}`;
    case 'minEpc':
      return row.epc === null ? null : `EPC ${row.epc}`;
    case 'minAreaSqm':
    case 'maxAreaSqm':
      return row.areaSqm === null ? null : floorAreaText(row.areaSqm, 'sqft');
    case 'maxPricePerSqFt':
      return pounds(row.pricePerSqFt);
    case 'minGrossYield':
      return row.grossYield === null ? null : `${Number(row.grossYield.toFixed(1))}% gross yield`;
    case 'minReduction':
    case 'reducedWithinDays':
      return row.reducedAt === null ? 'Not reduced' : `Reduced by ${row.reduction}%`;
    case 'minDaysOnMarket':
    case 'addedWithinDays':
      return age(row, now);
    default:
      return undefined;
  }
}
