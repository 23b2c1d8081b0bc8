import { Skeleton } from '@/ui/states/skeleton';

/** The page of an evaluation before it is there. */
export function EvaluationSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mx-auto flex max-w-(--page-max) flex-col gap-4">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[348px_minmax(0,1fr)]">
        <Skeleton className="h-[520px] rounded-[14px] max-lg:order-2" />
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-[104px] rounded-[14px]" />
            ))}
          </div>
          <Skeleton className="h-80 rounded-[14px]" />
        </div>
      </div>
    </div>
  );
}
