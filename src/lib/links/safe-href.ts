const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A stored link as an `href` that can run nothing, or null: a path of this site (`/…`, `#…`), or an absolute http,
 * https, mailto or tel address. Everything else is refused: other schemes, `//host`, control characters (browsers drop
 * them, so `java\nscript:` runs), and addresses that carry a name and password to look like another site.
 */
export function safeHref(href: string): string | null {
  const link = href.trim();
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f-\u009f]/.test(link)) return null;
  if (link.startsWith('#') || /^\/(?![/\\])/.test(link)) return link;
  return isSafeAbsolute(link) ? link : null;
}

function isSafeAbsolute(link: string): boolean {
  // `https:page` would be read as relative to the page it stands on.
  if (/^https?:/i.test(link) && !/^https?:\/\//i.test(link)) return false;
  if (!URL.canParse(link)) return false;
  const url = new URL(link);
  return schemes.has(url.protocol) && url.username === '' && url.password === '';
}
