import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { classNames } from '@/ui/class-names';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { articleQueries } from '../article-queries';
import { progressText, readingTime } from '../article-text';

type Path = Schemas['ArticlePath'];
type Step = Path['articles'][number];

/** Paths through the articles with how far I am on each; nothing at all where they cannot be had. */
export function StartHere() {
  const paths = useQuery(articleQueries.paths());
  if (paths.isError || paths.data?.data.length === 0) return null;
  return (
    <section aria-labelledby="start-here">
      <h2 id="start-here" className="font-display text-2xl font-bold tracking-display">
        Start here
      </h2>
      <ul
        aria-busy={paths.isPending || undefined}
        className="mt-4 grid gap-4 has-[[aria-expanded=true]]:items-start md:grid-cols-2 xl:grid-cols-3"
      >
        {paths.isPending
          ? [1, 2, 3].map((each) => (
              <li key={each}>
                <Skeleton className="h-44 rounded-[14px]" />
              </li>
            ))
          : safeRows(paths.data.data, ['path', 'p'], (path) => <PathCard key={path.id} path={path} />)}
      </ul>
    </section>
  );
}

const isRead = ({ progress }: Step) => (progress ?? 0) >= 100;

/** A path; its title shows and hides the steps. */
function PathCard({ path }: { path: Path }) {
  const { title, text, articles } = path;
  const [isOpen, setIsOpen] = useState(false);
  const stepsId = useId();
  const done = articles.filter(isRead).length;
  const next = articles.find((article) => !isRead(article)) ?? articles[0];
  if (!next) return null;
  return (
    <li className="flex min-w-0 flex-col rounded-[14px] border border-line-subtle bg-surface-1 p-(--card-p) shadow-edge light:border-line light:shadow-xs">
      <h3 className="text-lg font-semibold tracking-tight">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? stepsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="touch-target relative flex w-full items-start justify-between gap-2 rounded-sm text-left hover:underline"
        >
          {title}
          <ChevronDown
            aria-hidden
            size={18}
            className={classNames('mt-1 shrink-0 text-ink-3', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
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
      {isOpen && (
        <ol id={stepsId} aria-label={`Steps in “${title}”`} className="mt-3 flex flex-col text-sm">
          {safeRows(articles, 'article', (article, index) => (
            <PathStep
              key={article.uuid}
              article={article}
              place={index + 1}
              isNext={article === next && done < articles.length}
            />
          ))}
        </ol>
      )}
      <p className="mt-auto pt-3 text-sm">
        <Link
          to="/knowledge-base/article/$uuid"
          params={{ uuid: next.uuid }}
          className="inline-flex items-start gap-1.5 font-medium text-link underline-offset-2 hover:underline"
        >
          {done === articles.length && <Check aria-hidden size={15} className="mt-0.5 shrink-0" />}
          <span className="min-w-0 wrap-anywhere">
            {done === articles.length
              ? `Read “${next.title}” again`
              : done === 0
                ? `Start with “${next.title}”`
                : `Continue with “${next.title}”`}
          </span>
        </Link>
      </p>
    </li>
  );
}

interface PathStepProps {
  article: Step;
  /** Counted from 1. */
  place: number;
  /** The first one that is not read. */
  isNext: boolean;
}

/** One article of a path, with how far I am in it. */
function PathStep({ article, place, isNext }: PathStepProps) {
  const { uuid, title, readMinutes, progress } = article;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="relative flex min-w-0 gap-2.5 border-t border-line-subtle py-2.5 first:border-0"
    >
      <span
        aria-hidden
        className={classNames(
          'num mt-px grid size-5 shrink-0 place-items-center rounded-full text-xs',
          isRead(article) ? 'bg-teal-bg text-teal-ink' : 'bg-surface-3 text-ink-2',
        )}
      >
        {isRead(article) ? <Check size={13} /> : place}
      </span>
      <div className="min-w-0">
        <Link
          to="/knowledge-base/article/$uuid"
          params={{ uuid }}
          className={classNames(
            'wrap-anywhere after:absolute after:inset-0 hover:underline',
            isNext && 'font-semibold',
          )}
        >
          {title}
        </Link>
        <p className="text-xs text-ink-3">
          {[isNext && 'Next', progressText(progress), readingTime(readMinutes)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
