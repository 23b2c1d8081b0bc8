import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { safeRows } from '@/ui/rows/safe-rows';
import { articleQueries } from '../article-queries';

const most = 3;

/** What I began and have not finished; nothing at all where there is none, or it cannot be had. */
export function ContinueReading() {
  const list = useQuery(articleQueries.begun());
  const articles = list.data?.data.slice(0, most) ?? [];
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="font-display text-2xl font-bold tracking-display">
        Continue reading
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {safeRows(articles, 'article', ({ uuid, title, progress, category }) => (
          <li
            key={uuid}
            className="relative min-w-0 rounded-[14px] border border-line-subtle bg-surface-1 p-(--card-p) focus-within:border-line-control hover:border-line-control light:border-line"
          >
            <p className="text-xs font-medium text-teal-ink wrap-anywhere">{category.name}</p>
            <p className="mt-1 font-semibold wrap-anywhere">
              <Link
                to="/knowledge-base/article/$uuid"
                params={{ uuid }}
                className="after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </p>
            <div className="mt-3 flex items-center gap-3 text-xs text-ink-3">
              <progress
                aria-hidden
                max={100}
                value={progress ?? 0}
                className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
              />
              <span className="tabular-nums">{`${progress ?? 0}% read`}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
