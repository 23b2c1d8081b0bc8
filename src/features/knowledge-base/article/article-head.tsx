import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { StateBadge } from '../article-card';
import { checkedText, nationsText, readingTime } from '../article-text';
import { ArticleActions } from './article-actions';

/** Where an article stands, what it is called, who wrote it, when it was checked and where it applies. */
export function ArticleHead({ article }: { article: Schemas['Article'] }) {
  const { title, authUser, category, nations, readMinutes, reviewedOn } = article;
  return (
    <header className="border-b border-line-subtle pb-5">
      <nav aria-label="Breadcrumb" className="text-sm text-ink-3 print:hidden">
        <ol className="flex flex-wrap items-center gap-1.5">
          <li>
            <Link to="/knowledge-base" className="hover:text-ink hover:underline">
              Knowledge Base
            </Link>
          </li>
          <li aria-hidden>
            <ChevronRight size={14} />
          </li>
          <li>
            <Link
              to="/knowledge-base"
              search={{ category: category.slug }}
              className="font-medium text-teal-ink hover:underline wrap-anywhere"
            >
              {category.name}
            </Link>
          </li>
        </ol>
      </nav>
      <h1 className="mt-2 font-display text-3xl font-bold tracking-display md:text-4xl text-balance wrap-anywhere">
        {title}
      </h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <UserAvatar user={authUser} size={40} isDecorative />
          <div className="min-w-0 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <Link
                to="/$username"
                params={{ username: authUser.username }}
                className="font-semibold hover:underline"
              >
                <bdi>{authUser.fullName}</bdi>
              </Link>
              <StateBadge article={article} />
            </p>
            <p className="text-pretty text-ink-3">
              {readingTime(readMinutes)} · {checkedText(reviewedOn)} · {`Applies to ${nationsText(nations)}`}
            </p>
          </div>
        </div>
        <ArticleActions article={article} />
      </div>
    </header>
  );
}
