import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { ListFilter, Search, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { NativeSelect } from '@/ui/input/native-select';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { isNarrowed, tagsOf, type DealFilters } from '../model/filters';
import type { DealCard } from '../model/deal-card';

interface FilterBarProps {
  deals: readonly DealCard[];
  filters: DealFilters;
  onFilters: (filters: DealFilters) => void;
  /** Stands at the end of the line. */
  children?: ReactNode;
}

const choices = {
  strategy: (['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'] as const).map(
    (each) => [each, strategyNames[each]] as const,
  ),
  owner: [
    ['mine', 'My deals'],
    ['shared', 'Shared with me'],
  ],
  attention: [
    ['overdue', 'Overdue action'],
    ['today', 'Action due today'],
    ['none', 'No next action'],
    ['stale', 'No recent activity'],
  ],
  minRoi: [
    ['0', '0% or more'],
    ['5', '5% or more'],
    ['8', '8% or more'],
    ['10', '10% or more'],
    ['15', '15% or more'],
  ],
} as const;

type Picked = Exclude<keyof DealFilters, 'query'>;

/** What narrows every view of the pipeline: words always, the rest at a press. */
export function FilterBar({ deals, filters, onFilters, children }: FilterBarProps) {
  const { query, ...others } = filters;
  const count = Object.keys(others).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const panel = useId();
  const set = (name: Picked, value: string) => {
    const { [name]: _old, ...rest } = filters;
    onFilters(value === '' ? rest : { ...rest, [name]: name === 'minRoi' ? Number(value) : value });
  };
  const tags = tagsOf(deals);
  return (
    <div role="search" aria-label="Filter deals" className="mb-3 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <RestedInput
          aria-label="Search deals"
          placeholder="Search deals"
          className="max-w-72 flex-1"
          icon={<Search size={16} />}
          maxLength={100}
          value={query ?? ''}
          onRest={(words) => onFilters(words === '' ? others : { ...others, query: words })}
        />
        <Button
          variant="outline"
          icon={<ListFilter aria-hidden size={16} />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? 'Filter' : `Filter (${count})`}
        </Button>
        {isNarrowed(filters) && (
          <Button variant="ghost" icon={<X aria-hidden size={16} />} onClick={() => onFilters({})}>
            Clear filters
          </Button>
        )}
        {children}
      </div>
      <div id={panel} hidden={!isOpen} className="grid grid-cols-2 gap-2 not-hidden:grid md:grid-cols-5">
        <Pick name="strategy" label="Strategy" all="Any strategy" {...{ filters, set }} />
        <Pick name="owner" label="Owner" all="All deals" {...{ filters, set }} />
        <Pick name="attention" label="Needs attention" all="Any next step" {...{ filters, set }} />
        <Pick name="minRoi" label="ROI" all="Any ROI" {...{ filters, set }} />
        <NativeSelect
          aria-label="Tag"
          placeholder="Any tag"
          value={filters.tag ?? ''}
          choices={tags.map((value) => ({ value, label: value }))}
          onChange={({ currentTarget }) => set('tag', currentTarget.value)}
        />
      </div>
    </div>
  );
}

interface PickProps {
  name: keyof typeof choices;
  label: string;
  all: string;
  filters: DealFilters;
  set: (name: Picked, value: string) => void;
}

const Pick = ({ name, label, all, filters, set }: PickProps) => (
  <NativeSelect
    aria-label={label}
    placeholder={all}
    value={String(filters[name] ?? '')}
    choices={choices[name].map(([value, text]) => ({ value, label: text }))}
    onChange={({ currentTarget }) => set(name, currentTarget.value)}
  />
);
