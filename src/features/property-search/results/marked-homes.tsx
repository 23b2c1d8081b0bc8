import { useQuery } from '@tanstack/react-query';
import { EyeOff, Heart } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { EmptyState } from '@/ui/states/empty-state';
import { searchQueries } from '../data/queries';
import type { PropertySearch } from '../search/search-address';
import { GridSkeleton, ListingGrid } from './listing-grid';
import { Pager } from './pager';
import { Unready } from '@/entities/record/unready';

interface MarkedHomesProps {
  view: PropertySearch;
  shelf: 'saved' | 'hidden';
  profile: Schemas['EvaluationSetting'] | undefined;
}

const empty = {
  saved: {
    icon: <Heart aria-hidden />,
    title: 'No saved homes yet',
    text: 'Select the heart on a home to keep it here, even after it’s sold.',
  },
  hidden: {
    icon: <EyeOff aria-hidden />,
    title: 'No hidden homes',
    text: 'Homes you hide stay out of your searches. You can bring them back from here.',
  },
};

/** What I saved or hid, on every market and in every state, the newest first. */
export function MarkedHomes({ view, shelf, profile }: MarkedHomesProps) {
  const homes = useQuery(searchQueries.marked(shelf, view.page));
  if (!homes.data) {
    const title = shelf === 'saved' ? 'Couldn’t load your saved homes' : 'Couldn’t load your hidden homes';
    return <Unready query={homes} title={title} skeleton={<GridSkeleton />} />;
  }
  const { data, total, totalPages } = homes.data;
  if (total === 0) return <EmptyState headingLevel={2} {...empty[shelf]} />;
  return (
    <section aria-label={shelf === 'saved' ? 'Saved homes' : 'Hidden homes'}>
      <h2 className="mb-3 text-lg/6 font-semibold tracking-tight">
        {`${total} ${shelf} ${total === 1 ? 'home' : 'homes'}`}
      </h2>
      <ListingGrid listings={data} profile={profile} view={view} isOutdated={homes.isPlaceholderData} />
      <Pager view={view} totalPages={totalPages} />
    </section>
  );
}
