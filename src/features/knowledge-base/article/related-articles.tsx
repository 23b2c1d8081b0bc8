import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { safeRows } from '@/ui/rows/safe-rows';
import { readingTime } from '../article-text';

/** What else stands in the category. */
export function RelatedArticles({ related }: { related: Schemas['Article']['related'] }) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="print:hidden">
      <h2 id="related" className="font-display text-2xl font-bold tracking-display">
        Related
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {safeRows(related, 'article', ({ uuid, title, readMinutes }) => (
          <li
            key={uuid}
            className="relative min-w-0 rounded-[14px] border border-line-subtle bg-surface-1 p-(--card-p) focus-within:border-line-control hover:border-line-control light:border-line"
          >
            <Link
              to="/knowledge-base/article/$uuid"
              params={{ uuid }}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="mt-1 text-xs text-ink-3">{readingTime(readMinutes)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
