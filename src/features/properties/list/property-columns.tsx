import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ComplianceRing } from '@/entities/property/compliance-ring';
import { CertificateDay, NextDate } from '@/entities/property/next-date';
import type { Property } from '@/entities/property/property';
import { EpcBadge, StatusBadge } from '@/entities/property/property-badges';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { ownersText, percentText, placeOf } from '@/entities/property/property-text';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import type { Column } from '@/ui/records/column';
import type { SortKey } from './properties-search';

interface Known {
  meId: number | undefined;
  /** ISO day in London. */
  today: string;
  /** The name of a kind of building, by its id. */
  typeName: (typeId: string) => string;
}

const pounds = (amount: number | null) => (amount === null ? null : formatWholePounds(amount));
const percent = (value: number | null) => (value === null ? null : percentText(value));

interface HeadingProps {
  property: Property;
  typeName: string;
  children?: ReactNode;
}

/** What a property is called by, and what it leads to. */
function Heading({ property, typeName, children }: HeadingProps) {
  return (
    <span className="flex items-center gap-3">
      <PropertyPhoto property={property} width={56} className="rounded-md" />
      <span className="min-w-0 flex-1 leading-4.5">
        <Link
          to="/portfolio/properties/$uuid/{-$tab}"
          params={{ uuid: property.uuid }}
          className="block font-medium text-ink max-md:wrap-anywhere md:truncate after:absolute after:inset-0 focus-visible:after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {property.addressLine1}
        </Link>
        <span className="block text-xs leading-4 wrap-anywhere text-ink-3 md:line-clamp-2">
          {`${placeOf(property)} · ${typeName}`}
        </span>
      </span>
      {children}
    </span>
  );
}

/** What the list says of a property, the most telling first. */
export function propertyColumns({ meId, today, typeName }: Known): readonly Column<Property, SortKey>[] {
  return [
    {
      name: 'Property',
      sort: 'address',
      only: 'table',
      cell: (property) => <Heading property={property} typeName={typeName(property.typeId)} />,
    },
    {
      name: 'Property',
      only: 'card',
      // A table has the status in a column of its own.
      cell: (property) => (
        <Heading property={property} typeName={typeName(property.typeId)}>
          <span className="self-start">
            <StatusBadge status={property.status} />
          </span>
        </Heading>
      ),
    },
    {
      name: 'Owner',
      from: 'whole',
      cell: ({ owners }) => <span className="text-xs md:line-clamp-2">{ownersText(owners, meId)}</span>,
    },
    {
      name: 'Value',
      sort: 'value',
      isGreatestFirst: true,
      isNumber: true,
      cell: ({ currentValue, valuedAt, status, soldPrice, soldOn }) =>
        status === 'sold' ? (
          <Sold price={soldPrice} day={soldOn} />
        ) : (
          currentValue !== null && <Dated amount={pounds(currentValue)} day={valuedAt} />
        ),
    },
    {
      name: 'Debt',
      sort: 'debt',
      isGreatestFirst: true,
      isNumber: true,
      cell: ({ figures: { mortgages, debt, ltv } }) =>
        mortgages > 0 && (
          <span className="block leading-4.5">
            {formatWholePounds(debt)}
            {ltv !== null && (
              <span className="block text-xs font-normal text-ink-3">{`${percentText(ltv)} LTV`}</span>
            )}
          </span>
        ),
    },
    {
      name: 'Rent pcm',
      sort: 'rent',
      isGreatestFirst: true,
      isNumber: true,
      cell: ({ figures: { rentPcm, occupancyPct } }) => {
        // A home that is let whole, or not at all, says so by its status.
        const isPartLet = occupancyPct !== null && occupancyPct > 0 && occupancyPct < 100;
        return (
          (rentPcm !== null || isPartLet) && (
            <span className="block leading-4.5">
              {rentPcm !== null && formatPounds(rentPcm)}
              {isPartLet && (
                <span className="block text-xs font-normal text-ink-3">{`${percentText(occupancyPct)} occupied`}</span>
              )}
            </span>
          )
        );
      },
    },
    {
      name: 'Yield',
      sort: 'yield',
      isGreatestFirst: true,
      isNumber: true,
      from: 'wide',
      cell: ({ figures }) => percent(figures.grossYield),
    },
    { name: 'Status', only: 'table', cell: ({ status }) => <StatusBadge status={status} /> },
    { name: 'EPC', from: 'medium', cell: ({ epcRating }) => epcRating && <EpcBadge rating={epcRating} /> },
    {
      name: 'Certificates',
      from: 'widest',
      isWide: true,
      cell: ({ figures }) => (
        <span className="grid grid-cols-[auto_1fr] gap-x-2 text-xs leading-4.5">
          <span className="text-ink-3">Gas</span>
          <CertificateDay certificate={figures.gasSafety} today={today} />
          <span className="text-ink-3">EICR</span>
          <CertificateDay certificate={figures.electrical} today={today} />
        </span>
      ),
    },
    {
      name: 'Next renewal',
      from: 'medium',
      cell: ({ figures: { compliance, nextDate } }) =>
        (compliance.total > 0 || nextDate) && (
          <span className="flex items-center gap-2.5">
            <ComplianceRing {...compliance} />
            {nextDate && <NextDate next={nextDate} today={today} />}
          </span>
        ),
    },
  ];
}

/** A figure with the day it is of below it. */
function Dated({ amount, day }: { amount: ReactNode; day: string | null }) {
  return (
    <span className="block leading-4.5">
      {amount}
      {day !== null && <span className="block text-xs font-normal text-ink-3">{shortDate(day)}</span>}
    </span>
  );
}

/** A sold home has no value, so that the column adds up to the total above it; its sale stands below. */
function Sold({ price, day }: { price: number | null; day: string | null }) {
  return (
    <span className="block font-normal leading-4.5 text-ink-3">
      –
      <span className="block text-xs leading-4">
        {price === null ? 'Sold' : `Sold for ${formatWholePounds(price)}`}
      </span>
      {day !== null && <span className="block text-xs leading-4">{shortDate(day)}</span>}
    </span>
  );
}
