import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock, Search, UsersRound } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { EmptyState } from '@/ui/states/empty-state';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { safeRows } from '@/ui/rows/safe-rows';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { connectionQueries } from './connection-list';
import { PagedList } from '../people/paged-list';
import { PersonAction } from '../people/person-action';
import { PersonRow } from '../people/person-row';

interface ConnectionsOfProps {
  profile: Pick<Schemas['Profile'], 'userId' | 'user' | 'isMine' | 'connectionsVisible'>;
  /** Part of a name or username; empty for all. */
  query: string;
  onQuery: (query: string) => void;
}

/** With whom a member is connected, whom I know too first, as far as the member lets me see it. */
export function ConnectionsOf({ profile, query, onQuery }: ConnectionsOfProps) {
  const { userId, user, isMine, connectionsVisible } = profile;
  const list = useInfiniteQuery({
    ...connectionQueries.of(userId, query),
    enabled: connectionsVisible,
  });
  const people = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const { shown, list: listed } = useLongRows<(typeof people)[number], HTMLUListElement>(people, {
    keyOf: ({ id }) => id,
    rowHeight: 81,
    memory: `connections of ${userId}`,
  });
  if (!connectionsVisible || hasStatus(list.error, 403)) {
    return (
      <EmptyState
        icon={<Lock aria-hidden size={22} />}
        title="Connections hidden"
        text={
          isMine
            ? 'You’ve limited who can see your connections. Change this on your profile, under “Who can see what”.'
            : `${user.fullName} has hidden their connections.`
        }
      />
    );
  }
  const total = list.data?.pages[0]?.total ?? 0;
  const isEmpty = people.length === 0;
  return (
    <>
      {!(list.data && isEmpty && query === '') && (
        <RestedInput
          aria-label={`Search ${user.fullName}’s connections`}
          placeholder="Name"
          className="mb-3"
          icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
          maxLength={100}
          value={query}
          onRest={onQuery}
        />
      )}
      <p role="status" className="sr-only">
        {list.data && `${total} ${total === 1 ? 'connection' : 'connections'}`}
      </p>
      <PagedList what="connections" list={list}>
        {isEmpty ? (
          <EmptyState
            icon={<UsersRound aria-hidden size={22} />}
            title={query ? 'No results found' : 'No connections yet'}
            text={emptyText(profile, query)}
          />
        ) : (
          <ul
            ref={listed}
            aria-label={`${user.fullName}’s connections`}
            className="divide-line-subtle divide-y"
          >
            {safeRows(shown, 'person', (person) => (
              <PersonRow key={person.id} person={person} action={<PersonAction person={person} />} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function emptyText({ user, isMine }: ConnectionsOfProps['profile'], query: string): string {
  if (query) return 'No names match your search.';
  return isMine
    ? 'Connect with people you know, or invite them.'
    : `People ${user.fullName} connects with will appear here.`;
}
