import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { NativeSelect } from '@/ui/native-select';
import { Skeleton } from '@/ui/skeleton';
import { exploreQueries } from './explore-queries';
import { typeCalled, type ExploreSearch } from './explore-search';

interface TypeChoiceProps {
  search: ExploreSearch;
  onType: (businessType: string | undefined) => void;
}

/** Types of business with how many there are: a rail beside the results, on phones a list to choose from. */
export function TypeChoice({ search, onType }: TypeChoiceProps) {
  const types = useQuery(exploreQueries.types());
  if (types.isPending) return <Skeleton className="h-10 md:h-80" />;
  const all = types.data?.data ?? [];
  if (all.length === 0) return null;
  const chosen = typeCalled(all, search.businessType);
  return (
    <>
      <NativeSelect
        aria-label="Type of business"
        className="md:hidden"
        placeholder="All types"
        choices={all.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))}
        value={chosen?.name ?? ''}
        onChange={({ currentTarget: { value } }) => onType(value || undefined)}
      />
      <nav aria-label="Types of business" className="hidden md:block">
        <ul className="flex flex-col gap-0.5">
          <li>
            <TypeLink search={search} name={undefined} count={sum(all)} isChosen={!chosen} />
          </li>
          {all.map(({ id, name, count }) => (
            <li key={id}>
              <TypeLink search={search} name={name} count={count} isChosen={name === chosen?.name} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const sum = (types: readonly Schemas['BusinessType'][]) =>
  types.reduce((total, { count }) => total + count, 0);

interface TypeLinkProps {
  search: ExploreSearch;
  name: string | undefined;
  count: number;
  isChosen: boolean;
}

function TypeLink({ search: { businessType: _, ...others }, name, count, isChosen }: TypeLinkProps) {
  return (
    <Link
      to="/networking/explore"
      search={{ ...others, ...(name !== undefined && { businessType: name }) }}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isChosen ? 'page' : undefined}
      className="text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">{name ?? 'All types'}</span>
      <span className="num text-ink-3 text-xs">{count}</span>
    </Link>
  );
}
