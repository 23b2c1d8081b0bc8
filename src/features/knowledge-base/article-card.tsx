import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { isRecent } from '@/lib/lists/feed-groups';
import { Badge } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { useNow } from '@/ui/text/use-now';
import { ArticlePicture } from './article-picture';
import { checkedText, progressText, readingTime } from './article-text';

interface ArticleCardProps {
  article: Schemas['ArticleSummary'];
  /** Wide, its picture beside its text. */
  isFeatured?: boolean;
  headingLevel?: 2 | 3;
}

/** An article on the start page; the whole card leads to it. */
export function ArticleCard({ article, isFeatured = false, headingLevel = 3 }: ArticleCardProps) {
  const Title = `h${headingLevel}` as const;
  const read = progressText(article.progress);
  return (
    <article
      className={classNames(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-[14px] border border-line-subtle bg-surface-1 shadow-edge focus-within:border-line-control hover:border-line-control light:border-line light:shadow-xs',
        isFeatured && 'md:grid md:grid-cols-2 md:[&>:first-child]:order-2',
      )}
    >
      <ArticlePicture
        article={article}
        sizes={isFeatured ? '(min-width: 768px) 540px, 100vw' : '(min-width: 768px) 340px, 100vw'}
        isEager={isFeatured}
        className={isFeatured ? 'md:h-full [&>img]:md:h-full' : undefined}
      />
      <div className={classNames('flex flex-1 flex-col p-(--card-p)', isFeatured && 'md:p-8')}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
          <span className="font-medium text-teal-ink wrap-anywhere">{article.category.name}</span>
          <span aria-hidden>·</span>
          <span>{checkedText(article.reviewedOn)}</span>
          <StateBadge article={article} />
        </p>
        <Title
          className={classNames(
            'mt-1.5 font-semibold tracking-tight text-balance wrap-anywhere',
            isFeatured ? 'font-display text-2xl' : 'text-lg',
          )}
        >
          <Link
            to="/knowledge-base/article/$uuid"
            params={{ uuid: article.uuid }}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </Title>
        <p className="mt-1.5 mb-4 text-base text-pretty wrap-anywhere text-ink-2">{article.excerpt}</p>
        <p className="mt-auto flex items-center gap-2 text-xs text-ink-3">
          <UserAvatar user={article.authUser} size={30} isDecorative />
          <span>
            <bdi className="text-ink-2">{article.authUser.fullName}</bdi> · {readingTime(article.readMinutes)}
            {read !== null && ` · ${read}`}
          </span>
        </p>
      </div>
    </article>
  );
}

/** What is not published says so, for its author and admins alone see it; what came out within the past week is new. */
export function StateBadge({ article }: { article: Pick<Schemas['Article'], 'status' | 'publishedAt'> }) {
  const now = useNow();
  const { status, publishedAt } = article;
  if (status === 'published') {
    return publishedAt !== null && isRecent(publishedAt, now) ? <Badge tone="teal">New</Badge> : null;
  }
  return <Badge tone="amber">{status === 'draft' ? 'Draft' : 'Scheduled'}</Badge>;
}
