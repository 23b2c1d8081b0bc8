import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText, errorMessage } from '@/api/errors';
import { useIsOffered } from '@/api/offers';
import { readPages } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { useNow } from '@/ui/text/use-now';
import { openReviewForm } from './review-form';
import { ReviewItem } from './review-item';

/** What members who asked a business for a quote say of it (S24), the newest first, and where I say it. */
export function BusinessReviews({ business }: { business: Schemas['Business'] }) {
  const area = useRef<HTMLDivElement>(null);
  const now = useNow();
  const list = useInfiniteQuery(readPages('/businesses/{id}/reviews', { path: { id: business.id } }));
  const isOffered = useIsOffered('get /businesses/{id}/reviews');
  const reviews = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const [first] = list.data?.pages ?? [];
  const { shown, list: listed } = useLongRows<(typeof reviews)[number], HTMLUListElement>(reviews, {
    keyOf: ({ id }) => id,
    rowHeight: 130,
    memory: `reviews of ${business.id}`,
  });
  useFocusAfterRemoval(
    area,
    reviews.map(({ id }) => id),
  );
  if (!isOffered) return null;
  return (
    <Card as="section" aria-label="Reviews">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-md font-semibold">Reviews</h2>
        {first?.canReview && (
          <Button variant="outline" size="sm" onClick={() => openReviewForm(business)}>
            Write a review
          </Button>
        )}
      </div>
      {list.isPending && (
        <div role="status" aria-label="Loading reviews" className="mt-3 flex flex-col gap-3">
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-24 rounded-lg" />
        </div>
      )}
      {!list.data && list.error && (
        <ErrorState
          title="Couldn’t load the reviews"
          text={adviceText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        />
      )}
      {first && (
        <p className="text-ink-2 mt-1 text-sm text-pretty">
          {reviews.length === 0 && 'No reviews yet. '}
          {business.myRole === null && !first.canReview && !first.mine
            ? 'Members who’ve requested a quote here can write a review.'
            : reviews.length > 0 && 'From members who’ve requested a quote here.'}
        </p>
      )}
      <div ref={area} tabIndex={-1} className="outline-none">
        {reviews.length > 0 && (
          <ul ref={listed} className="divide-line-subtle -mb-3 divide-y">
            {safeRows(shown, 'review', (review) => (
              <li key={review.id} data-row={review.id}>
                <ReviewItem
                  business={business}
                  review={review}
                  isMine={review.id === first?.mine?.id}
                  now={now}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </Card>
  );
}
