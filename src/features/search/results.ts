// What the search found, as the box and the palette show it.
import type { Schemas } from '@/api/contract';
import { logOnce } from '@/lib/log-once';
import { pathPart } from '@/lib/links/path-part';
import { truncate } from '@/lib/text/truncate';

export type SearchResult = Schemas['SearchResult'];
type ResultType = SearchResult['type'];

export interface ResultGroup {
  type: ResultType;
  heading: string;
  results: readonly SearchResult[];
}

// the order of the groups, each with its heading
const headings: readonly (readonly [ResultType, string])[] = [
  ['user', 'People'],
  ['business', 'Businesses'],
  ['businessType', 'Business types'],
  ['property', 'Properties'],
  ['article', 'Articles'],
];
const mostOfAType = 5;

/** The results by type, in the order they are shown, at most five of a type. Types that nobody knows are left out. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  return headings
    .map(([type, heading]) => ({
      type,
      heading,
      results: results.filter((result) => result.type === type && isWhole(result)).slice(0, mostOfAType),
    }))
    .filter((group) => group.results.length > 0);
}

const needed: Readonly<Record<ResultType, readonly string[]>> = {
  user: ['fullName', 'username'],
  business: ['name', 'username'],
  businessType: ['name'],
  property: ['fullAddress', 'uuid'],
  article: ['title', 'uuid'],
};

/** One that has no words to show, or leads nowhere, is left out: the keys go from one option to the next. */
function isWhole(result: SearchResult): boolean {
  const isThere = needed[result.type].every((key) => typeof Reflect.get(result, key) === 'string');
  if (!isThere) logOnce(`A search result of type ${result.type}`, result);
  return isThere;
}

/** Tells a result from all others. */
export function resultKey(result: SearchResult): string {
  switch (result.type) {
    case 'user':
      return `user-${result.id}`;
    case 'business':
      return `business-${result.username}`;
    case 'businessType':
      return `businessType-${result.name}`;
    default:
      return `${result.type}-${result.uuid}`;
  }
}

/** The first line; an article's title is cut at 37 characters (specification §5). */
export function resultTitle(result: SearchResult): string {
  switch (result.type) {
    case 'user':
      return result.fullName;
    case 'property':
      return result.fullAddress;
    case 'article':
      return truncate(result.title);
    default:
      return result.name;
  }
}

/** The second line; empty when there is nothing more to say. */
export function resultDetail(result: SearchResult): string {
  switch (result.type) {
    case 'user':
    case 'business':
      return `@${result.username}`;
    case 'property':
      return result.propertyEvaluation?.title ?? '';
    default:
      return '';
  }
}

/** Where a result leads (A6, A7). */
export function resultHref(result: SearchResult): string {
  switch (result.type) {
    case 'user':
    case 'business':
      return `/${pathPart(result.username) ?? ''}`;
    case 'businessType':
      return `/networking/explore?businessType=${pathPart(result.name) ?? ''}`;
    case 'property':
      return `/property-evaluations/${pathPart(result.uuid) ?? ''}`;
    case 'article':
      return `/knowledge-base/article/${pathPart(result.uuid) ?? ''}`;
  }
}
