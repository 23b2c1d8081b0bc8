import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { londonDay } from '@/lib/dates/calendar-day';
import { recentTaxYears, taxQuarters, taxYearText } from '@/lib/ledger/tax-year';
import { NativeSelect, type Choice } from '@/ui/input/native-select';
import { RestedInput } from '@/ui/input/rested/rested-input';
import type { MoneyFilters } from '../money-search';
import { categories, statuses } from '../transaction';
import { useHomes } from '../../use-homes';

interface TransactionFiltersProps {
  filters: MoneyFilters;
  onFilters: (filters: MoneyFilters) => void;
  isOfProperty?: boolean;
}

/** How many tax years can be chosen: a return can be asked about for six. */
const years = 7;
const directions = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
] as const;

const quarterChoices = taxQuarters.map((value, at) => ({ value, label: `Quarter ${at + 1}` }));

/** What narrows the list of transactions: tax year, property, category, direction, status and words. */
export function TransactionFilters({ filters, onFilters, isOfProperty = false }: TransactionFiltersProps) {
  const { homes } = useHomes();
  const [yearChoices] = useState(() =>
    recentTaxYears(londonDay(new Date()), years).map((year) => ({
      value: year,
      label: `Tax year ${taxYearText(year)}`,
    })),
  );
  const homeChoices = useMemo(
    () => homes.map(({ id, addressLine1 }) => ({ value: id, label: addressLine1 })),
    [homes],
  );
  const without = (name: keyof MoneyFilters) => {
    const { [name]: _left, ...others } = filters;
    const rest: MoneyFilters = others;
    // A quarter is one of its year.
    const { quarter: _part, ...whole } = rest;
    return name === 'year' ? whole : rest;
  };
  const select = <Name extends keyof MoneyFilters>(
    name: Name,
    label: string,
    all: string,
    choices: readonly (Choice & { value: NonNullable<MoneyFilters[Name]> })[],
  ) => (
    <NativeSelect
      aria-label={label}
      placeholder={all}
      choices={choices}
      value={filters[name] ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(({ value }) => value === currentTarget.value);
        onFilters(chosen ? { ...filters, [name]: chosen.value } : without(name));
      }}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-2 min-[360px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-[repeat(auto-fit,minmax(140px,1fr))]">
      <RestedInput
        aria-label="Search transactions"
        placeholder="Description"
        icon={<Search aria-hidden size={16} />}
        maxLength={100}
        value={filters.q ?? ''}
        onRest={(q) => onFilters(q === '' ? without('q') : { ...filters, q })}
      />
      {select('year', 'Tax year', 'All tax years', yearChoices)}
      {filters.year !== undefined && select('quarter', 'Quarter', 'Whole tax year', quarterChoices)}
      {!isOfProperty && select('property', 'Property', 'All properties', homeChoices)}
      {select('category', 'Category', 'All categories', categories)}
      {select('direction', 'Money in or out', 'In and out', directions)}
      {select('status', 'Status', 'All statuses', statuses)}
    </div>
  );
}
