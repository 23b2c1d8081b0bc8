import { useQuery } from '@tanstack/react-query';
import { adviceText } from '@/api/errors';
import { read } from '@/api/queries';
import { propertyQueries } from '@/entities/property/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';
import type { Property } from '@/entities/property/property';
import { PropertyForm } from './property-form';

interface PropertyFormPageProps {
  meId: number;
  /** The one that is changed; a new one is added without. */
  property?: Property | undefined;
  onSaved: (id: string | undefined) => void;
  onCancel: () => void;
}

/** A page to add a property by hand, or to change one. Its choices are the server's. */
export function PropertyFormPage({ meId, property, onSaved, onCancel }: PropertyFormPageProps) {
  const types = useQuery(propertyQueries.types());
  const models = useQuery(propertyQueries.models());
  // Without managers a property can be saved all the same.
  const managers = useQuery(read('/property-managers'));
  const today = londonDay(useNow());
  const title = property ? 'Edit property' : 'Add property';
  const failed = [types, models].find(({ data, isError }) => data === undefined && isError);
  const isReady = types.data && models.data && !managers.isPending;
  return (
    <div className="mx-auto max-w-[720px] pb-24">
      <title>{`${title} · Tiebeam`}</title>
      <h1 className="mb-1 font-display text-2xl tracking-display font-bold">{title}</h1>
      <p className="mb-4 text-sm text-ink-2 wrap-anywhere">
        {property ? property.fullAddress : 'You only need an address and a property type to start.'}
      </p>
      <Card className="md:p-6!">
        {failed ? (
          <ErrorState
            title="Couldn’t load the form"
            text={adviceText(failed.error)}
            headingLevel={2}
            onRetry={() => {
              void types.refetch();
              void models.refetch();
            }}
            isRetrying={failed.isRefetching}
          />
        ) : isReady ? (
          <PropertyForm
            property={property}
            meId={meId}
            choices={{ types: types.data, models: models.data, managers: managers.data?.data ?? [], today }}
            onSaved={(id) => {
              showToast({ kind: 'success', text: property ? 'Property saved' : 'Property added' });
              onSaved(id);
            }}
            onCancel={onCancel}
          />
        ) : (
          <>
            <StillLoading
              onRetry={() => {
                for (const query of [types, models, managers]) void query.refetch();
              }}
            />
            <FormSkeleton />
          </>
        )}
      </Card>
    </div>
  );
}

const FormSkeleton = () => (
  <div className="flex flex-col gap-4">
    <span role="status" className="sr-only">
      Loading form
    </span>
    <Skeleton className="h-5 w-24" />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <div key={key} className="grid gap-3 md:grid-cols-2">
        <Skeleton className="h-15" />
        <Skeleton className="h-15 max-md:hidden" />
      </div>
    ))}
  </div>
);
