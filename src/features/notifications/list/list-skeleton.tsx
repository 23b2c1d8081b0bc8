import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';

/** Five rows to be; `onRetry` where the wait may become long. */
export function ListSkeleton({ onRetry }: { onRetry?: () => void }) {
  return (
    <>
      <div role="status" aria-label="Loading notifications" className="flex flex-col gap-1 p-1">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex items-center gap-3 px-2 py-2.5">
            <Skeleton className="size-10 rounded-full" />
            <span className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-3 w-4/5 rounded-sm" />
              <Skeleton className="h-3 w-2/5 rounded-sm" />
            </span>
          </div>
        ))}
      </div>
      {onRetry && <StillLoading onRetry={onRetry} />}
    </>
  );
}
