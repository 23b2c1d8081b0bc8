import { safeHref } from './safe-href';

const sites: readonly (readonly [host: RegExp, name: string])[] = [
  [/^(?:(?:www|m)\.)?youtube\.com$|^youtu\.be$/, 'YouTube'],
  [/^(?:(?:www|player)\.)?vimeo\.com$/, 'Vimeo'],
];

export interface VideoLink {
  href: string;
  /** Who shows it: `YouTube`, `Vimeo`, or the name of another site. */
  site: string;
}

/**
 * Where a video is watched, from what somebody typed: an http or https address, or one that begins with `www.`, which
 * leads to https. Nothing is asked of that site.
 * @returns null for what is no such address
 */
export function videoLink(text: string): VideoLink | null {
  const typed = text.trim();
  const href = safeHref(/^www\./i.test(typed) ? `https://${typed}` : typed);
  if (href === null || !/^https?:\/\//i.test(href)) return null;
  const { hostname } = new URL(href);
  const site = sites.find(([host]) => host.test(hostname))?.[1];
  return { href, site: site ?? hostname.replace(/^www\./, '') };
}
