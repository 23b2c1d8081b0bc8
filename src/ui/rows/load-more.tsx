import { Button } from '../button/button';

interface LoadMoreProps {
  /** A list that is read page by page, as its query knows it. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** Why the next page could not be read, in words. */
  error: string | null;
}

/** Below a list: the way to its next page, and why that could not be read; on paper, that there is more. Absent at its end. */
export function LoadMore({ list, error }: LoadMoreProps) {
  return (
    <>
      {error !== null && (
        <p role="alert" className="text-red-ink pt-2 text-center text-sm">
          {error}
        </p>
      )}
      {list.hasNextPage && (
        <div className="flex justify-center py-3">
          <p className="hidden text-sm print:block">
            There’s more in this list. To print it all, load more first.
          </p>
          <Button
            className="print:hidden"
            variant="outline"
            size="sm"
            isLoading={list.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
