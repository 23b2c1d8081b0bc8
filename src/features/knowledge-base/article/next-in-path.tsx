import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { safeRows } from '@/ui/rows/safe-rows';
import { articleQueries } from '../article-queries';
import { readingTime } from '../article-text';

/** The step after this one on each path that leads through an article; nothing at all where there is none. */
export function NextInPath({ uuid }: { uuid: string }) {
  const paths = useQuery(articleQueries.paths());
  const steps = (paths.data?.data ?? []).flatMap(({ id, title, articles }) => {
    if (!Array.isArray(articles)) return [];
    const at = articles.findIndex((article) => article.uuid === uuid);
    const next = at === -1 ? undefined : articles[at + 1];
    return next ? [{ id, title, next, place: `${at + 1} of ${articles.length}` }] : [];
  });
  return safeRows(steps, ['article', 'p'], ({ id, title, next, place }) => (
    <p
      key={id}
      className="relative flex items-center justify-between gap-4 rounded-[14px] border border-teal-line bg-teal-bg p-(--card-p) print:hidden"
    >
      <span className="min-w-0">
        <span className="block text-xs text-teal-ink">{`${title} · ${place}`}</span>
        <Link
          to="/knowledge-base/article/$uuid"
          params={{ uuid: next.uuid }}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {`Continue with “${next.title}”`}
        </Link>
        <span className="block text-xs text-ink-3">{readingTime(next.readMinutes)}</span>
      </span>
      <ArrowRight aria-hidden size={18} className="shrink-0 text-teal-ink" />
    </p>
  ));
}
