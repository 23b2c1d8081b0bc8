import { Skeleton } from '@/ui/states/skeleton';

/** The list while it is read: headings and rows in their shape. */
export const ListSkeleton = () => (
  <div role="status">
    <span className="sr-only">Loading viewings</span>
    <Skeleton className="mt-6 h-6 w-32" />
    <Skeleton className="mt-4 mb-2 h-4 w-52" />
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="flex gap-3 border-b border-line-subtle py-3.5 md:gap-4">
        <Skeleton className="aspect-4/3 w-16 shrink-0 rounded-[10px] md:w-28" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-4 w-40 max-w-full" />
        </div>
      </div>
    ))}
  </div>
);
