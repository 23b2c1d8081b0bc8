import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { shortDay } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Skeleton } from '@/ui/states/skeleton';
import { sizeText } from '../data/listing-words';
import { searchQueries, type Listing } from '../data/queries';
import { Unready } from '@/entities/record/unready';
import { RatingChart } from './rating-chart';
import { FactList, Section } from './section';

interface CertificateProps {
  listing: Listing;
  /** Stands here where no certificate is found. */
  manual: ReactNode;
}

/** The energy certificate of the address: rating and score now and after works, what was seen, and what each step costs. */
export function Certificate({ listing, manual }: CertificateProps) {
  const street = listing.address.split(',')[0] ?? listing.address;
  const query = useQuery(searchQueries.certificate(listing.postcode, street));
  return (
    <Section title="Energy performance">
      {hasStatus(query.error, 404) && !query.data ? manual : contentOf(query)}
    </Section>
  );
}

type CertificateQuery = Pick<
  ReturnType<typeof useQuery<Schemas['EpcDetails']>>,
  'data' | 'error' | 'isError' | 'isRefetching' | 'fetchStatus' | 'refetch'
>;

function contentOf(query: CertificateQuery) {
  if (query.data) return <Details certificate={query.data} />;
  const skeleton = <Skeleton className="h-28 rounded-[11px]" />;
  return <Unready query={query} title="Couldn’t load the certificate" skeleton={skeleton} />;
}

function Details({ certificate }: { certificate: Schemas['EpcDetails'] }) {
  const { expiresOn, expired } = certificate;
  const unit = useAreaUnit();
  const { walls, roof, windows, heating, ageBand, certificateNumber, recommendations } = certificate;
  const steps = recommendations.filter(({ done }) => !done);
  return (
    <>
      <RatingChart {...certificate} />
      <FactList
        facts={[
          [expired ? 'Expired' : 'Expires', shortDay(expiresOn)],
          ['Floor area', sizeText(certificate, unit)],
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
                  {`${formatWholePounds(costMin)}–${formatWholePounds(costMax)}, +${points} ${points === 1 ? 'point' : 'points'}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
