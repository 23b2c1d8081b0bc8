import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { areaUnitText, pricePerUnit } from '@/lib/area';
import { formatWholePounds } from '@/lib/money/money';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Skeleton } from '@/ui/states/skeleton';
import { percentText, poundsText } from '../data/listing-words';
import { searchQueries, type Listing } from '../data/queries';
import { Unready } from '@/entities/record/unready';
import { AreaTables } from './area-tables';
import { FactList, Section } from './section';

interface AreaFiguresProps {
  listing: Listing;
  /** The sales and lets nearby, below the figures. */
  renderComparables: (stats: Schemas['ListingStats']) => ReactNode;
}

/** What its postcode district costs, lets for and how fast, and what was sold and let nearby. */
export function AreaFigures({ listing, renderComparables }: AreaFiguresProps) {
  const stats = useQuery(searchQueries.statsOf({ listingId: listing.id }));
  const unit = useAreaUnit();
  const { data } = stats;
  const title = `Prices and rents in ${listing.outcode}`;
  if (!data) {
    if (hasStatus(stats.error, 404)) return null;
    return (
      <Section title={title}>
        <Unready
          query={stats}
          title="Couldn’t load the area’s figures"
          skeleton={<Skeleton className="h-28 rounded-[11px]" />}
        />
      </Section>
    );
  }
  const { medianPrice, medianPpsf, grossYield, daysToSell, daysToLet, supply, rentByBeds } = data;
  const rent = rentByBeds.find(({ bedrooms }) => bedrooms === listing.bedrooms);
  const days = (count: number | null) =>
    count === null ? 'n/a' : `${count} ${count === 1 ? 'day' : 'days'}`;
  const facts: (readonly [string, string])[] = [
    ['Median asking price', poundsText(medianPrice)],
    [
      `Median per ${areaUnitText[unit]}`,
      medianPpsf === null ? 'n/a' : poundsText(pricePerUnit(medianPpsf, unit)),
    ],
    ['Median gross yield', percentText(grossYield)],
    ['Time to offer', days(daysToSell)],
    ['Time to let', days(daysToLet)],
    ['For sale now', String(supply.forSale)],
    ...(rent
      ? [
          [
            `Rent, ${rent.bedrooms} bed`,
            rent.lowPcm < rent.highPcm
              ? `${formatWholePounds(rent.medianPcm)} pcm (${formatWholePounds(rent.lowPcm)}–${formatWholePounds(rent.highPcm)})`
              : `${formatWholePounds(rent.medianPcm)} pcm`,
          ] as const,
        ]
      : []),
  ];
  return (
    <Section title={title}>
      <FactList facts={facts.filter(([, value]) => value !== 'n/a')} />
      <AreaTables {...data} />
      {renderComparables(data)}
    </Section>
  );
}
