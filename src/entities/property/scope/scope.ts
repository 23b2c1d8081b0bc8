import type { RawSearch } from '@/lib/links/raw-search';
import type { Schemas } from '@/api/contract';

/** Which properties a page is about: all of them, those of one owner, or those with a tag. */
export interface Scope {
  /** `me`, or a company’s id. */
  owner?: string;
  tag?: string;
}

/** The owner or tag alone of all that an address says. */
export const scopeOf = ({ owner, tag }: Scope): Scope => ({
  ...(owner !== undefined && { owner }),
  ...(tag !== undefined && { tag }),
});

/** Whether nothing is left out. */
export const isEveryHome = ({ owner, tag }: Scope): boolean => owner === undefined && tag === undefined;

const owner = /^(me|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What an address says of it; what can’t be read counts as nothing. */
export function readScope(search: RawSearch<keyof Scope>): Scope {
  if (typeof search.owner === 'string' && owner.test(search.owner)) return { owner: search.owner };
  // A label of digits alone is read as a number.
  const isText = typeof search.tag === 'string' || typeof search.tag === 'number';
  const tag = isText ? String(search.tag).trim().slice(0, 40) : '';
  return tag === '' ? {} : { tag };
}

/** Whether a property belongs to it, as the server judges. @param meId the reader’s member id */
export const isInScope = (
  { owners, tags }: Pick<Schemas['Property'], 'owners' | 'tags'>,
  scope: Scope,
  meId: number | undefined,
): boolean =>
  (scope.tag === undefined || tags.includes(scope.tag)) &&
  (scope.owner === undefined ||
    owners.some(({ userId, companyId }) =>
      scope.owner === 'me' ? userId === meId : companyId === scope.owner,
    ));
