import { useQuery } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import type { Schemas } from '@/api/contract';
import { shortDay } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { areaText } from '../data/listing-words';
import { searchQueries, type Listing } from '../data/queries';
import { FactList, Section } from './section';

/** The energy certificate of the address: rating and score now and after works, what was seen, and what each step costs. */
export function Certificate({ listing }: { listing: Listing }) {
  const street = listing.address.split(',')[0] ?? listing.address;
  const query = useQuery(searchQueries.certificate(listing.postcode, street));
  return <Section title="Energy performance">{contentOf(query)}</Section>;
}

type CertificateQuery = Pick<
  ReturnType<typeof useQuery<Schemas['EpcDetails']>>,
  'data' | 'error' | 'isError' | 'isRefetching' | 'refetch'
>;

function contentOf({ data, error, isError, isRefetching, refetch }: CertificateQuery) {
  if (data) return <Details certificate={data} />;
  if (hasStatus(error, 404)) {
    return (
      <p className="text-base text-ink-2">No certificate found. Ask the agent, or check the EPC register.</p>
    );
  }
  if (!isError) return <Skeleton className="h-28 rounded-[11px]" />;
  return (
    <ErrorState
      title="Couldn’t load the certificate"
      text={errorMessage(error)}
      onRetry={retryOf(error, () => void refetch())}
      isRetrying={isRefetching}
    />
  );
}

function Details({ certificate }: { certificate: Schemas['EpcDetails'] }) {
  const { current, currentScore, potential, potentialScore, expiresOn, expired } = certificate;
  const { walls, roof, windows, heating, ageBand, certificateNumber, recommendations } = certificate;
  const steps = recommendations.filter(({ done }) => !done);
  return (
    <>
      <FactList
        facts={[
          ['Rating now', `${current} (${currentScore} points)`],
          ['Could be', `${potential} (${potentialScore} points)`],
          [expired ? 'Expired' : 'Expires', shortDay(expiresOn)],
          ['Floor area', areaText(certificate)],
          ['Built', ageBand],
          ['Walls', walls],
          ['Roof', roof],
          ['Windows', windows],
          ['Heating', heating],
          ['Certificate', certificateNumber.replace(/(\d{4})(?=\d)/g, '$1-')],
        ]}
      />
      {steps.length > 0 && (
        <>
          <h4 className="mt-4 mb-1 text-base font-semibold">Recommended works</h4>
          <ul>
            {steps.map(({ text, costMin, costMax, points }) => (
              <li key={text} className="num flex justify-between gap-4 py-1 text-base">
                <span className="min-w-0 wrap-anywhere">{text}</span>
                <span className="shrink-0 text-right text-ink-2">
                  {`${formatWholePounds(costMin)} to ${formatWholePounds(costMax)}, +${points} ${points === 1 ? 'point' : 'points'}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
