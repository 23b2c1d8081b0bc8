import { useQuery } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { shortDay } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import { kindWords } from '@/lib/property-search/filter-wording';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { areaText, percentText, poundsText } from '../data/listing-words';
import { searchQueries, type Listing } from '../data/queries';
import { FactList, Section } from './section';

/** What its postcode district costs, lets for and how fast, and what was sold and let nearby. */
export function AreaFigures({ listing }: { listing: Listing }) {
  const stats = useQuery(searchQueries.statsOf({ listingId: listing.id }));
  const { data } = stats;
  const title = `Prices and rents in ${listing.outcode}`;
  if (!data) {
    if (hasStatus(stats.error, 404)) return null;
    return (
      <Section title={title}>
        {stats.isError ? (
          <ErrorState
            title="Couldn’t load the area’s figures"
            text={errorMessage(stats.error)}
            onRetry={retryOf(stats.error, () => void stats.refetch())}
            isRetrying={stats.isRefetching}
          />
        ) : (
          <Skeleton className="h-28 rounded-[11px]" />
        )}
      </Section>
    );
  }
  const { medianPrice, medianPpsf, grossYield, daysToSell, daysToLet, supply, rentByBeds } = data;
  const rent = rentByBeds.find(({ bedrooms }) => bedrooms === listing.bedrooms);
  const days = (count: number | null) =>
    count === null ? 'n/a' : `${count} ${count === 1 ? 'day' : 'days'}`;
  const facts: (readonly [string, string])[] = [
    ['Median asking price', poundsText(medianPrice)],
    ['Median per sq ft', poundsText(medianPpsf)],
    ['Median gross yield', percentText(grossYield)],
    ['Time to offer', days(daysToSell)],
    ['Time to let', days(daysToLet)],
    ['For sale now', String(supply.forSale)],
    ...(rent
      ? [
          [
            `Rent, ${rent.bedrooms} bed`,
            rent.lowPcm < rent.highPcm
              ? `${formatWholePounds(rent.medianPcm)} pcm (${formatWholePounds(rent.lowPcm)} to ${formatWholePounds(rent.highPcm)})`
              : `${formatWholePounds(rent.medianPcm)} pcm`,
          ] as const,
        ]
      : []),
  ];
  return (
    <Section title={title}>
      <FactList facts={facts.filter(([, value]) => value !== 'n/a')} />
      <Comparables
        title="Sold nearby"
        rows={data.soldComps.map((comp) => ({
          ...comp,
          amount: formatWholePounds(comp.price),
          detail: [kindWords[comp.type], areaText(comp), `sold ${shortDay(comp.on)}`],
        }))}
      />
      <Comparables
        title="Let nearby"
        rows={data.rentComps.map((comp) => ({
          ...comp,
          amount: `${formatWholePounds(comp.rentPcm)} pcm`,
          detail: [
            `${comp.bedrooms}-bed ${kindWords[comp.type].toLowerCase()}`,
            comp.furnished ? 'furnished' : 'unfurnished',
            `let ${shortDay(comp.on)}`,
          ],
        }))}
      />
    </Section>
  );
}

interface Comparable {
  id: string;
  address: string;
  amount: string;
  distanceMiles: number;
  detail: readonly (string | null)[];
}

/** Homes nearby, the nearest first, under a heading that opens. */
function Comparables({ title, rows }: { title: string; rows: readonly Comparable[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-7 w-fit cursor-pointer rounded-md text-base font-medium text-link max-md:min-h-11 max-md:content-center">
        {`${title} (${rows.length})`}
      </summary>
      <ul className="mt-1 max-h-[420px] overflow-y-auto [contain:content]">
        {rows.map(({ id, address, amount, distanceMiles, detail }, place) => (
          <li
            key={id}
            className={`flex items-baseline justify-between gap-4 py-2 ${place > 0 ? 'border-t border-line-subtle' : ''}`}
          >
            <span className="min-w-0">
              <span className="block truncate text-base">{address}</span>
              <span className="num block text-sm text-ink-3">
                {[...detail, `${distanceMiles.toFixed(1)} miles away`]
                  .filter((each) => each !== null)
                  .join(' · ')}
              </span>
            </span>
            <span className="num shrink-0 font-semibold">{amount}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
