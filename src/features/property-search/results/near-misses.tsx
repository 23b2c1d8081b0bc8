import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { myFigures } from '@/lib/property-search/my-figures';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { percentText } from '../data/listing-words';
import { searchQueries } from '../data/queries';
import type { NearMine } from './use-near-mine';

interface NearMissesProps {
  nearMisses: readonly Schemas['NearMiss'][];
  /** Nothing fits because of my own figures: what gives one of them up. */
  mine?: readonly NearMine[];
  profile: Schemas['EvaluationSetting'] | undefined;
  onFilters: (filters: SearchFilters) => void;
  /** Asks for less; left out where nothing is asked for. */
  onClear?: (() => void) | undefined;
}

/** Nothing fits: which single filter, relaxed, finds how many, and what the best of them brings me (N13). */
export function NearMisses({ nearMisses, mine = [], profile, onFilters, onClear }: NearMissesProps) {
  const isNear = nearMisses.length + mine.length > 0;
  return (
    <>
      <EmptyState
        icon={<SearchX aria-hidden />}
        headingLevel={2}
        title="No homes match every filter"
        text={isNear ? 'Change one filter to see these:' : 'Try another area, or fewer filters.'}
        action={
          !isNear &&
          onClear && (
            <Button variant="outline" onClick={onClear}>
              Clear filters
            </Button>
          )
        }
      />
      {isNear && (
        <ul className="mx-auto flex max-w-prose flex-col gap-2">
          {mine.map(({ key, label, count, onChoose }) => (
            <li key={key}>
              <NearButton label={label} count={count} onClick={onChoose} />
            </li>
          ))}
          {nearMisses.map(({ key, label, count, filters, best }) => (
            <li key={key}>
              <NearButton label={label} count={count} onClick={() => onFilters(filters)}>
                {filters.market !== 'rent' && <BestReturn id={best} count={count} profile={profile} />}
              </NearButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NearButtonProps {
  label: string;
  count: number;
  onClick: () => void;
  children?: ReactNode;
}

function NearButton({ label, count, onClick, children }: NearButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded-[11px] border border-line bg-surface-1 px-3.5 py-2 text-left text-base hover:border-line-control hover:bg-hover"
    >
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span className="num shrink-0 text-right">
        <span className="block font-semibold text-teal-ink">
          {`${count} ${count === 1 ? 'home' : 'homes'}`}
        </span>
        {children}
      </span>
    </button>
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
