import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { myFigures } from '@/lib/property-search/my-figures';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { percentText } from '../data/listing-words';
import { searchQueries } from '../data/queries';

interface NearMissesProps {
  nearMisses: readonly Schemas['NearMiss'][];
  profile: Schemas['EvaluationSetting'] | undefined;
  isFiltered: boolean;
  onFilters: (filters: SearchFilters) => void;
}

/** Nothing fits: which single filter, relaxed, finds how many, and what the best of them brings me (N13). */
export function NearMisses({ nearMisses, profile, isFiltered, onFilters }: NearMissesProps) {
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
          {nearMisses.map(({ key, label, count, filters, best }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => onFilters(filters)}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-[11px] border border-line bg-surface-1 px-3.5 py-2 text-left text-base hover:border-line-control hover:bg-hover"
              >
                <span className="min-w-0 wrap-anywhere">{label}</span>
                <span className="num shrink-0 text-right">
                  <span className="block font-semibold text-teal-ink">
                    {`${count} ${count === 1 ? 'home' : 'homes'}`}
                  </span>
                  {filters.market !== 'rent' && <BestReturn id={best} count={count} profile={profile} />}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface BestReturnProps extends Pick<NearMissesProps, 'profile'> {
  /** The listing of the highest yield. */
  id: string;
  count: number;
}

/** The return of the best home under my own settings; its line is kept free until it is known. */
function BestReturn({ id, count, profile }: BestReturnProps) {
  const [today] = useState(() => londonDay(new Date()));
  const { data } = useQuery(searchQueries.listing(id));
  const roi = data && myFigures(data, profile, today)?.roi;
  return (
    <span className="block min-h-lh text-xs text-ink-2">
      {roi !== undefined && roi !== null && `${count === 1 ? 'ROI' : 'Best ROI'} ${percentText(roi)}`}
    </span>
  );
}
