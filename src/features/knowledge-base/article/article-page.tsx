import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { loadBody } from '@/ui/markdown/format/load-body';
import { headingsOf } from '@/ui/markdown/format/prepare';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { loadStyled } from '@/ui/theme/page-styles';
import { Skeleton } from '@/ui/states/skeleton';
import { useLightPrint } from '@/ui/theme/use-light-print';
import { articleQueries } from '../article-queries';
import { informationNotAdvice, isStale, onlyNation } from '../article-text';
import { ArticleBody } from './article-body';
import { ArticleFeedback } from './article-feedback';
import { ArticleHead } from './article-head';
import { ContentsList, FoldedContents } from './contents-list';
import { NextInPath } from './next-in-path';
import { ReadingProgress } from '@/ui/text/reading-progress';
import { RelatedArticles } from './related-articles';
import { useReadingProgress } from './reading/use-reading-progress';
import { useScrollToHash } from './reading/use-scroll-to-hash';
import { TermsInText } from './terms-in-text';

const loadArticleMarks = () => loadStyled(() => import('../marks/article-marks'));

// Beside the article itself: what formats it is wanted as soon as that is here. What fails is fetched when it is needed.
void loadBody().catch(() => {});

interface ArticlePageProps {
  uuid: string;
  /** Who reads: an author does not judge their own article. */
  userId: number;
  /** Shown when there is no such article. */
  notFound: ReactNode;
  /** A way to ask the assistant about this article; it gets the article's title. */
  renderAsk?: ((title: string) => ReactNode) | undefined;
  /** Stands below the text: films about it. It asks the server for nothing until it is scrolled to. */
  videos?: ReactNode;
}

/** One article of the knowledge base (S61). */
export function ArticlePage({ uuid, userId, notFound, renderAsk, videos }: ArticlePageProps) {
  const article = useQuery(articleQueries.one(uuid));
  if (article.data) {
    return (
      <>
        <title>{`${article.data.title} · Tiebeam`}</title>
        <Article
          article={article.data}
          isMine={article.data.authUser.id === userId}
          renderAsk={renderAsk}
          videos={videos}
        />
      </>
    );
  }
  if (article.isPending) return <ArticleSkeleton />;
  if ('status' in article.error && [404, 400, 422].includes(Number(article.error.status))) return notFound;
  return (
    <div className="mx-auto max-w-xl py-10">
      <title>Article · Tiebeam</title>
      <ErrorState
        headingLevel={1}
        title="Couldn’t load this article"
        text={adviceText(article.error)}
        onRetry={retryOf(article.error, () => void article.refetch())}
        isRetrying={article.isFetching}
      />
    </div>
  );
}

interface ArticleProps {
  article: Schemas['Article'];
  isMine: boolean;
  renderAsk: ArticlePageProps['renderAsk'];
  videos: ReactNode;
}

function Article({ article, isMine, renderAsk, videos }: ArticleProps) {
  const { uuid, body, title, progress, related, reviewedOn } = article;
  const text = useRef<HTMLDivElement>(null);
  const shareOfText = useCallback(() => {
    const { top = 0, height = 0 } = text.current?.getBoundingClientRect() ?? {};
    return height > innerHeight ? -top / (height - innerHeight) : 0;
  }, []);
  const [today] = useState(() => londonDay(new Date()));
  useReadingProgress(text, uuid, progress);
  useScrollToHash(text);
  useLightPrint();
  // Nobody marks anything before they read.
  const marks = useLazyPart(loadArticleMarks, true);
  const headings = headingsOf(body);
  return (
    <div className="mx-auto w-full max-w-(--page-max) py-2">
      <ReadingProgress share={shareOfText} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,680px)_230px]">
        <article className="min-w-0 max-lg:max-w-[720px]">
          <ArticleHead article={article} />
          {isStale(reviewedOn, today) && (
            <p
              role="note"
              className="mt-5 flex gap-2 rounded-[11px] border border-amber-line bg-amber-bg px-4 py-3 text-sm text-pretty text-amber-ink"
            >
              <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
              {`No one has checked this article since ${shortDay(reviewedOn)}. The law, tax and prices in it may have changed.`}
            </p>
          )}
          {headings.length > 1 && <FoldedContents headings={headings} />}
          <div ref={text} className="mt-6 text-[17px]/[28px]">
            <ArticleBody text={body} nation={onlyNation(article.nations)} />
          </div>
          <p className="mt-8 text-xs text-pretty text-ink-3">{informationNotAdvice}</p>
          <div className="mt-8 flex flex-col gap-8">
            {videos !== undefined && <WhenVisible>{videos}</WhenVisible>}
            <NextInPath uuid={uuid} />
            {!isMine && <ArticleFeedback article={article} />}
            <RelatedArticles related={related} />
          </div>
        </article>
        <aside
          aria-label="About this article"
          className="mt-10 flex flex-col gap-6 self-start lg:sticky lg:max-h-[calc(100dvh-var(--topbar-h)-48px)] lg:overflow-y-auto lg:top-[calc(var(--topbar-h)+24px)] lg:mt-0 print:static print:max-h-none print:overflow-visible"
        >
          {headings.length > 1 && (
            <div className="max-lg:hidden print:hidden">
              <ContentsList headings={headings} />
            </div>
          )}
          <div className="contents print:hidden">
            <TermsInText text={body} />
          </div>
          {marks && <marks.ArticleMarks uuid={uuid} box={text} headings={headings} />}
          <Card className="print:hidden">
            <h2 className="font-semibold">Try your own price</h2>
            <p className="mt-1 mb-3 text-sm text-pretty text-ink-2">
              Evaluate a home to see its stamp duty, yield and interest cover.
            </p>
            <Link
              to="/property-evaluations/new"
              className={buttonClass({ variant: 'soft', size: 'sm', isFullWidth: true })}
            >
              Evaluate a deal
            </Link>
          </Card>
          <div className="contents print:hidden">{renderAsk?.(title)}</div>
        </aside>
      </div>
    </div>
  );
}

function ArticleSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto w-full max-w-(--page-max) py-2">
      <h1 className="sr-only">Article</h1>
      <div className="flex max-w-[680px] flex-col gap-4">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-10 w-60" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  );
}
