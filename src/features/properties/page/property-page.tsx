import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Pencil } from 'lucide-react';
import { KnownProperty } from '@/entities/property/known/known-property';
import type { Property } from '@/entities/property/property';
import { StatusBadge } from '@/entities/property/property-badges';
import { leaseText } from '@/entities/property/property-text';
import { propertyQueries } from '@/entities/property/queries';
import { shortAreaText } from '@/lib/area';
import { londonDay } from '@/lib/dates/calendar-day';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button/button-class';
import { useAreaUnit } from '@/ui/area/area-unit';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { Skeleton } from '@/ui/states/skeleton';
import { Tabs } from '@/ui/tabs';
import { useNow } from '@/ui/text/use-now';
import { PropertyMenu } from '../actions/property-menu';
import { ComplianceCard, type ComplianceCardProps } from './compliance-card';
import { Photos } from './photos';
import type { PropertyTab } from './property-tab';
import { ValueCard } from './value-card';
import { Pause } from '@/ui/text/pause';

interface PropertyPageProps {
  uuid: string;
  /** Those that there are, in their order. */
  tabs: readonly PropertyTab[];
  /** The open one, from the address; the first where that names none. */
  tab: string | undefined;
  onTab: (tab: string) => void;
  onDeleted: () => void;
  /** What else can be done with it, by other parts of the product. */
  actionsOf?: (property: Property) => readonly MenuEntry[];
  /** Who can be booked for a check that is due, by another part of the product. */
  bookingOf?: ComplianceCardProps['bookingOf'];
}

/** A property's own page (S45): what it is, what it is worth, what must be renewed, and its records by tab. */
export const PropertyPage = ({ uuid, ...rest }: PropertyPageProps) => (
  <div className="@container mx-auto max-w-(--page-max) pb-24">
    <KnownProperty uuid={uuid} skeleton={<PageSkeleton />}>
      {(property) => <Loaded property={property} {...rest} />}
    </KnownProperty>
  </div>
);

function Loaded({
  property,
  tabs,
  tab,
  onTab,
  onDeleted,
  actionsOf,
  bookingOf,
}: Omit<PropertyPageProps, 'uuid'> & { property: Property }) {
  const { uuid, addressLine1 } = property;
  const open = tabs.find(({ id }) => id === tab) ?? tabs[0];
  return (
    <>
      <title>{`${addressLine1} · Tiebeam`}</title>
      <nav aria-label="Breadcrumb" className="mb-3 flex items-center gap-1.5 text-sm text-ink-3">
        <Link to="/portfolio/properties" className="hover:text-ink hover:underline max-md:py-2.5">
          Properties
        </Link>
        <ChevronRight aria-hidden size={14} />
        <span aria-current="page" className="truncate text-ink">
          {addressLine1}
        </span>
      </nav>
      <Photos property={property} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[900px]:grid-cols-[minmax(0,1fr)_300px]">
        {/* Narrow, all parts stand in one column: what it is worth, its records, then what must be renewed. */}
        <div className="min-w-0 @max-[899px]:contents">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
            <Headline property={property} />
            <span className="flex shrink-0 items-center gap-1.5">
              <Link
                to="/portfolio/properties/$uuid/edit"
                params={{ uuid }}
                className={buttonClass({ variant: 'outline' })}
              >
                <Pencil aria-hidden size={16} />
                Edit
              </Link>
              <PropertyMenu property={property} onDeleted={onDeleted} more={actionsOf?.(property) ?? []} />
            </span>
          </div>
          <div className="min-w-0 @max-[899px]:order-1 @min-[900px]:mt-4">
            {open && (
              <Tabs
                label={`Records for ${addressLine1}`}
                tabs={tabs.map(({ id, label, count }) => ({
                  id,
                  label,
                  count: count?.(property) || undefined,
                }))}
                activeId={open.id}
                onChange={onTab}
              >
                <div className="pt-4">{open.content(property)}</div>
              </Tabs>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4 @max-[899px]:contents">
          <ValueCard property={property} />
          <div className="min-w-0 @max-[899px]:order-2">
            <ComplianceCard property={property} bookingOf={bookingOf} />
          </div>
        </div>
      </div>
    </>
  );
}

function Headline({ property }: { property: Property }) {
  const types = useQuery(propertyQueries.types()).data ?? [];
  const today = londonDay(useNow());
  const unit = useAreaUnit();
  const { addressLine1, fullAddress, bedrooms, areaSqm, typeId, status, archivedAt, leaseExpiry } = property;
  const type = types.find(({ id }) => id === typeId)?.name.toLowerCase() ?? '';
  const kind = bedrooms === null ? type : `${bedrooms}-bed ${type}`;
  const lease = leaseExpiry === null ? null : leaseText(leaseExpiry, today);
  const place = fullAddress.replace(`${addressLine1}, `, '');
  return (
    <div className="min-w-0 flex-1 max-md:basis-full">
      <h1 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-display text-2xl tracking-display font-bold wrap-anywhere">
        {addressLine1}
        <Pause />
        <span className="flex flex-wrap gap-1.5 font-sans tracking-normal">
          <StatusBadge status={status} />
          {archivedAt !== null && <Badge>Archived</Badge>}
          {lease?.isShort && <Badge tone="amber">{lease.text}</Badge>}
        </span>
      </h1>
      <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">
        {[
          place,
          kind.trim(),
          areaSqm !== null && shortAreaText(areaSqm, unit),
          // A short one stands beside the name.
          lease?.isShort === false && lease.text,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

const PageSkeleton = () => (
  <div>
    <span role="status" className="sr-only">
      Loading property
    </span>
    <Skeleton className="mb-3 h-5 w-56" />
    <Skeleton className="h-32 rounded-[14px] md:h-44" />
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 @min-[900px]:grid-cols-[minmax(0,1fr)_300px]">
      <div>
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="mt-2 h-5 w-96 max-w-full" />
        <Skeleton className="mt-5 h-80 rounded-[14px]" />
      </div>
      <Skeleton className="h-72 rounded-[14px]" />
    </div>
  </div>
);
