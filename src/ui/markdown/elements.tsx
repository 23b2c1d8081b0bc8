import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Components } from 'react-markdown';
import { safeHref } from '@/lib/safe-href';

/** A link of a stranger: of this site by the router, of another one in a tab of its own, or only its words. */
function MarkdownLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const safe = href === undefined ? null : safeHref(href);
  const look = 'text-link underline decoration-1 underline-offset-2';
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
      <a href={safe} target="_blank" rel="noopener noreferrer nofollow ugc" className={look}>
        {children}
      </a>
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

/**
 * How each element of a text looks. Pictures of other sites are not loaded (they would tell them who reads what): their words
 * stand there instead.
 */
export const elements: Components = {
  a: ({ href, children }) => <MarkdownLink href={href}>{children}</MarkdownLink>,
  img: ({ alt }) => (alt ? <em>{alt}</em> : null),
  // A page has one first heading, and it is not the text's.
  h1: ({ children }) => <h2>{children}</h2>,
  table: ({ children }) => (
    // A region, so that the keyboard can reach and move it where it is wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
    <div role="region" aria-label="Table" tabIndex={0} className="my-5 overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
};
