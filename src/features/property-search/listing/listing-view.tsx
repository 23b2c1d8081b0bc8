import { homeKindText } from '@/lib/places/home-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { Badge } from '@/ui/badge';
import { useAreaUnit } from '@/ui/area/area-unit';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { updateModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { badgesOf, comparedPriceText, priceText, qualifierOf, tenureText } from '../data/listing-words';
import { isForBuying } from '@/lib/property-search/my-figures';
import { keepFinding, useFindings } from '../data/findings';
import { listedHome, searchQueries, type Listing } from '../data/queries';
import { Unready } from '@/entities/record/unready';
import { Agent } from './follow-up/agent';
import { AreaFigures } from './area-figures';
import { Certificate } from './certificate';
import { Facts, MaterialFacts } from './facts';
import { Gallery } from './gallery';
import { ListingActions } from './listing-actions';
import { Location } from './location';
import { ManualCertificate } from './manual-certificate';
import { Nearby } from './nearby/nearby';
import { PriceHistory } from './price-history';
import { QuickEvaluation } from './quick-evaluation';
import { Section } from './section';

interface ListingViewProps {
  id: string;
  /** The modal that it stands in, which is named after the home. */
  modalId: string;
  /** Films of it. They ask the server for nothing until they are scrolled to. */
  videos?: ReactNode;
}

/** One home on the market (S30), read by its id alone, so that its address opens it anywhere. */
export function ListingView({ id, modalId, videos }: ListingViewProps) {
  const [today] = useState(() => londonDay(new Date()));
  const queryClient = useQueryClient();
  // What its card shows is here already, also without a network.
  const query = useQuery({
    ...searchQueries.listing(id),
    placeholderData: () => listedHome(queryClient, id),
  });
  const settings = useQuery(searchQueries.settings());
  const profile = settings.data?.data.find(({ isDefault }) => isDefault);
  const { data: listing } = query;
  const unit = useAreaUnit();
  const userId = useCurrentUser()?.id;
  const findings = useFindings(userId, id);
  const find = (change: Parameters<typeof keepFinding>[2]) => {
    if (userId !== undefined) keepFinding(userId, id, change);
  };
  const title = listing && `${listing.address} ${listing.outcode}`;
  useEffect(() => {
    if (title !== undefined) updateModal(modalId, { title });
  }, [title, modalId]);
  if (!listing) {
    return (
      <Unready
        query={query}
        title="Couldn’t load this home"
        skeleton={<ListingSkeleton />}
        gone={{
          title: 'This home is no longer listed',
          text: 'It may have been sold, let or withdrawn by its agent.',
        }}
      />
    );
  }
  const qualifier = qualifierOf(listing);
  const perArea = comparedPriceText(listing, unit);
  const badges = badgesOf(listing, today);
  return (
    <article className="flex flex-col gap-6 pt-1">
      <div>
        <Gallery key={id} listing={listing} />
        <div className="mt-3.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="num text-2xl/8 font-bold tracking-tight">{priceText(listing)}</p>
          {qualifier !== null && <p className="text-sm text-ink-2">{qualifier}</p>}
          {badges.map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
        <p className="mt-1 text-base text-ink-2">{`${homeKindText(listing)} · ${tenureText(listing)}`}</p>
        {perArea !== null && <p className="num text-sm text-ink-3">{perArea}</p>}
        <ListingActions listing={listing} findings={findings} modalId={modalId} />
      </div>
      {isForBuying(listing) && (
        <QuickEvaluation
          key={`${id}-${listing.price}`}
          listing={withRent(listing, findings.rent?.amount)}
          profile={profile}
          day={today}
          value={findings.value?.amount}
        />
      )}
      <Facts listing={listing} />
      {listing.description.trim() !== '' && (
        <Section title="Description">
          <p className="text-base whitespace-pre-line text-ink-2 wrap-anywhere">{listing.description}</p>
          {listing.features.length > 0 && (
            <ul className="mt-3 grid list-disc grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-x-6 pl-5 text-base text-ink-2">
              {listing.features.map((feature) => (
                <li key={feature} className="wrap-anywhere">
                  {feature}
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <PriceHistory listing={listing} />
      <MaterialFacts listing={listing} />
      <AreaFigures
        listing={listing}
        renderComparables={(stats) => (
          <Nearby listing={listing} stats={stats} findings={findings} today={today} onFind={find} />
        )}
      />
      <Certificate
        listing={listing}
        manual={
          <ManualCertificate known={findings.certificate} onChange={(certificate) => find({ certificate })} />
        }
      />
      <Location listing={listing} />
      {videos !== undefined && <WhenVisible>{videos}</WhenVisible>}
      <Agent listing={listing} />
    </article>
  );
}

function ListingSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3">
      <Skeleton className="aspect-[16/9] rounded-[14px]" />
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-24 rounded-[11px]" />
      <Skeleton className="h-40 rounded-[11px]" />
    </div>
  );
}

/** With the rent of the lets that I chose, in the place of the estimate. */
const withRent = (listing: Listing, rentPcm: number | undefined): Listing =>
  rentPcm === undefined ? listing : { ...listing, estRentPcm: rentPcm, estSource: 'the lets you chose' };
