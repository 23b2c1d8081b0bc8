import { useInfiniteQuery } from '@tanstack/react-query';
import { House, ListChecks, Lock } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { adviceText, errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { shortAreaText } from '@/lib/area';
import { counted } from '@/lib/lists/counted';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Card } from '@/ui/card';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { profileQueries, type PreviewAs } from '../profile-queries';
import { openChooseProperties } from './choose-properties';

interface ProfilePropertiesProps {
  profile: Schemas['Profile'];
  /** As whom I look at my own. */
  as: PreviewAs | undefined;
}

/** The properties a member chose to show: where roughly and what they are, never their address, value or rent. */
export function ProfileProperties({ profile, as }: ProfilePropertiesProps) {
  const { userId, user, isMine } = profile;
  const list = useInfiniteQuery(profileQueries.properties(userId, as));
  const properties = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const choose = isMine && as === undefined && (
    <Button
      variant="outline"
      icon={<ListChecks aria-hidden size={16} />}
      onClick={() => openChooseProperties(user.username)}
    >
      Choose properties
    </Button>
  );
  if (hasStatus(list.error, 403)) {
    return (
      <EmptyState
        icon={<Lock aria-hidden size={22} />}
        title="Properties hidden"
        text={
          isMine
            ? 'You’ve limited who can see your properties. Change this on your profile, under “Who can see what”.'
            : `${user.fullName} has hidden their properties.`
        }
      />
    );
  }
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading properties" className="grid gap-4 min-[560px]:grid-cols-2">
        <Skeleton className="h-72 rounded-[14px]" />
        <Skeleton className="h-72 rounded-[14px]" />
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title="Couldn’t load the properties"
        text={adviceText(list.error)}
        onRetry={retryOf(list.error, () => void list.refetch())}
        isRetrying={list.isRefetching}
      />
    );
  }
  if (properties.length === 0) {
    return (
      <EmptyState
        icon={<House aria-hidden size={22} />}
        title="No properties shown"
        text={
          isMine
            ? 'Choose which of your properties others can see here. Their addresses, values and rents stay hidden.'
            : `Properties ${user.fullName} chooses to show will appear here.`
        }
        action={choose || undefined}
      />
    );
  }
  return (
    <section aria-labelledby="profile-properties">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="profile-properties" className="sr-only">
          Properties
        </h2>
        {choose}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[560px]:grid-cols-2">
        {safeRows(properties, 'property', (property) => (
          <PropertyCard key={property.id} property={property} />
        ))}
      </ul>
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </section>
  );
}

function PropertyCard({ property }: { property: Schemas['ProfileProperty'] }) {
  const unit = useAreaUnit();
  const { ownerId, image, town, outcode, type, model, bedrooms, areaSqm, epcRating } = property;
  const facts = [
    type,
    bedrooms !== null && bedrooms > 0 && counted(bedrooms, 'bedroom'),
    areaSqm !== null && shortAreaText(areaSqm, unit),
    epcRating !== null && `EPC ${epcRating}`,
  ].filter((fact) => fact !== false);
  return (
    <Card as="li" isPadded={false} className="overflow-hidden">
      <PropertyPhoto
        property={{ ownerId, images: image === null ? [] : [image] }}
        width={480}
        className="w-full! [&_img]:h-full! [&>span]:h-full"
      />
      <div className="p-4">
        <h3 className="text-md font-semibold wrap-anywhere">{`${town} ${outcode}`}</h3>
        <p className="mt-0.5 text-sm text-ink-2">{facts.join(' · ')}</p>
        {model !== null && (
          <p className="mt-2.5">
            <Badge>{model}</Badge>
          </p>
        )}
      </div>
    </Card>
  );
}
