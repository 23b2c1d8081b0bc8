import { isReservedUsername } from '../paths/reserved-usernames';
import { parseRichText } from '../rich-text/rich-text';

/** A record of this site that an address leads to. */
export type OwnLink =
  | { kind: 'evaluation' | 'article' | 'listing' | 'blog' | 'profile'; id: string }
  | { kind: 'post'; id: string; username: string };

const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const patterns = {
  evaluation: new RegExp(`^/property-evaluations/${uuid}$`),
  article: new RegExp(`^/knowledge-base/article/${uuid}$`),
  blog: /^\/blog\/([\w-]+)$/,
} as const;

/**
 * The record that the first address of this site in a text leads to; null without one. Other sites are never looked at: what
 * they show is not fetched.
 *
 * @param text what somebody wrote
 * @param origin this site's, such as `https://tiebeam.example`
 */
export function ownLinkIn(text: string, origin: string): OwnLink | null {
  for (const segment of parseRichText(text, [])) {
    if (segment.kind !== 'link') continue;
    const url = new URL(segment.href);
    const link = url.origin === origin ? recordAt(url) : null;
    if (link) return link;
  }
  return null;
}

function recordAt({ pathname, searchParams }: URL): OwnLink | null {
  const path = pathname.replace(/\/$/, '');
  for (const kind of ['evaluation', 'article', 'blog'] as const) {
    const id = patterns[kind].exec(path)?.[1];
    if (id !== undefined) return { kind, id };
  }
  const listing = searchParams.get('listing');
  if (path === '/property-search' && listing !== null && new RegExp(`^${uuid}$`).test(listing))
    return { kind: 'listing', id: listing };
  const [, username, postId] = /^\/([\w.-]+)(?:\/post\/(\d{1,9}))?$/.exec(path) ?? [];
  if (username === undefined || isReservedUsername(username)) return null;
  return postId === undefined ? { kind: 'profile', id: username } : { kind: 'post', id: postId, username };
}
