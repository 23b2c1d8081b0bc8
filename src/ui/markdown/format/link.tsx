import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { safeHref } from '@/lib/links/safe-href';

const look = 'text-link underline decoration-1 underline-offset-2';

/** A link of a stranger: of this site by the router, of another one in a tab of its own, or only its words. */
export function MarkdownLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const safe = href === undefined ? null : safeHref(secure(href, children));
  if (safe === null) return <span>{children}</span>;
  if (safe.startsWith('#')) {
    return (
      <a href={safe} className={look}>
        {children}
      </a>
    );
  }
  if (!safe.startsWith('/')) {
    return (
      <>
        <a href={safe} target="_blank" rel="noopener noreferrer nofollow ugc" className={look}>
          {children}
        </a>
        {misleads(safe, children) && ` (${new URL(safe).hostname})`}
      </>
    );
  }
  const { pathname, searchParams, hash } = new URL(safe, location.origin);
  return (
    <Link
      to={pathname}
      // Any page's query can stand in a text; the page itself leaves out what it does not know.
      search={Object.fromEntries(searchParams) as never}
      hash={hash.slice(1)}
      className={look}
    >
      {children}
    </Link>
  );
}

/** An address that was written as `www.…` leads to `https://` (specification §5). */
const secure = (href: string, words: ReactNode) =>
  typeof words === 'string' && /^www\./i.test(words) ? href.replace(/^http:/i, 'https:') : href;

/** Whether a link's words name another site than the one it leads to. */
function misleads(href: string, words: ReactNode): boolean {
  const said =
    typeof words === 'string' &&
    /^\s*(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=[/:?#\s]|$)/iu.exec(words);
  if (!said || !/^https?:/i.test(href)) return false;
  const name = (host: string) => host.toLowerCase().replace(/^www\./, '');
  return name(said[1] ?? '') !== name(new URL(href).hostname);
}
