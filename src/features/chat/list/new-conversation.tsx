import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { read, usePost } from '@/api/queries';
import { conversationWith } from '@/entities/conversation/conversation-with';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { closeModal } from '@/ui/modal/modal-store';
import { Pause } from '@/ui/text/pause';

export const newConversationId = 'new-conversation';
const mostPeople = 20;

/** Whom to talk with: one person, or several as a group. One of two that exists already is opened again. */
export function NewConversation({
  userId,
  onStarted,
}: {
  userId: number;
  onStarted: (conversationId: number) => void;
}) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Schemas['User'][]>([]);
  const [name, setName] = useState('');
  const query = text.trim();
  const found = useQuery({
    ...read('/users', { query: query === '' ? { connected: true } : { query } }),
    placeholderData: (previous) => previous,
  });
  const people = (found.data?.data ?? []).filter(({ id }) => id !== userId);
  const create = usePost('/conversations', {
    onDone: (made, { body: { userIds } }) => {
      closeModal(newConversationId);
      if (made) onStarted(made.id);
      else
        void conversationWith(userIds).then(
          (id) => id !== null && onStarted(id),
          () => {},
        );
    },
  });
  const isGroup = chosen.length > 1;
  const start = () => {
    const userIds = chosen.map(({ id }) => id);
    create.mutate({ body: { userIds, ...(isGroup && name.trim() !== '' && { name: name.trim() }) } });
  };
  const toggle = (person: Schemas['User']) =>
    setChosen((now) =>
      now.some(({ id }) => id === person.id)
        ? now.filter(({ id }) => id !== person.id)
        : [...now, person].slice(0, mostPeople),
    );
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) start();
      }}
    >
      <label className="control flex h-9 items-center gap-2.5 rounded-[9px] px-3 max-md:h-10">
        <Search aria-hidden size={16} className="text-ink-3 shrink-0" />
        <input
          type="search"
          aria-label="Search people"
          placeholder="Name or username"
          value={text}
          maxLength={80}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-base outline-hidden"
        />
      </label>
      {chosen.length > 0 && (
        <ul aria-label="Chosen" className="flex flex-wrap gap-1.5">
          {chosen.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-label={`Remove ${person.fullName}`}
                onClick={() => toggle(person)}
                className="bg-teal-bg text-teal-ink flex h-7 items-center gap-1 rounded-full px-2.5 text-xs font-medium max-md:h-9"
              >
                <bdi>{person.fullName}</bdi>
                <X aria-hidden size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-3 text-xs">{query === '' ? 'Your connections' : 'Members'}</p>
      <div className="border-line-subtle h-[min(320px,40dvh)] overflow-y-auto rounded-lg border">
        {found.isPending && (
          <div role="status" aria-label="Loading people" className="flex flex-col gap-3 p-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        )}
        {found.isError && <p className="text-red-ink p-4 text-sm">{errorMessage(found.error)}</p>}
        {found.isSuccess && people.length === 0 && (
          <p className="text-ink-2 p-4 text-sm">
            {query === '' ? 'No connections yet. Search for a member.' : 'No results found'}
          </p>
        )}
        <ul aria-label="People">
          {safeRows(people, 'person', (person) => (
            <li key={person.id}>
              <Person
                person={person}
                isChosen={chosen.some(({ id }) => id === person.id)}
                onToggle={() => toggle(person)}
              />
            </li>
          ))}
        </ul>
      </div>
      {isGroup && (
        <label className="flex flex-col gap-1 text-sm font-medium">
          Group name
          <input
            value={name}
            maxLength={80}
            placeholder="Optional"
            onChange={(event) => setName(event.target.value)}
            className="control h-9 rounded-[9px] px-3 text-base font-normal max-md:h-10"
          />
        </label>
      )}
      <p role="alert" className="text-red-ink text-sm empty:hidden">
        {create.isError && errorMessage(create.error)}
      </p>
      <div className="flex justify-end gap-2.5">
        <Button variant="outline" onClick={() => closeModal(newConversationId)}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={chosen.length === 0}
          isLoading={create.isPending}
          loadingLabel="Starting"
        >
          {isGroup ? 'Start group' : 'Start conversation'}
        </Button>
      </div>
    </form>
  );
}

function Person({
  person,
  isChosen,
  onToggle,
}: {
  person: Schemas['User'];
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <Checkbox
      checked={isChosen}
      onChange={onToggle}
      className="hover:bg-hover cursor-pointer items-center! px-3 py-2"
      label={
        <span className="flex items-center gap-3">
          <UserAvatar user={person} size={40} isDecorative hasPresence />
          <span className="min-w-0 flex-1">
            <bdi className="block font-medium">
              {person.fullName}
              {person.headline && <Pause />}
            </bdi>
            <span className="text-ink-3 block text-xs">{person.headline}</span>
          </span>
        </span>
      }
    />
  );
}
