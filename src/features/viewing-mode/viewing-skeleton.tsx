import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';

/** The shape of viewing mode while it comes. */
export function ViewingSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div aria-busy="true" className="mx-auto flex max-w-2xl flex-col gap-4 px-4 py-4">
      <p className="sr-only">Loading viewing</p>
      <Skeleton className="h-96 rounded-[14px]" />
      <Skeleton className="h-13 rounded-[14px]" />
      <Skeleton className="h-13 rounded-[14px]" />
      <StillLoading onRetry={onRetry} />
    </div>
  );
}
