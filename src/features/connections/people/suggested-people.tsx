import { useInfiniteQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { EmptyState } from '@/ui/states/empty-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { ConnectButton } from '../relation/connect-button';
import { connectionQueries } from '../list/connection-list';
import { PagedList } from './paged-list';
import { PersonRow } from './person-row';

/** Members I am not connected with, most mutual connections first. Who was just asked stays, so that it can be withdrawn. */
export function SuggestedPeople() {
  const list = useInfiniteQuery(connectionQueries.suggested());
  const people = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const { shown, list: listed } = useLongRows<(typeof people)[number], HTMLUListElement>(people, {
    keyOf: ({ id }) => id,
    rowHeight: 81,
  });
  return (
    <PagedList what="suggestions" list={list}>
      {people.length === 0 ? (
        <EmptyState
          icon={<Sparkles aria-hidden size={22} />}
          title="No suggestions"
          text="You’ve already connected with, or sent a request to, everyone we’d suggest."
        />
      ) : (
        <ul ref={listed} aria-label="Suggested" className="divide-line-subtle divide-y">
          {safeRows(shown, 'person', (person) => (
            <PersonRow key={person.id} person={person} action={<ConnectButton person={person} />} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
