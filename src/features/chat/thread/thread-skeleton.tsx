import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';

const widths = ['w-3/5', 'w-2/5', 'w-1/2 self-end', 'w-1/3 self-end', 'w-2/3', 'w-1/4 self-end'];

/** Stands where messages will be, while they are read. */
export function MessagesSkeleton({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <div
      role="status"
      aria-label="Loading conversation"
      className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-6"
    >
      {isOffline && (
        <p className="text-ink-2 text-center text-sm">
          You’re offline. It will load once you’re back online.
        </p>
      )}
      {widths.map((width) => (
        <Skeleton key={width} className={`h-10 shrink-0 rounded-[18px] ${width}`} />
      ))}
      <StillLoading onRetry={onRetry} />
    </div>
  );
}

/** Stands where it will say with whom one talks, where not even that is known. */
export function HeaderSkeleton() {
  return (
    <div className="border-line-subtle flex h-[62px] shrink-0 items-center gap-3 border-b px-6 md:h-[70px]">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="h-3.5 w-40" />
    </div>
  );
}
