import { useQuery } from '@tanstack/react-query';
import { Bell, SlidersHorizontal, X } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { without } from '@/lib/property-search/relax';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { useAreaUnit } from '@/ui/area/area-unit';
import { useLastSettled } from '@/ui/states/outdated/use-last-settled';
import { openSearchForm } from '../alerts/search-form';
import { countText } from '../data/listing-words';
import { searchQueries } from '../data/queries';
import { GridSkeleton, ListingGrid } from '../results/listing-grid';
import { NearMisses } from '../results/near-misses';
import { Pager } from '../results/pager';
import { Unready } from '@/entities/record/unready';
import type { PropertySearch } from '../search/search-address';
import { understoodChips, type Understood } from './understanding';

interface AnswerProps {
  understood: Understood;
  view: PropertySearch;
  profile: Schemas['EvaluationSetting'] | undefined;
  onView: (view: PropertySearch) => void;
  onFilters: (filters: SearchFilters) => void;
}

/** Below this, a filter is only a guess. */
const sure = 0.7;

/** What was understood as filters, what was not used, and the homes that fit, each with its reasons. */
export function Answer({ understood, view, profile, onView, onFilters }: AnswerProps) {
  const { query, filters, unparsed, explanation } = understood;
  const results = useQuery(searchQueries.explained(filters, view.page));
  const count = useLastSettled(
    results.data && countText(results.data.total, filters),
    !results.isPlaceholderData,
  );
  const chips = understoodChips(understood, useAreaUnit());
  return (
    <section aria-label="What Ava found" className="flex flex-col gap-3">
      <p className="text-base text-ink-2 wrap-anywhere">{`“${query}”`}</p>
      {chips.length > 0 && (
        <ul aria-label="Filters" className="flex flex-wrap gap-2">
          {chips.map(({ key, label, confidence: certainty }) => (
            <li key={key} className="max-w-full">
              <button
                type="button"
                onClick={() => onFilters(without(filters, key))}
                className={classNames(
                  'touch-target relative inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-left text-sm',
                  certainty < sure
                    ? 'border-dashed border-amber-line bg-amber-bg text-amber-ink'
                    : 'border-purple-line bg-purple-bg text-purple-ink hover:border-purple-mark',
                )}
              >
                <span className="sr-only">Remove</span>
                <span className="min-w-0 truncate">{label}</span>
                {certainty < sure && <span className="shrink-0">– not sure</span>}
                <X aria-hidden size={14} className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {unparsed.length > 0 && (
        <p className="text-sm text-ink-2">{`Not used: ${unparsed.map((word) => `“${word}”`).join(', ')}`}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          icon={<SlidersHorizontal aria-hidden size={15} />}
          onClick={() => onView({ filters, shelf: 'search', page: 1 })}
        >
          Turn into filters
        </Button>
        <Button
          variant="soft"
          size="sm"
          icon={<Bell aria-hidden size={15} />}
          onClick={() => openSearchForm({ filters, prompt: query })}
        >
          Save search
        </Button>
      </div>
      {!results.data ? (
        <Unready query={results} title="Couldn’t load homes" skeleton={<GridSkeleton />} />
      ) : (
        <>
          <div aria-live="polite">
            <h2 className="text-lg/6 font-semibold tracking-tight wrap-anywhere">{count}</h2>
            {explanation !== null && <p className="mt-0.5 text-sm text-ink-2">{explanation}</p>}
          </div>
          {results.data.total === 0 ? (
            <NearMisses
              nearMisses={results.data.nearMisses}
              profile={profile}
              onFilters={onFilters}
              onClear={chips.length > 0 ? () => onFilters({}) : undefined}
            />
          ) : (
            <ListingGrid
              listings={results.data.data}
              profile={profile}
              view={view}
              isOutdated={results.isPlaceholderData}
            />
          )}
          <Pager view={view} totalPages={results.data.totalPages} />
        </>
      )}
    </section>
  );
}
