import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { momentDay } from '@/lib/dates/moment-day';
import { EmptyState } from '@/ui/states/empty-state';
import { searchQueries } from '../data/queries';
import { GridSkeleton, ListingGrid } from '../results/listing-grid';
import { Pager } from '../results/pager';
import { Unready } from '@/entities/record/unready';
import { addressOf, type PropertySearch } from '../search/search-address';

interface MatchesProps {
  searchId: string;
  view: PropertySearch;
  profile: Schemas['EvaluationSetting'] | undefined;
}

/** `New · Listed 20 November 2026`: why and since when a home matches. */
function noteOf({ why, matchedAt, isNew }: Schemas['SearchMatch']): string {
  const words = why === 'listed' ? 'Listed' : 'Reduced into your range';
  return `${isNew ? 'New · ' : ''}${words} ${momentDay(matchedAt)}`;
}

/** Every home that a saved search matches, the latest first; looking at them makes them old (S31). */
export function Matches({ searchId, view, profile }: MatchesProps) {
  const saved = useInfiniteQuery(searchQueries.saved());
  const search = saved.data?.pages.flatMap(({ data }) => data).find(({ id }) => id === searchId);
  const matches = useQuery(searchQueries.matches(searchId, view.page));
  const { mutate } = usePut('/property-searches/{id}', { refreshes: ['/property-searches'] });
  const [first] = matches.data?.data ?? [];
  // By the server's own clock: as far as the latest that was shown.
  const newestNew = view.page === 1 && first?.isNew ? first.matchedAt : null;
  const noteLook = useEffectEvent((lookedAt: string) =>
    mutate({ path: { id: searchId }, body: { lookedAt } }),
  );
  useEffect(() => {
    if (newestNew !== null) noteLook(newestNew);
  }, [newestNew, searchId]);
  return (
    <section aria-label="Matches">
      <Link
        to="/property-search"
        search={addressOf({ filters: {}, shelf: 'saved', page: 1 })}
        className="mb-2 inline-flex min-h-7 items-center gap-1.5 text-sm text-link hover:underline max-md:min-h-11"
      >
        <ArrowLeft aria-hidden size={16} />
        All saved searches
      </Link>
      <MatchList matches={matches} name={search?.name} view={view} profile={profile} />
    </section>
  );
}

interface MatchListProps extends Omit<MatchesProps, 'searchId'> {
  matches: ReturnType<typeof useQuery<Schemas['SearchMatchPage']>>;
  name: string | undefined;
}

function MatchList({ matches, name, view, profile }: MatchListProps) {
  if (!matches.data) {
    return (
      <Unready
        query={matches}
        title="Couldn’t load the matches"
        skeleton={<GridSkeleton />}
        gone={{
          title: 'This saved search was deleted',
          text: 'Your other saved searches are under Saved.',
        }}
      />
    );
  }
  const { data, total, totalPages } = matches.data;
  return (
    <>
      <h2 className="mb-3 text-lg/6 font-semibold tracking-tight wrap-anywhere">
        {`${total} ${total === 1 ? 'match' : 'matches'}${name === undefined ? '' : ` for “${name}”`}`}
      </h2>
      {total === 0 ? (
        <EmptyState title="No matches yet" text="New homes that match will appear here." />
      ) : (
        <ListingGrid
          listings={data.map(({ listing }) => listing)}
          notes={new Map(data.map((match) => [match.listing.id, noteOf(match)]))}
          profile={profile}
          view={view}
          isOutdated={matches.isPlaceholderData}
        />
      )}
      <Pager view={view} totalPages={totalPages} />
    </>
  );
}
