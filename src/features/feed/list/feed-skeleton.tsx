import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/states/skeleton';

function PostSkeleton() {
  return (
    <Card isPadded={false} className="p-5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-3.5 w-36" />
          <Skeleton className="h-3 w-52" />
        </div>
      </div>
      <Skeleton className="mt-4 h-3.5 w-full" />
      <Skeleton className="mt-2.5 h-3.5 w-11/12" />
      <Skeleton className="mt-2.5 h-3.5 w-2/3" />
      <Skeleton className="mt-6 h-8 w-full" />
    </Card>
  );
}

/** The feed before its posts have come, in their shape. */
export function FeedSkeleton({ hasComposer = true }: { hasComposer?: boolean }) {
  return (
    <div role="status" aria-label="Loading posts" className="flex flex-col gap-3.5">
      {hasComposer && <Skeleton className="mb-1.5 h-28 rounded-[14px]" />}
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
    </div>
  );
}
