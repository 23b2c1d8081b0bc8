import { Skeleton } from '@/ui/states/skeleton';

const columns = [3, 2, 3, 1, 2] as const;

/** The board before its deals are there. */
export const BoardSkeleton = () => (
  <div role="status" className="flex gap-3.5 overflow-hidden pt-12">
    <span className="sr-only">Loading deals</span>
    {columns.map((cards, at) => (
      <div key={at} className="w-[256px] shrink-0 rounded-[14px] bg-surface-1 p-3 max-md:w-full">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-2 mb-3 h-4 w-44" />
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} className="mb-2.5 h-[150px] rounded-[12px]" />
        ))}
      </div>
    ))}
  </div>
);
