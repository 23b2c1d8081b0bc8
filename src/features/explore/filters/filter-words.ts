import { roleLabels } from '@/entities/user/member-labels';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import {
  degreeWords,
  readExploreSearch,
  sortWords,
  defaultRadiusMiles,
  type ExploreSearch,
} from '../explore-search';

/** A set of filters in a line: `People · Broker · within 10 miles of Leeds · online now`. */
export function filterWords(search: ExploreSearch): string {
  const { show, query, near, radius = defaultRadiusMiles, online, sort } = search;
  const { businessType, service, accreditation, role, strategy, degree } = search;
  const words = [
    show === 'people' ? 'People' : 'Businesses',
    businessType,
    role && roleLabels[role],
    query && `“${query}”`,
    near && `within ${radius} miles of ${near}`,
    service && `service “${service}”`,
    accreditation,
    strategy && strategyNames[strategy],
    degree && degreeWords[degree],
    online && 'online now',
    sort && sortWords[sort].toLowerCase(),
  ];
  return words.filter(Boolean).join(' · ');
}

/** What an address says of filters after its question mark. */
export const searchText = (search: ExploreSearch): string =>
  new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();

/** The filters that such a text says. */
export const searchIn = (text: string): ExploreSearch =>
  readExploreSearch(Object.fromEntries(new URLSearchParams(text)));
