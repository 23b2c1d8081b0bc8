import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { readPages } from '@/api/queries';
import { Unready } from '@/entities/record/unready';
import type { Subject } from '@/entities/viewing/booking/form-values';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { Segments } from '@/ui/input/segments';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { Pause } from '@/ui/text/pause';

type Source = 'deals' | 'saved';

const sources = [
  ['deals', 'Deals'],
  ['saved', 'Saved homes'],
] as const satisfies readonly (readonly [Source, string])[];

interface Home extends Subject {
  id: string;
  detail: string;
}

/** One of my deals, or of the homes I saved. */
export function ChooseHome({ onChoose }: { onChoose: (subject: Subject) => void }) {
  const [source, setSource] = useState<Source>('deals');
  const [words, setWords] = useState('');
  const { query, homes } = useHomes(source, words);
  return (
    <div className="flex flex-col gap-3 pt-1">
      <div className="flex flex-wrap items-center gap-3">
        <Segments label="Choose a home" isLabelHidden options={sources} value={source} onChange={setSource} />
        <RestedInput
          data-autofocus
          aria-label={source === 'deals' ? 'Search your deals' : 'Search by town, area or postcode'}
          placeholder={source === 'deals' ? 'Title, address or tag' : 'Town, area or postcode'}
          icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
          className="min-w-0 flex-1 basis-48"
          maxLength={100}
          value={words}
          onRest={setWords}
        />
      </div>
      {homes ? (
        <>
          <ul
            aria-label={source === 'deals' ? 'Deals' : 'Saved homes'}
            className="-mx-2 flex flex-col empty:hidden"
          >
            {safeRows(homes, 'home', (home) => (
              <li key={home.id}>
                <button
                  type="button"
                  onClick={() => onChoose(home)}
                  className="flex min-h-12 w-full flex-col justify-center rounded-lg px-2 py-1.5 text-left hover:bg-hover"
                >
                  <bdi className="w-full font-medium wrap-anywhere">{home.title}</bdi>
                  <Pause />
                  <span className="w-full truncate text-xs text-ink-3">{home.detail}</span>
                </button>
              </li>
            ))}
          </ul>
          {homes.length === 0 && <NoHomes source={source} words={words} />}
          <LoadMore list={query} error={query.isFetchNextPageError ? errorMessage(query.error) : null} />
        </>
      ) : (
        <Unready
          query={query}
          title={source === 'deals' ? 'Couldn’t load your deals' : 'Couldn’t load your saved homes'}
          skeleton={
            <div role="status" aria-label="Loading" className="flex flex-col gap-2">
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} className="h-12 rounded-lg" />
              ))}
            </div>
          }
        />
      )}
    </div>
  );
}

function NoHomes({ source, words }: { source: Source; words: string }) {
  const none =
    source === 'deals'
      ? 'No deals yet. Add one in the pipeline, or save a home in Property Search.'
      : 'No saved homes yet. Save one in Property Search.';
  return (
    <p role="status" className="py-4 text-center text-sm text-pretty text-ink-2">
      {words === '' ? none : `No results for “${words}”.`}
    </p>
  );
}

/** Deals that I may change, the latest first, or the homes I saved. */
function useHomes(source: Source, words: string) {
  const deals = useInfiniteQuery({
    ...readPages('/evaluations', { query: words === '' ? {} : { query: words } }),
    enabled: source === 'deals',
    placeholderData: (previous) => previous,
  });
  const saved = useInfiniteQuery({
    ...readPages('/property-listings', {
      query: { shown: 'saved', ...(words !== '' && { locations: [words] }) },
    }),
    enabled: source === 'saved',
    placeholderData: (previous) => previous,
  });
  if (source === 'saved') {
    const homes = saved.data?.pages.flatMap((page) =>
      page.data.map(({ id, address, postcode, agent }): Home => ({
        id,
        listingId: id,
        title: `${address} ${postcode}`,
        detail: agent.name,
      })),
    );
    return { query: saved, homes };
  }
  const homes = deals.data?.pages.flatMap((page) =>
    page.data
      .filter(({ myRole }) => myRole === 'owner' || myRole === 'edit')
      .map(({ id, title, address, outcode }): Home => ({
        id,
        evaluationId: id,
        title: address ?? title,
        detail: address === null ? (outcode ?? 'No address') : title,
      })),
  );
  return { query: deals, homes };
}
