import { Link } from '@tanstack/react-router';
import { ComplianceRing } from '@/entities/property/compliance-ring';
import { NextDate } from '@/entities/property/next-date';
import type { Property } from '@/entities/property/property';
import { StatusBadge } from '@/entities/property/property-badges';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { percentText, placeOf } from '@/entities/property/property-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { useFirstRows } from '@/ui/page/later';
import { safeRows } from '@/ui/rows/safe-rows';
import { PropertyMenu } from '../actions/property-menu';

/** Pixels of a card with the gap below it, and as many as usually stand beside each other. */
const cardHeight = 372;
const columns = 3;

interface PropertyCardsProps {
  rows: readonly Property[];
  /** ISO day in London. */
  today: string;
}

/** The properties of the list as cards with their photo, those in view first. */
export function PropertyCards({ rows, today }: PropertyCardsProps) {
  const drawn = useFirstRows(rows.length, cardHeight, { inRow: columns });
  return (
    <ul
      aria-label="Properties"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-4"
    >
      {safeRows(rows.slice(0, drawn), 'property', (property) => (
        <li key={property.id} data-row={property.id} className="min-w-0">
          <PropertyCard property={property} today={today} />
        </li>
      ))}
    </ul>
  );
}

function PropertyCard({ property, today }: { property: Property; today: string }) {
  const { uuid, addressLine1, currentValue, soldPrice, status, figures } = property;
  const { mortgages, ltv, rentPcm, grossYield, compliance, nextDate } = figures;
  const value = status === 'sold' ? soldPrice : currentValue;
  const facts = [
    [status === 'sold' ? 'Sold for' : 'Value', value === null ? null : formatWholePounds(value)],
    ['Rent pcm', rentPcm === null ? null : formatPounds(rentPcm)],
    ['LTV', mortgages === 0 || ltv === null ? null : percentText(ltv)],
    ['Yield', grossYield === null ? null : percentText(grossYield)],
  ] as const;
  return (
    <Card
      as="article"
      isPadded={false}
      aria-label={addressLine1}
      className="relative flex h-full flex-col overflow-hidden hover:border-line-strong"
    >
      <PropertyPhoto property={property} width={420} className="aspect-16/9! w-full!" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Link
              to="/portfolio/properties/$uuid/{-$tab}"
              params={{ uuid }}
              className="block font-medium text-ink outline-none wrap-anywhere after:absolute after:inset-0 after:rounded-[14px] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {addressLine1}
            </Link>
            <p className="text-xs text-ink-3 wrap-anywhere">{placeOf(property)}</p>
          </div>
          <StatusBadge status={status} />
          <span className="relative z-1 -mt-1 -mr-1.5">
            <PropertyMenu property={property} />
          </span>
        </div>
        <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt className="text-xs text-ink-3">{name}</dt>
              <dd className="num font-medium">
                {fact ?? (
                  <>
                    <span aria-hidden>–</span>
                    <span className="sr-only">Not known</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {(compliance.total > 0 || nextDate) && (
          <div className="mt-auto flex items-center gap-2.5 border-t border-line-subtle pt-3 text-sm">
            <ComplianceRing {...compliance} />
            {nextDate && <NextDate next={nextDate} today={today} />}
          </div>
        )}
      </div>
    </Card>
  );
}
