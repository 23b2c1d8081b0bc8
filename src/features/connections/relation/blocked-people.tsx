import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { EmptyState } from '@/ui/states/empty-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { connectionQueries } from '../list/connection-list';
import { PagedList } from '../people/paged-list';
import { useEndRelation } from './relation-mutations';
import { MutedOrBlockedRow } from './muted-or-blocked-row';

/** Whom I blocked; each can be let back in. */
export function BlockedPeople() {
  const area = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery(connectionQueries.blocked());
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const { shown, list: listed } = useLongRows<(typeof rows)[number], HTMLUListElement>(rows, {
    keyOf: ({ id }) => id,
    rowHeight: 65,
  });
  useFocusAfterRemoval(
    area,
    rows.map(({ id }) => id),
  );
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <PagedList what="blocked members" list={list}>
        {rows.length === 0 ? (
          <EmptyState
            icon={<ShieldOff aria-hidden size={22} />}
            title="No blocked members"
            text="People you block can’t find you, and you won’t see them."
          />
        ) : (
          <ul ref={listed} aria-label="Blocked" className="divide-line-subtle divide-y">
            {safeRows(shown, 'person', (connection) => (
              <li key={connection.id} data-row={connection.id}>
                <Blocked connection={connection} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Blocked({ connection: { id, user } }: { connection: Schemas['Connection'] }) {
  const unblock = useEndRelation(user, `Couldn’t unblock ${user.fullName}`);
  return (
    <MutedOrBlockedRow
      user={user}
      act="Unblock"
      isLoading={unblock.isPending}
      onAct={() => unblock.mutate({ path: { id } })}
    />
  );
}
