import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { runtimeConfig } from '@/api/runtime-config';
import type { Property } from '@/entities/property/property';
import { StatusBadge } from '@/entities/property/property-badges';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { placeOf } from '@/entities/property/property-text';
import { formatWholePounds } from '@/lib/money/money';
import { PlacesMap } from '@/ui/map/places-map';
import { propertyPins } from './property-pins';

interface PropertiesMapProps {
  /** All pages of it are read: a map shows every property that matches. */
  list: UseInfiniteQueryResult<{ pages: readonly unknown[] }>;
  rows: readonly Property[];
}

/** The properties of the list on a map, each by its value. */
export function PropertiesMap({ list, rows }: PropertiesMapProps) {
  useEveryPage(list);
  return <HomesMap rows={rows} className="h-[min(680px,max(420px,70dvh))]" />;
}

interface HomesMapProps {
  rows: readonly Property[];
  /** How high it is. */
  className: string;
}

/** Properties on a map, each by its value; those that can't be placed are counted below it. */
export function HomesMap({ rows, className }: HomesMapProps) {
  const pins = useMemo(() => propertyPins(rows), [rows]);
  const nowhere = rows.length - pins.length;
  return (
    <div className="flex flex-col gap-2">
      <PlacesMap
        label="Map of properties"
        pins={pins}
        fitKey={rows.map(({ id }) => id).join()}
        styleUrl={runtimeConfig.mapStyleUrl}
        renderCard={(id) => {
          const property = rows.find((row) => row.id === id);
          return property && <PropertyCard property={property} />;
        }}
        className={`rounded-[14px] border border-line ${className}`}
      />
      {nowhere > 0 && (
        <p className="text-sm text-ink-2">
          {nowhere === 1
            ? 'We couldn’t place 1 property on the map.'
            : `We couldn’t place ${nowhere} properties on the map.`}
        </p>
      )}
    </div>
  );
}

const PropertyCard = ({ property }: { property: Property }) => (
  <Link
    to="/portfolio/properties/$uuid/{-$tab}"
    params={{ uuid: property.uuid }}
    className="flex items-center gap-3 rounded-lg p-2 hover:bg-hover"
  >
    <PropertyPhoto property={property} width={56} className="rounded-md" />
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium">{property.addressLine1}</span>
      <span className="num block truncate text-xs text-ink-3">
        {[placeOf(property), property.currentValue !== null && formatWholePounds(property.currentValue)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
    <StatusBadge status={property.status} />
  </Link>
);
