import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { read } from '@/api/queries';
import { runtimeConfig } from '@/api/runtime-config';
import { askAva } from '@/entities/assistant/ava-store';
import { UserAvatar } from '@/entities/user/user-avatar';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { loadBody } from '@/ui/markdown/format/load-body';
import { Markdown } from '@/ui/markdown/markdown';
import { headingsOf } from '@/ui/markdown/format/prepare';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { categoryLabel, postDate, readingTime } from './blog-text';
import { Cover } from './cover';
import { PostCard } from './list/post-card';
import { ReadingProgress } from '@/ui/text/reading-progress';
import { ShareRow } from './share-row';
import { useOpenedHeading } from './use-opened-heading';

/** How far down the page the window stands, from 0 to 1. */
function shareOfPage(): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

type Blog = Schemas['Blog'];

// Beside the post itself: what formats it is wanted as soon as that is here. What fails is fetched when it is needed.
void loadBody().catch(() => {});

interface BlogPostPageProps {
  slug: string;
  isMember: boolean;
  /** Begins a post of the member's own that leads to this address. */
  onPost?: ((title: string, address: string) => void) | undefined;
  /** What the page says of itself to search engines, once it is known. */
  renderHead: (post: Blog) => ReactNode;
  newsletter: ReactNode;
  /** Shown when there is no such post. */
  notFound: ReactNode;
}

/** One post of the blog (S04). */
export function BlogPostPage({
  slug,
  isMember,
  onPost,
  renderHead,
  newsletter,
  notFound,
}: BlogPostPageProps) {
  const post = useQuery(read('/blogs/{slug}', { path: { slug } }));
  if (post.isPending) return <PostSkeleton />;
  if (post.isError) {
    if ('status' in post.error && post.error.status === 404) return notFound;
    return (
      <div className="mx-auto max-w-xl px-(--gutter) py-16">
        <title>Blog · Tiebeam</title>
        <ErrorState
          headingLevel={1}
          title="Couldn’t load this post"
          text={adviceText(post.error)}
          onRetry={retryOf(post.error, () => void post.refetch())}
          isRetrying={post.isFetching}
        />
      </div>
    );
  }
  return (
    <>
      {renderHead(post.data)}
      <Post post={post.data} isMember={isMember} onPost={onPost} newsletter={newsletter} />
    </>
  );
}

interface PostProps extends Pick<BlogPostPageProps, 'isMember' | 'onPost' | 'newsletter'> {
  post: Blog;
}

function Post({ post, isMember, onPost, newsletter }: PostProps) {
  const headings = headingsOf(post.body);
  const article = useRef<HTMLElement>(null);
  useOpenedHeading(article);
  const address = `${location.origin}/blog/${post.slug}`;
  return (
    <div className="mx-auto max-w-(--page-max) px-(--gutter) py-10">
      <ReadingProgress share={shareOfPage} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,680px)_230px]">
        <article ref={article} className="min-w-0">
          <p className="text-sm">
            <Link
              to="/blog"
              search={{ category: post.category }}
              className="font-medium text-teal-ink hover:underline"
            >
              {categoryLabel(post.category)}
            </Link>
          </p>
          <h1 className="mt-2 font-display text-4xl font-bold tracking-display text-balance wrap-anywhere">
            {post.title}
          </h1>
          <p className="mt-3 text-lg text-pretty wrap-anywhere text-ink-2">{post.excerpt}</p>
          <div className="my-5 flex flex-wrap items-center justify-between gap-4">
            <div className="flex items-center gap-3">
              <UserAvatar user={post.author} size={40} isDecorative />
              <p className="text-sm">
                <Link
                  to="/$username"
                  params={{ username: post.author.username }}
                  className="font-semibold hover:underline"
                >
                  <bdi>{post.author.fullName}</bdi>
                </Link>
                <span className="block text-ink-3">
                  {postDate(post)} · {readingTime(post.readMinutes)}
                </span>
              </p>
            </div>
            <ShareRow
              address={address}
              title={post.title}
              onAskAva={
                isMember ? () => askAva({ title: post.title, path: `/blog/${post.slug}` }) : undefined
              }
              onPost={onPost && (() => onPost(post.title, address))}
            />
          </div>
          <div className="overflow-hidden rounded-[14px]">
            <Cover cover={post.cover} sizes="(min-width: 768px) 680px, 100vw" isEager />
          </div>
          <div className="mt-7 text-[17px]/[28px]">
            <Markdown text={post.body} mediaBase={runtimeConfig.apiPrefix} />
          </div>
        </article>
        {headings.length >= 3 && (
          <nav
            aria-label="In this post"
            className="order-first mb-6 self-start max-lg:hidden lg:sticky lg:top-[calc(var(--topbar-h)+24px)] lg:order-none"
          >
            <p className="mb-2 text-xs font-medium text-ink-3">In this post</p>
            <ul className="flex flex-col gap-1.5 text-sm">
              {headings.map(({ id, text, level }) => (
                <li key={id} className={level === 3 ? 'pl-3' : ''}>
                  <a href={`#${id}`} className="text-ink-2 hover:text-ink">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <aside className="mt-14 flex flex-col gap-12 print:hidden">
        {!isMember && (
          <Card className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <h2 className="text-lg font-semibold">Work out your own deal</h2>
              <p className="text-base text-ink-2">
                Stamp duty, yield and cash flow, with every formula shown.
              </p>
            </div>
            <Link to="/account/register" className={buttonClass({ size: 'lg' })}>
              Create FREE Account
            </Link>
          </Card>
        )}
        {post.related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className="mb-4 font-display text-2xl font-bold tracking-display">
              Read next
            </h2>
            <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
              {safeRows(post.related, ['post', 'p'], (each) => (
                <PostCard key={each.id} post={each} headingLevel={3} />
              ))}
            </div>
          </section>
        )}
        <div className="max-w-[440px]">{newsletter}</div>
      </aside>
    </div>
  );
}

function PostSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto max-w-(--page-max) px-(--gutter) py-10">
      <h1 className="sr-only">Blog</h1>
      <div className="flex max-w-[680px] flex-col gap-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-10 w-60" />
        <Skeleton className="aspect-video w-full rounded-[14px]" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
