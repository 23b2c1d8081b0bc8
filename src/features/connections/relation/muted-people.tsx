import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { EmptyState } from '@/ui/states/empty-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { connectionQueries } from '../list/connection-list';
import { PagedList } from '../people/paged-list';
import { MutedOrBlockedRow } from './muted-or-blocked-row';
import { useMute } from './use-notices';

/** Whom I muted; each can be heard again. */
export function MutedPeople() {
  const area = useRef<HTMLDivElement>(null);
  const muted = useCurrentUser()?.preferences.mutedUserIds ?? [];
  const list = useInfiniteQuery(connectionQueries.muted());
  const rows = list.data?.pages.flatMap(({ data }) => data).filter(({ id }) => muted.includes(id)) ?? [];
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
      <PagedList what="muted members" list={list}>
        {rows.length === 0 ? (
          <EmptyState
            icon={<BellOff aria-hidden size={22} />}
            title="No muted members"
            text="You won’t see posts or notifications from members you mute. We won’t tell them."
          />
        ) : (
          <ul ref={listed} aria-label="Muted" className="divide-line-subtle divide-y">
            {safeRows(shown, 'person', (person) => (
              <li key={person.id} data-row={person.id}>
                <Muted person={person} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Muted({ person }: { person: Schemas['User'] }) {
  const mute = useMute(person);
  return <MutedOrBlockedRow user={person} act="Unmute" onAct={() => mute?.toggle()} />;
}
