import { Link } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { StateBadge } from './article-card';
import { checkedText, nationsText, progressText, readingTime } from './article-text';
import { HighlightedText } from './highlighted-text';

/** An article in a list, with the words that were looked for marked in it. */
export function ArticleRow({ article }: { article: Schemas['ArticleSummary'] }) {
  const inTitle = article.highlights.find(({ field }) => field === 'title');
  const inBody = article.highlights.find(({ field }) => field === 'body');
  const read = progressText(article.progress);
  return (
    <li className="group relative border-b border-line-subtle py-4 last:border-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
        <span className="font-medium text-teal-ink wrap-anywhere">{article.category.name}</span>
        <StateBadge article={article} />
        {article.saved && (
          <span className="inline-flex items-center gap-1">
            <Bookmark aria-hidden size={12} fill="currentColor" /> Saved
          </span>
        )}
      </p>
      <h3 className="mt-1 text-lg font-semibold tracking-tight wrap-anywhere">
        <Link
          to="/knowledge-base/article/$uuid"
          params={{ uuid: article.uuid }}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {inTitle ? <HighlightedText highlight={inTitle} /> : article.title}
        </Link>
      </h3>
      <p className="mt-1 max-w-prose text-base text-pretty wrap-anywhere text-ink-2">
        {inBody ? <HighlightedText highlight={inBody} /> : article.excerpt}
      </p>
      <p className="mt-2 text-xs text-ink-3">
        <bdi>{article.authUser.fullName}</bdi> · {readingTime(article.readMinutes)} ·{' '}
        {checkedText(article.reviewedOn)} · {`For ${nationsText(article.nations)}`}
        {read !== null && ` · ${read}`}
      </p>
      {article.missing.length > 0 && (
        <p className="mt-1 text-xs wrap-anywhere text-ink-3">{`Without ${quoted(article.missing)}`}</p>
      )}
    </li>
  );
}

const quoted = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(words.map((word) => `“${word}”`));
