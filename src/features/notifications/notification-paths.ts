import type { Schemas } from '@/api/contract';
import { pathPart } from '@/lib/links/path-part';

/** What a server that knows only the specification’s fields may send: every nested thing may be missing, and every part of it. */
type Loose<T> = T extends object ? { [K in keyof T]?: Loose<T[K]> | null } : T;
export type LooseNotification = Loose<Schemas['Notification']>;

export function pathOf(...parts: readonly unknown[]): string | null {
  const encoded = parts.map(pathPart);
  return encoded.includes(null) ? null : `/${encoded.join('/')}`;
}

/** A post is found by its id alone (A8): the first of its owners that is known stands before it. */
export function postPath(id: unknown, owners: readonly unknown[], hash = ''): string | null {
  const owner = owners.find((each) => pathPart(each) !== null);
  const path = pathOf(owner, 'post', id);
  return path === null ? null : path + hash;
}

export function conversationPath(id: unknown): string | null {
  const part = pathPart(id);
  return part === null ? null : `/conversations?chat=${part}&view=chat`;
}

/** A task over the page of tasks. */
export function taskPath(id: unknown): string | null {
  const part = pathPart(id);
  return part === null ? null : `/pipeline/tasks?task=${part}`;
}

/** The viewings, of which the next comes first; nowhere without one. */
export const viewingsPath = (id: unknown): string | null =>
  pathPart(id) === null ? null : '/pipeline/viewings';

/** The form that renews a date, over the page of renewal dates. */
export function renewalPath(id: unknown): string | null {
  const part = pathPart(id);
  return part === null ? null : `/portfolio/compliance?renew=${part}`;
}

/** The homes that a saved search found, the new ones marked; all saved searches where it is not named. */
export function matchesPath(id: unknown): string {
  const part = pathPart(id);
  return `/property-search?tab=saved${part === null ? '' : `&matches=${part}`}`;
}

/** A maintenance job with what can be done next. */
export function jobPath(id: unknown): string | null {
  const part = pathPart(id);
  return part === null ? null : `/portfolio/maintenance?job=${part}`;
}

/** Where on the page of its post a comment or reply stands (S22); nothing for none. */
export const commentHash = (id: unknown): string =>
  typeof id === 'number' && id > 0 ? `#comment-${id}` : '';
