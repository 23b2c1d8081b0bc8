import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { Skeleton } from '@/ui/skeleton';
import { articleQueries } from '../article-queries';

type Path = Schemas['ArticlePath'];

/** Paths through the articles with how far I am on each; nothing at all where they cannot be had. */
export function StartHere() {
  const paths = useQuery(articleQueries.paths());
  if (paths.isError || paths.data?.data.length === 0) return null;
  return (
    <section aria-labelledby="start-here">
      <h2 id="start-here" className="font-display text-2xl font-bold tracking-display">
        Start here
      </h2>
      <ul aria-busy={paths.isPending || undefined} className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {paths.isPending
          ? [1, 2, 3].map((each) => (
              <li key={each}>
                <Skeleton className="h-44 rounded-[14px]" />
              </li>
            ))
          : paths.data.data.map((path) => <PathCard key={path.id} path={path} />)}
      </ul>
    </section>
  );
}

const isRead = ({ progress }: Path['articles'][number]) => (progress ?? 0) >= 100;

function PathCard({ path }: { path: Path }) {
  const { title, text, articles } = path;
  const done = articles.filter(isRead).length;
  const next = articles.find((article) => !isRead(article)) ?? articles[0];
  if (!next) return null;
  return (
    <li className="flex min-w-0 flex-col rounded-[14px] border border-line-subtle bg-surface-1 p-(--card-p) shadow-edge light:border-line light:shadow-xs">
      <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
      <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>
      <div className="mt-3 flex items-center gap-3 text-xs text-ink-3">
        <progress
          aria-hidden
          max={articles.length}
          value={done}
          className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
        />
        <span className="tabular-nums">{`${done} of ${articles.length} read`}</span>
      </div>
      <p className="mt-auto pt-3 text-sm">
        <Link
          to="/knowledge-base/article/$uuid"
          params={{ uuid: next.uuid }}
          className="inline-flex items-start gap-1.5 font-medium text-link underline-offset-2 hover:underline"
        >
          {done === articles.length && <Check aria-hidden size={15} className="mt-0.5 shrink-0" />}
          <span>
            {done === articles.length ? 'Read again: ' : done === 0 ? 'Begin: ' : 'Next: '}
            {next.title}
          </span>
        </Link>
      </p>
    </li>
  );
}
