import { safeHref } from '../links/safe-href';

/**
 * Where a map shows the way to an address; nothing is asked of it before it is opened.
 * @returns null where there is no address to go to
 */
export function directionsTo(address: string | null | undefined): string | null {
  const place = (address ?? '').replaceAll(/\p{Surrogate}|\p{Cc}/gu, ' ').trim();
  if (place === '') return null;
  const way = new URL('https://www.google.com/maps/dir/');
  way.search = new URLSearchParams({ api: '1', destination: place }).toString();
  return safeHref(way.href);
}
