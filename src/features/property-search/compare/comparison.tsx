import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Columns3, X } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { failureText, hasStatus } from '@/api/errors';
import { Unready } from '@/entities/record/unready';
import { londonDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';
import { useAreaUnit } from '@/ui/area/area-unit';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { photosOf } from '../data/photos';
import { searchQueries, type Listing } from '../data/queries';
import { useEvaluate } from '../data/use-evaluate';
import { addressOf, withCompared, type PropertySearch } from '../search/search-address';
import { comparedFigures } from './compared-figures';

interface ComparisonProps {
  view: PropertySearch;
  profile: Schemas['EvaluationSetting'] | undefined;
  onView: (view: PropertySearch) => void;
}

/** Up to four homes side by side (S28), the best of each row in words; the address alone says which. */
export function Comparison({ view, profile, onView }: ComparisonProps) {
  const [today] = useState(() => londonDay(new Date()));
  const ids = view.compare ?? [];
  const homes = useQueries({ queries: ids.map((id) => searchQueries.listing(id)) });
  if (ids.length === 0) {
    return (
      <EmptyState
        icon={<Columns3 aria-hidden />}
        headingLevel={2}
        title="No homes to compare yet"
        text="Choose “Compare” in a home’s menu. You can compare up to four."
      />
    );
  }
  const lost = ids.filter((_, place) => homes[place]?.isError && !homes[place].data);
  const failed = homes.find(({ isError, data, error }) => isError && !data && !hasStatus(error, 404));
  const pending = homes.find(({ isPending }) => isPending);
  const listings = homes.flatMap(({ data }) => data ?? []);
  const remove = (id: string) => onView(withCompared(view, id) ?? view);
  return (
    <section aria-label="Comparison">
      <h2 className="mb-3 text-lg/6 font-semibold tracking-tight">
        {ids.length === 1 ? 'Choose another home to compare' : `${ids.length} homes compared`}
      </h2>
      {lost.length > 0 && (
        <div role="alert" className="mb-3 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <p>
            {failed
              ? failureText('Couldn’t load all the homes', failed.error)
              : `${lost.length === 1 ? '1 home is' : `${lost.length} homes are`} no longer listed.`}
          </p>
          {failed ? (
            <Button size="sm" variant="outline" onClick={() => homes.forEach((each) => void each.refetch())}>
              Retry
            </Button>
          ) : (
            <Button
              size="sm"
              variant="outline"
              onClick={() => onView(lost.reduce((left, id) => withCompared(left, id) ?? left, view))}
            >
              Remove
            </Button>
          )}
        </div>
      )}
      {listings.length > 0 && (
        <Table listings={listings} profile={profile} today={today} view={view} onRemove={remove} />
      )}
      {pending && listings.length === 0 && (
        <Unready
          query={pending}
          title="Couldn’t load all the homes"
          skeleton={
            <div role="status" aria-label="Loading">
              <Skeleton className="h-96 rounded-[14px]" />
            </div>
          }
        />
      )}
    </section>
  );
}

interface TableProps {
  listings: readonly Listing[];
  profile: Schemas['EvaluationSetting'] | undefined;
  today: string;
  view: PropertySearch;
  onRemove: (id: string) => void;
}

const stuck = 'sticky left-0 z-1 bg-canvas text-left font-normal text-ink-2 max-sm:w-24 max-sm:min-w-24';

function Table({ listings, profile, today, view, onRemove }: TableProps) {
  const { evaluate, evaluating } = useEvaluate();
  const unit = useAreaUnit();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard (WCAG 2.1.1)
    <div role="region" aria-label="Homes side by side" tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={`${stuck} border-b border-line`}>
              <span className="sr-only">Figure</span>
            </th>
            {listings.map((listing) => (
              <th
                key={listing.id}
                scope="col"
                className="max-w-64 min-w-32 border-b border-line px-2 pb-3 text-left align-top font-semibold"
              >
                <Head listing={listing} view={view} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFigures(listings, profile, today, unit).map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className={`${stuck} border-b border-line-subtle py-2 pr-2 align-top`}>
                {name}
              </th>
              {cells.map(({ text, isBest }, place) => (
                <td
                  key={listings[place]?.id}
                  className="num border-b border-line-subtle px-2 py-2 align-top wrap-anywhere"
                >
                  {text}
                  {isBest && <span className="ml-1.5 text-xs font-semibold text-green-ink">Best</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={stuck}>
              <span className="sr-only">Next</span>
            </th>
            {listings.map((listing) => (
              <td key={listing.id} className="px-2 pt-3">
                <Button
                  size="sm"
                  variant="outline"
                  isLoading={evaluating === listing.id}
                  loadingLabel="Creating"
                  onClick={() => evaluate(listing)}
                >
                  Evaluate
                  <span className="sr-only">{` ${listing.address}`}</span>
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Head({ listing, view, onRemove }: Pick<TableProps, 'view' | 'onRemove'> & { listing: Listing }) {
  const { id, address, outcode } = listing;
  const [photo] = photosOf(listing);
  return (
    <span className="flex flex-col gap-1.5">
      <span className="relative block">
        {photo ? (
          <Image
            picture={photo}
            alt=""
            width={240}
            height={128}
            className="aspect-[15/8] rounded-lg [&>img]:h-full"
          />
        ) : (
          <span className="block aspect-[15/8] rounded-lg bg-surface-3" />
        )}
        <IconButton
          size="sm"
          label={`Remove ${address} from the comparison`}
          className="absolute! top-1 right-1 bg-overlay/85"
          onClick={() => onRemove(id)}
        >
          <X aria-hidden size={16} />
        </IconButton>
      </span>
      <Link
        to="/property-search"
        search={addressOf({ ...view, listing: id })}
        resetScroll={false}
        className="line-clamp-3 wrap-anywhere hover:underline"
      >
        {`${address} ${outcode}`}
      </Link>
    </span>
  );
}
