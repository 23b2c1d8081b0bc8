import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { stageNames, strategies, strategyNames } from '../page/choice-words';
import { stages, type ListFilters } from '../queries';

interface ListFiltersProps {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}

const pauseMs = 300;
const select = 'control h-(--ctl-md) min-w-0 rounded-[9px] px-2.5 text-sm max-md:grow max-md:basis-[40%]';

/** What the list is narrowed to. Words wait for a short pause; everything stands in the address. */
export function ListFilterBar({ filters, onChange }: ListFiltersProps) {
  const [text, setText] = useState(filters.query ?? '');
  const search = useEffectEvent((query: string) => {
    if (query !== (filters.query ?? '')) onChange(withFilter(filters, 'query', query || undefined));
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isNarrowed = isFiltered(filters);
  return (
    <div role="search" aria-label="Evaluations" className="flex flex-wrap gap-2">
      <Input
        type="search"
        aria-label="Search evaluations"
        placeholder="Title, address or tag"
        value={text}
        maxLength={100}
        icon={<Search size={16} />}
        className="md:w-64! max-md:basis-full"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <select
        aria-label="Strategy"
        className={select}
        value={filters.strategy ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            withFilter(
              filters,
              'strategy',
              strategies.find((each) => each === value),
            ),
          )
        }
      >
        <option value="">All strategies</option>
        {strategies.map((each) => (
          <option key={each} value={each}>
            {strategyNames[each]}
          </option>
        ))}
      </select>
      <select
        aria-label="Stage"
        className={select}
        value={filters.stage ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            withFilter(
              filters,
              'stage',
              stages.find((each) => each === value),
            ),
          )
        }
      >
        <option value="">All stages</option>
        {stages.map((each) => (
          <option key={each} value={each}>
            {stageNames[each]}
          </option>
        ))}
      </select>
      <select
        aria-label="Owner"
        className={select}
        value={filters.owner ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(withFilter(filters, 'owner', value === 'mine' || value === 'shared' ? value : undefined))
        }
      >
        <option value="">Mine and shared</option>
        <option value="mine">Mine</option>
        <option value="shared">Shared with me</option>
      </select>
      {isNarrowed && (
        <Button
          variant="ghost"
          onClick={() => {
            setText('');
            onChange(cleared(filters));
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}

function withFilter<K extends keyof ListFilters>(
  filters: ListFilters,
  key: K,
  value: ListFilters[K] | undefined,
): ListFilters {
  const { [key]: _old, ...others } = filters;
  return value === undefined ? others : { ...others, [key]: value };
}

/** Whether anything but the order and the shelf narrows the list. */
export const isFiltered = ({ query, strategy, stage, owner, tag, area, minRoi }: ListFilters): boolean =>
  [query, strategy, stage, owner, tag, area, minRoi].some((each) => each !== undefined);

/** The order and the shelf alone. */
export const cleared = ({ sort, archived, trash }: ListFilters): ListFilters => ({
  ...(sort && { sort }),
  ...(archived && { archived }),
  ...(trash && { trash }),
});
