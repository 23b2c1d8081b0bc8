import { Search } from 'lucide-react';
import { useState } from 'react';
import { readPercent, type ReadAmount } from '@/lib/money/amount-text';
import { Button } from '@/ui/button/button';
import { stageNames } from '@/lib/pipeline/stage-names';
import { Summary } from '@/ui/disclosure/summary';
import { strategies } from '../page/fields/choice-text';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { NativeSelect } from '@/ui/input/native-select';
import { stages, type ListFilters } from '../queries';
import { TypedFilter } from './typed-filter';

interface ListFiltersProps {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}

const select = 'md:w-40! max-md:w-auto! max-md:grow max-md:basis-[40%]';

const strategyChoices = strategies.map((value) => ({ value, label: strategyNames[value] }));
const stageChoices = stages.map((value) => ({ value, label: stageNames[value] }));
const ownerChoices = [
  { value: 'mine', label: 'Mine' },
  { value: 'shared', label: 'Shared with me' },
];

const further = 'md:w-40! max-md:grow max-md:basis-[40%]';

/** What the list is narrowed to. Words wait for a short pause; everything stands in the address. */
export function ListFilterBar({ filters, onChange }: ListFiltersProps) {
  const isNarrowed = isFiltered(filters);
  const [isFurther] = useState(
    [filters.area, filters.minRoi, filters.tag].some((each) => each !== undefined),
  );
  return (
    <div role="search" aria-label="Evaluations" className="flex min-w-0 flex-1 basis-72 flex-wrap gap-2">
      <TypedFilter
        type="search"
        label="Search evaluations"
        placeholder="Title, address or tag"
        held={filters.query ?? ''}
        maxLength={100}
        icon={<Search size={16} />}
        className="md:w-64! max-md:basis-full"
        onHear={(text) => onChange(withFilter(filters, 'query', text || undefined))}
      />
      <NativeSelect
        aria-label="Strategy"
        className={select}
        placeholder="All strategies"
        choices={strategyChoices}
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
      />
      <NativeSelect
        aria-label="Stage"
        className={select}
        placeholder="All stages"
        choices={stageChoices}
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
      />
      <NativeSelect
        aria-label="Owner"
        className={select}
        placeholder="Mine and shared"
        choices={ownerChoices}
        value={filters.owner ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(withFilter(filters, 'owner', value === 'mine' || value === 'shared' ? value : undefined))
        }
      />
      {isNarrowed && (
        <Button variant="ghost" onClick={() => onChange(cleared(filters))}>
          Clear filters
        </Button>
      )}
      <details className="basis-full" open={isFurther}>
        <Summary className="min-h-7 text-sm font-medium text-link">More filters</Summary>
        <div className="mt-2 flex flex-wrap gap-2">
          <TypedFilter
            label="Area"
            placeholder="Area, such as LS12"
            held={filters.area ?? ''}
            maxLength={8}
            className={further}
            read={(text) => text.toUpperCase()}
            onHear={(text) => onChange(withFilter(filters, 'area', text || undefined))}
          />
          <TypedFilter
            label="Minimum ROI"
            placeholder="Minimum ROI"
            suffix="%"
            held={filters.minRoi === undefined ? '' : String(filters.minRoi)}
            maxLength={8}
            className={further}
            read={(text) => {
              const roi = readPercent(text);
              return isRoi(roi) ? String(roi) : undefined;
            }}
            error="Enter a percentage, such as 12.5"
            onHear={(text) => onChange(withFilter(filters, 'minRoi', text === '' ? undefined : Number(text)))}
          />
          <TypedFilter
            label="Tag"
            placeholder="Tag"
            held={filters.tag ?? ''}
            maxLength={30}
            className={further}
            onHear={(text) => onChange(withFilter(filters, 'tag', text || undefined))}
          />
        </div>
      </details>
    </div>
  );
}

/** What the contract takes. */
const isRoi = (read: ReadAmount): read is number =>
  typeof read === 'number' && read >= -1000 && read <= 100_000;

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
