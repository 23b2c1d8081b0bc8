import type { useInfiniteQuery } from '@tanstack/react-query';
import { adviceText } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { VisibleMarker } from '@/ui/rows/visible-marker';

interface ListEndProps {
  list: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
  > & { fetchNextPage: () => unknown };
  /** How many rows there are: with more, the end is another. */
  count: number;
}

/** Below the rows: the next page comes as its place comes near, or by the button; a failure is said here. */
export function ListEnd({ list, count }: ListEndProps) {
  if (list.isFetchNextPageError) {
    return (
      <ErrorState
        title="Couldn’t load more"
        text={adviceText(list.error)}
        onRetry={() => void list.fetchNextPage()}
        isRetrying={list.isFetchingNextPage}
      />
    );
  }
  if (!list.hasNextPage) return null;
  const loadMore = () => {
    if (!list.isFetchingNextPage) void list.fetchNextPage();
  };
  return (
    <div className="flex justify-center py-3">
      <VisibleMarker key={count} onVisible={loadMore} />
      <Button
        variant="outline"
        size="sm"
        isLoading={list.isFetchingNextPage}
        loadingLabel="Loading"
        onClick={loadMore}
      >
        Load more
      </Button>
    </div>
  );
}
