import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';

/** The shape of the rows while they are read. */
export function InboxSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-col">
      <span role="status" className="sr-only">
        Loading transactions
      </span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex min-h-[62px] items-center gap-3 border-b border-line-subtle py-2.5">
          <Skeleton className="size-[18px] rounded-[5px]" />
          <Skeleton className="h-4 max-w-96 flex-1" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
      <StillLoading onRetry={onRetry} />
    </div>
  );
}
