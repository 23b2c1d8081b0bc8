import { useInfiniteQuery } from '@tanstack/react-query';
import { Search, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { useEveryPage } from '@/api/every-page';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import type { Evaluation } from '../model/deal';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { showsText } from './shows';
import { shareQueries, useShareChange } from './share-queries';

type Role = Schemas['EvaluationRole'];
type Author = Schemas['Author'];

const roles = [
  { value: 'view', label: 'Can view' },
  { value: 'comment', label: 'Can comment' },
  { value: 'edit', label: 'Can edit' },
] as const satisfies readonly { value: Role; label: string }[];

/** Connections who see the whole deal, what each may do, and more of them. */
export function SharePeople({ deal }: { deal: Evaluation }) {
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), 250);
  const change = useShareChange(deal.id);
  const everybody = useInfiniteQuery(shareQueries.connections(''));
  const found = useInfiniteQuery(shareQueries.connections(words));
  const known = new Map(
    [...(everybody.data?.pages ?? []), ...(found.data?.pages ?? [])]
      .flatMap(({ data }) => data)
      .map(({ user }): [number, Author] => [user.id, user]),
  );
  const { collaborators } = deal;
  const isSomeoneUnnamed = collaborators.some(({ userId }) => !known.has(userId));
  useEveryPage(everybody, isSomeoneUnnamed);
  const put = (next: Evaluation['collaborators']) =>
    change.mutate({ path: { id: deal.id }, body: { collaborators: next } });
  const others = (found.data?.pages.flatMap(({ data }) => data) ?? [])
    .map(({ user }) => user)
    .filter(({ id }) => !collaborators.some(({ userId }) => userId === id))
    .slice(0, 6);
  return (
    <div className="flex flex-col gap-4">
      <section aria-label="People with access">
        {collaborators.length === 0 && (
          <p className="text-sm text-ink-2">
            Not shared with anyone directly yet. Share it with a connection below.
          </p>
        )}
        {deal.isPublished && (
          <p className="text-sm text-ink-2">
            {`All members can see what you’ve published: ${showsText(deal.shows, deal.primary).toLowerCase()}.`}
          </p>
        )}
        <ul className="flex flex-col divide-y divide-line-subtle">
          {collaborators.map(({ userId, role }) => {
            const user = known.get(userId);
            const name = user?.fullName ?? 'A member';
            return (
              <li key={userId} className="flex items-center gap-2.5 py-2">
                {user && <UserAvatar user={user} size={30} isDecorative />}
                <span className="min-w-0 flex-1 truncate text-sm font-medium">{name}</span>
                <NativeSelect
                  aria-label={`Access for ${name}`}
                  className="w-36! shrink-0"
                  value={role}
                  choices={roles}
                  disabled={change.isPending}
                  onChange={({ currentTarget }) => {
                    const next = roles.find(({ value }) => value === currentTarget.value)?.value ?? role;
                    put(
                      collaborators.map((each) => (each.userId === userId ? { userId, role: next } : each)),
                    );
                  }}
                />
                <IconButton
                  label={`Stop sharing with ${name}`}
                  disabled={change.isPending}
                  onClick={() => put(collaborators.filter((each) => each.userId !== userId))}
                >
                  <X aria-hidden size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-label="Add a connection" className="border-t border-line-subtle pt-4">
        <Input
          type="search"
          aria-label="Search your connections"
          placeholder="Search your connections"
          icon={<Search size={16} />}
          value={text}
          maxLength={100}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <ul className="mt-2 flex flex-col">
          {others.map((user) => (
            <li key={user.id} className="flex items-center gap-2.5 py-1.5">
              <UserAvatar user={user} size={30} isDecorative />
              <span className="min-w-0 flex-1 truncate text-sm">{user.fullName}</span>
              <Button
                size="sm"
                variant="ghost"
                icon={<UserPlus aria-hidden size={15} />}
                aria-label={`Share with ${user.fullName}`}
                disabled={change.isPending}
                onClick={() => put([...collaborators, { userId: user.id, role: 'view' }])}
              >
                Share
              </Button>
            </li>
          ))}
        </ul>
        {found.isSuccess && others.length === 0 && (
          <p className="mt-2 text-sm text-ink-3">
            {words === '' ? 'All your connections have access.' : 'No connections found'}
          </p>
        )}
        {found.isError && (
          <p className="mt-2 text-sm text-red-ink">Couldn’t load your connections. Try again.</p>
        )}
      </section>
    </div>
  );
}
