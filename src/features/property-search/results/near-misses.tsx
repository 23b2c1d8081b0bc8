import { SearchX } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';

interface NearMissesProps {
  nearMisses: readonly Schemas['NearMiss'][];
  isFiltered: boolean;
  onFilters: (filters: SearchFilters) => void;
}

/** Nothing fits: which single filter, relaxed, finds how many (N13). */
export function NearMisses({ nearMisses, isFiltered, onFilters }: NearMissesProps) {
  return (
    <>
      <EmptyState
        icon={<SearchX aria-hidden />}
        headingLevel={2}
        title="No homes match every filter"
        text={
          nearMisses.length > 0 ? 'Change one filter to see these:' : 'Try another area, or fewer filters.'
        }
        action={
          nearMisses.length === 0 &&
          isFiltered && (
            <Button variant="outline" onClick={() => onFilters({})}>
              Clear filters
            </Button>
          )
        }
      />
      {nearMisses.length > 0 && (
        <ul className="mx-auto flex max-w-prose flex-col gap-2">
          {nearMisses.map(({ key, label, count, filters }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => onFilters(filters)}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-[11px] border border-line bg-surface-1 px-3.5 py-2 text-left text-base hover:border-line-control hover:bg-hover"
              >
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <span className="num shrink-0 font-semibold text-teal-ink">
                  {`${count} ${count === 1 ? 'home' : 'homes'}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
