import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button/button';
import { safeRows } from '@/ui/rows/safe-rows';
import type { ResultGroup, SearchResult } from '../results';
import { resultHref, resultKey } from '../results';
import { ResultRow } from '../result-row';

interface SearchDropdownProps {
  id: string;
  groups: readonly ResultGroup[];
  query: string;
  hasFailed: boolean;
  /** Which option is lit, counted over all groups; -1 for none. */
  active: number;
  onRetry: () => void;
  onChoose: (result: SearchResult, inNewTab: boolean) => void;
  /** The browser opens a result itself: in another tab or window. */
  onOpenElsewhere: (result: SearchResult) => void;
}

/** What was found, grouped by type, at most 280 px high (specification §2). */
export function SearchDropdown({
  id,
  groups,
  query,
  hasFailed,
  active,
  onRetry,
  onChoose,
  onOpenElsewhere,
}: SearchDropdownProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  if (hasFailed) {
    return (
      <p role="alert" className="flex items-center justify-between gap-3 px-2.5 py-2 text-sm">
        Search failed
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  }
  if (groups.length === 0) return <p className="text-ink-2 px-2.5 py-2 text-sm">No results found</p>;
  const firstOf = (group: ResultGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { results }) => sum + results.length, 0);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Search results">
      {groups.map((group) => (
        <div key={group.type} role="group" aria-labelledby={`${id}-${group.type}`}>
          <div id={`${id}-${group.type}`} className="text-ink-3 px-2.5 pt-1.5 pb-0.5 text-xs font-medium">
            {group.heading}
          </div>
          {safeRows(group.results, ['result', 'none'], (result, place) => {
            const index = firstOf(group) + place;
            const isActive = index === active;
            return (
              <a
                key={resultKey(result)}
                id={`${id}-${index}`}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                href={resultHref(result)}
                // the field keeps the focus, so that typing goes on
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return onOpenElsewhere(result);
                  event.preventDefault();
                  onChoose(result, false);
                }}
                className="hover:bg-hover aria-selected:bg-hover flex items-center gap-2.5 rounded-[9px] px-2.5 py-1.5"
              >
                <ResultRow result={result} query={query} />
                {isActive && <ArrowRight aria-hidden size={15} className="text-ink-3 shrink-0" />}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
