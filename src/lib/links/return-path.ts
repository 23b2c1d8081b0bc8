import { isGuestPath } from '../paths/public-paths';

// A stand-in: whether a path stays on its origin does not depend on which origin that is.
const ownOrigin = 'https://own.invalid';
const longest = 2048;

/**
 * The page to open after signing in, or null when the remembered text is not surely a page of this site: one `/`
 * first, no second `/` or `\` (also not percent-encoded, nor after `..` is resolved), no control characters, not under
 * `/account`. Comes back normalised: pathname, search and hash.
 */
export function safeReturnPath(remembered: string | null | undefined): string | null {
  if (!remembered || remembered.length > longest || !isRooted(remembered) || hasControl(remembered))
    return null;
  if (!URL.canParse(remembered, ownOrigin)) return null;
  const url = new URL(remembered, ownOrigin);
  if (url.origin !== ownOrigin) return null;
  const pathname = decoded(url.pathname);
  if (pathname === null || !isRooted(pathname) || hasControl(pathname)) return null;
  if (isGuestPath(pathname.toLowerCase())) return null;
  return url.pathname + url.search + url.hash;
}

function isRooted(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function hasControl(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\u0000-\u001f\u007f-\u009f]/.test(text);
}

/** Decoded until nothing changes: what is checked once may be decoded again by a router or a proxy. */
function decoded(pathname: string): string | null {
  let before = pathname;
  for (let round = 0; round < 4; round += 1) {
    try {
      const after = decodeURIComponent(before);
      if (after === before) return after;
      before = after;
    } catch {
      return null;
    }
  }
  return null;
}
