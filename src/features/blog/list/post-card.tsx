import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { Badge } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { categoryLabel, postDate, readingTime } from '../blog-text';
import { Cover } from '../cover';

interface PostCardProps {
  post: Schemas['BlogSummary'];
  /** The first of the first page: larger, picture beside text. */
  isFeatured?: boolean;
  headingLevel?: 2 | 3;
}

/** A post in a list; the whole card leads to it. */
export function PostCard({ post, isFeatured = false, headingLevel = 2 }: PostCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-[14px] border border-line-subtle bg-surface-1 shadow-edge focus-within:border-line-control hover:border-line-control light:border-line light:shadow-xs',
        isFeatured && 'md:col-span-2 md:grid md:grid-cols-2 lg:col-span-3',
      )}
    >
      <Cover cover={post.cover} sizes="(min-width: 768px) 400px, 100vw" isEager={isFeatured} />
      <div className="flex flex-1 flex-col p-(--card-p)">
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          <span className="font-medium text-teal-ink">{categoryLabel(post.category)}</span>
          {post.status !== 'published' && (
            <Badge tone="amber">{post.status === 'draft' ? 'Draft' : 'Scheduled'}</Badge>
          )}
        </p>
        <Title
          className={classNames(
            'mt-1.5 font-semibold tracking-tight text-balance wrap-anywhere',
            isFeatured ? 'font-display text-2xl' : 'text-lg',
          )}
        >
          <Link
            to="/blog/$slug"
            params={{ slug: post.slug }}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </Title>
        <p className="mt-1.5 mb-4 text-base text-pretty wrap-anywhere text-ink-2">{post.excerpt}</p>
        <p className="mt-auto text-xs text-ink-3">
          <bdi>{post.author.fullName}</bdi> · {postDate(post)} · {readingTime(post.readMinutes)}
        </p>
      </div>
    </article>
  );
}
