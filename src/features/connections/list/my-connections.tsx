import { useInfiniteQuery } from '@tanstack/react-query';
import { Search, UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { EmptyState } from '@/ui/states/empty-state';
import { NativeSelect } from '@/ui/input/native-select';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { safeRows } from '@/ui/rows/safe-rows';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { ChosenBar } from './chosen-bar';
import { connectionQueries } from './connection-list';
import { ConnectionRow } from './connection-row';
import { sorts, type ConnectionsSort } from './connections-search';
import { PagedList } from '../people/paged-list';
import { useChosenPeople } from './use-chosen-people';

const sortChoices: { value: ConnectionsSort; label: string }[] = [
  { value: 'recent', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'online', label: 'Online first' },
];

interface MyConnectionsProps {
  query: string;
  sort: ConnectionsSort;
  onChange: (query: string, sort: ConnectionsSort) => void;
}

/** Whom I am connected with: searched by name, username, note and tag, in the order I choose. */
export function MyConnections({ query, sort, onChange }: MyConnectionsProps) {
  const area = useRef<HTMLDivElement>(null);
  const chosen = useChosenPeople();
  const list = useInfiniteQuery(connectionQueries.accepted(query, sort));
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const { shown, list: listed } = useLongRows<(typeof rows)[number], HTMLUListElement>(rows, {
    keyOf: ({ id }) => id,
    rowHeight: 81,
    memory: 'connections',
  });
  useFocusAfterRemoval(
    area,
    rows.map(({ id }) => id),
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2.5">
        <RestedInput
          aria-label="Search connections"
          placeholder="Name, tag or note"
          className="min-w-48 flex-1"
          icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
          maxLength={100}
          value={query}
          onRest={(words) => onChange(words, sort)}
        />
        <NativeSelect
          aria-label="Sort by"
          className="max-md:h-11 md:w-44 pointer-coarse:h-11"
          choices={sortChoices}
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            onChange(query, sorts.find((each) => each === value) ?? 'recent')
          }
        />
        {(rows.length > 0 || list.isPending) && !chosen.isOn && (
          <Button
            variant="outline"
            className="max-md:h-11 pointer-coarse:h-11"
            disabled={list.isPending}
            onClick={chosen.start}
          >
            Select
          </Button>
        )}
      </div>
      {chosen.isOn && <ChosenBar listed={rows.map(({ user }) => user)} chosen={chosen} />}
      <p role="status" className="sr-only">
        {list.data && `${total} ${total === 1 ? 'connection' : 'connections'}`}
      </p>
      <div ref={area} tabIndex={-1} className="outline-none">
        <PagedList what="connections" list={list}>
          {rows.length === 0 ? (
            <EmptyState
              icon={<UsersRound aria-hidden size={22} />}
              title={query ? 'No results found' : 'No connections yet'}
              text={
                query
                  ? 'No names, notes or tags match your search.'
                  : 'Connect with people under Suggested, or invite people you know.'
              }
            />
          ) : (
            <ul ref={listed} aria-label="Connections" className="divide-line-subtle divide-y">
              {safeRows(shown, 'connection', (connection) => (
                <li key={connection.id} data-row={connection.id} className="flex gap-1">
                  {chosen.isOn && (
                    <Checkbox
                      className="pt-6 md:pt-6"
                      label={<span className="sr-only">{`Select ${connection.user.fullName}`}</span>}
                      checked={chosen.has(connection.user.id)}
                      disabled={chosen.isFull && !chosen.has(connection.user.id)}
                      onChange={() => chosen.toggle(connection.user)}
                    />
                  )}
                  <div className="min-w-0 flex-1">
                    <ConnectionRow connection={connection} />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  );
}
