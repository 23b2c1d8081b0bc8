import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';

/** An area changes slowly: read at most once an hour. */
const staleTime = 3_600_000;

/** What homes cost and let for where this member says they are; absent without a town, or where too little is known of it. */
export function AreaPulse({ username }: { username: string }) {
  const profile = useQuery({ ...read('/profiles/{id}', { path: { id: username } }), staleTime });
  const town = profile.data?.user.location?.town ?? '';
  const { data } = useQuery({
    ...read('/property-listings/listing-stats', { query: { location: town } }),
    enabled: town !== '',
    retry: false,
    staleTime,
  });
  const facts = data ? factsOf(data) : [];
  if (!data || facts.length === 0) return null;
  return (
    <Card as="section" aria-label={`Property in ${data.location}`}>
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate text-[15px]/5.5 font-semibold">{`Property in ${data.location}`}</h2>
        <Link
          to="/property-search"
          search={{ locations: town }}
          aria-label={`Search property in ${data.location}`}
          className="text-link touch-target relative shrink-0 text-sm hover:underline"
        >
          Search
        </Link>
      </div>
      <dl className="flex flex-col gap-1.5 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Names and figures of what is known: pounds, per cent a year, days, homes. */
function factsOf({
  medianPrice,
  grossYield,
  daysToSell,
  supply,
}: Schemas['ListingStats']): [string, string][] {
  const days = daysToSell === 1 ? 'day' : 'days';
  return [
    ...(medianPrice === null ? [] : [['Median asking price', formatWholePounds(medianPrice)] as const]),
    ...(grossYield === null ? [] : [['Median gross yield', `${grossYield.toFixed(1)}%`] as const]),
    ...(daysToSell === null ? [] : [['Time to offer', `${daysToSell} ${days}`] as const]),
    ...(supply.newThisMonth === 0
      ? []
      : [['New in the last 30 days', supply.newThisMonth.toLocaleString('en-GB')] as const]),
  ].map(([label, value]) => [label, value]);
}
