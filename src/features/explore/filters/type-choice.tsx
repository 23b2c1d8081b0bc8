import { useQuery } from '@tanstack/react-query';
import { roleLabels } from '@/entities/user/member-labels';
import { Skeleton } from '@/ui/states/skeleton';
import { pairChoices } from '@/ui/input/choices';
import { ChoiceRail } from './choice-rail';
import { exploreQueries } from '../explore-queries';
import { typeCalled, type ExploreSearch } from '../explore-search';

interface KindChoiceProps {
  search: ExploreSearch;
  onSearch: (search: ExploreSearch) => void;
}

/** Types of business with how many there are. */
export function TypeChoice({ search, onSearch }: KindChoiceProps) {
  const types = useQuery(exploreQueries.types());
  if (types.isPending) return <Skeleton className="h-10 md:h-80" />;
  const all = types.data?.data ?? [];
  if (all.length === 0) return null;
  const { businessType, ...others } = search;
  // One that a server sends without its name or number can't be chosen.
  const named = all.filter(({ name, count }) => typeof name === 'string' && typeof count === 'number');
  return (
    <ChoiceRail
      label="Business types"
      all={{ label: 'All types', count: named.reduce((total, { count }) => total + count, 0) }}
      choices={named.map(({ name, count }) => ({ value: name, label: name, count }))}
      chosen={typeCalled(named, businessType)?.name}
      searchOf={(name) => ({ ...others, ...(name !== undefined && { businessType: name }) })}
      onSearch={onSearch}
    />
  );
}

type Role = keyof typeof roleLabels;

// true: the record has these keys and no others
const roles = Object.entries(roleLabels) as [Role, string][];

/** What people do in property. */
export function RoleChoice({ search, onSearch }: KindChoiceProps) {
  const { role, ...others } = search;
  return (
    <ChoiceRail
      label="Role"
      all={{ label: 'Everyone' }}
      choices={pairChoices(roles)}
      chosen={role}
      searchOf={(name) => {
        const wanted = roles.find(([each]) => each === name)?.[0];
        return { ...others, ...(wanted && { role: wanted }) };
      }}
      onSearch={onSearch}
    />
  );
}
