import { useQuery } from '@tanstack/react-query';
import { ListFilter, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { read } from '@/api/queries';
import { statusNames } from '@/entities/property/property';
import { propertyQueries } from '@/entities/property/queries';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { NativeSelect, type Choice } from '@/ui/input/native-select';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { choicesOf } from '@/ui/input/choices';
import {
  cleared,
  isFiltered,
  narrowers,
  readPropertiesSearch,
  type AddressName,
  type PropertiesSearch,
} from './properties-search';

interface PropertyFiltersProps {
  search: PropertiesSearch;
  onSearch: (search: PropertiesSearch) => void;
}

const statuses: readonly Choice[] = choicesOf(statusNames);

/** What the list is narrowed to; on a phone all but the words is behind a button. Everything stands in the address. */
export function PropertyFilters({ search, onSearch }: PropertyFiltersProps) {
  const models = useQuery(propertyQueries.models()).data ?? [];
  const types = useQuery(propertyQueries.types()).data ?? [];
  const companies = useQuery(read('/companies')).data?.data ?? [];
  const panel = useId();
  const count = narrowers.filter((name) => name !== 'query' && search[name] !== undefined).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  // Read again as an address is, so that only what may be asked for goes in.
  const change = (name: AddressName, value: string) =>
    onSearch(readPropertiesSearch({ ...search, [name]: value === '' ? undefined : value }));
  const select = (
    name: 'status' | 'model' | 'type' | 'owner',
    label: string,
    all: string,
    choices: readonly Choice[],
  ) => (
    <NativeSelect
      aria-label={label}
      className="max-md:h-11 md:w-40!"
      placeholder={all}
      choices={choices}
      value={search[name] ?? ''}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
    />
  );
  return (
    <div role="search" aria-label="Properties" className="flex flex-wrap gap-2">
      <RestedInput
        aria-label="Search properties"
        placeholder="Address, tag or note"
        icon={<Search aria-hidden size={16} />}
        className="min-w-0 max-md:flex-1 md:w-56!"
        maxLength={120}
        value={search.query ?? ''}
        onRest={(text) => change('query', text)}
      />
      <Button
        variant="outline"
        className="h-11! md:hidden"
        icon={<ListFilter aria-hidden size={16} />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <div
        id={panel}
        className={classNames(
          'grid grid-cols-2 gap-2 max-md:w-full md:flex md:flex-wrap',
          !isOpen && 'max-md:hidden',
        )}
      >
        {select('status', 'Status', 'All statuses', statuses)}
        {select(
          'model',
          'Strategy',
          'All strategies',
          models.map(({ key, name }) => ({ value: key, label: name })),
        )}
        {select(
          'type',
          'Property type',
          'All types',
          types.map(({ key, name }) => ({ value: key, label: name })),
        )}
        {select('owner', 'Owner', 'All owners', [
          { value: 'me', label: 'Me' },
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
        ])}
      </div>
      {isFiltered(search) && (
        <Button variant="ghost" onClick={() => onSearch(cleared(search))}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
