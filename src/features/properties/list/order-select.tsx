import { NativeSelect } from '@/ui/input/native-select';
import type { PropertiesSearch } from './properties-search';

type Sort = NonNullable<PropertiesSearch['sort']>;

const orders: readonly { value: Sort; label: string }[] = [
  { value: 'address', label: 'Address, A–Z' },
  { value: '-value', label: 'Highest value' },
  { value: 'value', label: 'Lowest value' },
  { value: '-debt', label: 'Highest debt' },
  { value: 'debt', label: 'Lowest debt' },
  { value: '-rent', label: 'Highest rent' },
  { value: 'rent', label: 'Lowest rent' },
  { value: '-yield', label: 'Highest yield' },
  { value: 'yield', label: 'Lowest yield' },
  { value: '-purchased', label: 'Newest purchase' },
  { value: 'purchased', label: 'Oldest purchase' },
  { value: 'gasSafety', label: 'Gas safety, soonest' },
  { value: 'electrical', label: 'EICR, soonest' },
  { value: '-address', label: 'Address, Z–A' },
];

/** The order of the list, for those who see no headings and for the days of purchase and of certificates, which have none. */
export function OrderSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <NativeSelect
      aria-label="Sort by"
      className="w-44! max-md:h-11"
      choices={orders}
      value={sort}
      onChange={({ currentTarget }) => {
        const chosen = orders.find(({ value }) => value === currentTarget.value);
        if (chosen) onSort(chosen.value);
      }}
    />
  );
}
