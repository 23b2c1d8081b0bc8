import { useQuery } from '@tanstack/react-query';
import { NativeSelect } from '@/ui/input/native-select';
import { portfolioQueries } from '../queries';
import { useHomes } from '../use-homes';
import type { Scope } from '@/entities/property/scope/scope';

interface ScopeSelectProps {
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** Chooses whose properties the figures are about, or which tag they have. */
export function ScopeSelect({ scope, onScope }: ScopeSelectProps) {
  const { homes } = useHomes();
  const companies = useQuery(portfolioQueries.companies()).data?.data ?? [];
  const tags = [...new Set(homes.flatMap((home) => home.tags))].toSorted((a, b) => a.localeCompare(b));
  const known = [
    { value: 'owner me', label: 'Owned by me' },
    ...companies.map(({ id, name }) => ({ value: `owner ${id}`, label: name })),
    ...tags.map((tag) => ({ value: `tag ${tag}`, label: `Tag: ${tag}` })),
  ];
  const value =
    scope.owner !== undefined ? `owner ${scope.owner}` : scope.tag !== undefined ? `tag ${scope.tag}` : '';
  return (
    <NativeSelect
      aria-label="Show"
      className="w-52! max-md:h-11"
      placeholder="All properties"
      choices={
        value === '' || known.some((each) => each.value === value)
          ? known
          : [...known, { value, label: scope.tag === undefined ? '…' : `Tag: ${scope.tag}` }]
      }
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => {
        const name = chosen.replace(/^\w+ /, '');
        onScope(chosen === '' ? {} : chosen.startsWith('tag ') ? { tag: name } : { owner: name });
      }}
    />
  );
}
