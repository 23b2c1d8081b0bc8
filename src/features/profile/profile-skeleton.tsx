import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/states/skeleton';

/** A profile before it has come, in its shape. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading profile">
      <Card isPadded={false}>
        <Skeleton className="aspect-[4/1] w-full rounded-t-[13px]" />
        <div className="flex flex-col gap-3 px-5 pb-6 md:px-7">
          <Skeleton className="relative -mt-12 size-24 rounded-full md:-mt-15 md:size-30" />
          <Skeleton className="h-7 w-56 max-w-full" />
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-4 w-44 max-w-full" />
        </div>
      </Card>
      <Skeleton className="mt-4 h-40 rounded-[14px]" />
    </div>
  );
}
