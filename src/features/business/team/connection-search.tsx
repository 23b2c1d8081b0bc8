import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { read } from '@/api/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';

/** How many are offered at once. */
const shown = 5;

interface ConnectionSearchProps {
  /** Ids of members who are left out. */
  left: readonly number[];
  onAdd: (user: Schemas['Author']) => void;
}

/** My connections by name, to add one. */
export function ConnectionSearch({ left, onAdd }: ConnectionSearchProps) {
  const [words, setWords] = useState('');
  const found = useQuery({
    ...read('/connections', { query: { status: 'accepted', sort: 'name', ...(words && { query: words }) } }),
    placeholderData: keepPreviousData,
  });
  const people = found.data?.data.map(({ user }) => user).filter(({ id }) => !left.includes(id));
  return (
    <section aria-labelledby="add-to-team">
      <h3 id="add-to-team" className="mb-2.5 text-[15px]/5.5 font-semibold">
        Add someone
      </h3>
      <RestedInput
        aria-label="Search your connections"
        placeholder="Name"
        icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
        maxLength={100}
        value={words}
        onRest={setWords}
      />
      <div className="mt-2 min-h-40">
        {found.isPending && (
          <div role="status" aria-label="Loading connections" className="flex flex-col gap-2 pt-2">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-11 rounded-lg" />
            ))}
          </div>
        )}
        {found.isError && !found.data && (
          <ErrorState
            title="Couldn’t load your connections"
            text={adviceText(found.error)}
            onRetry={() => void found.refetch()}
            isRetrying={found.isRefetching}
          />
        )}
        {people && <People people={people} isSearch={words !== ''} onAdd={onAdd} />}
      </div>
    </section>
  );
}

interface PeopleProps extends Pick<ConnectionSearchProps, 'onAdd'> {
  people: readonly Schemas['Author'][];
  isSearch: boolean;
}

function People({ people, isSearch, onAdd }: PeopleProps) {
  const area = useRef<HTMLDivElement>(null);
  const rows = people.slice(0, shown);
  useFocusAfterRemoval(
    area,
    rows.map(({ id }) => id),
  );
  if (rows.length === 0) {
    return (
      <p role="status" className="text-ink-2 py-3 text-sm text-pretty">
        {isSearch
          ? 'No connections found with that name. They may already be on the team.'
          : 'You can add your connections to the team.'}
      </p>
    );
  }
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <ul aria-label="Your connections" className="divide-line-subtle divide-y">
        {safeRows(rows, 'person', (user) => (
          <li key={user.id} data-row={user.id} className="flex items-center gap-3 py-2">
            <UserAvatar user={user} size={40} isDecorative hasPresence />
            <p className="min-w-0 flex-1 wrap-anywhere">
              <bdi className="block font-medium">{user.fullName}</bdi>
              {user.headline && <span className="text-ink-3 block text-xs/4">{user.headline}</span>}
            </p>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Add ${user.fullName}`}
              onClick={() => onAdd(user)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
