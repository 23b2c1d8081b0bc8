import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { read } from '@/api/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { safeRows } from '@/ui/rows/safe-rows';
import { useConversationChange } from '@/features/chat/data/conversation-change';
import type { Conversation } from '@/features/chat/data/queries';
import { participantsOf } from '@/features/chat/data/queries';

/** So many people are offered at once. */
const mostOffered = 8;

/** Takes more people into a group: connections first, others by their name. They see what is written from then on. */
export function AddPeople({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" className="self-start" onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden size={16} />
        Add people
      </Button>
    );
  }
  return <Offered conversation={conversation} userId={userId} />;
}

function Offered({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const [text, setText] = useState('');
  const query = text.trim();
  const found = useQuery({
    ...read('/users', { query: query === '' ? { connected: true } : { query } }),
    placeholderData: (previous) => previous,
  });
  const change = useConversationChange(conversation);
  const inside = new Set(participantsOf(conversation).map(({ user }) => user.id));
  const people = (found.data?.data ?? []).filter(({ id }) => id !== userId && !inside.has(id));
  return (
    <section aria-label="Add people" className="flex flex-col gap-2">
      <input
        type="search"
        autoFocus
        aria-label="Search for people to add"
        placeholder="Name or username"
        value={text}
        maxLength={80}
        onChange={(event) => setText(event.target.value)}
        className="control h-9 rounded-[9px] px-3 text-base max-md:h-10"
      />
      {found.isError && (
        <p role="alert" className="text-red-ink text-sm">
          {errorMessage(found.error)}
        </p>
      )}
      {found.isSuccess && people.length === 0 && (
        <p className="text-ink-2 text-sm">
          {query === ''
            ? 'All your connections are already in this group. Search for a member.'
            : 'No results found'}
        </p>
      )}
      <ul aria-label="People to add">
        {safeRows(people.slice(0, mostOffered), 'person', (person) => (
          <li key={person.id} className="flex min-h-12 items-center gap-3 py-1">
            <UserAvatar user={person} size={40} isDecorative />
            <bdi className="min-w-0 flex-1 truncate font-medium">{person.fullName}</bdi>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Add ${person.fullName}`}
              disabled={change.isPending}
              onClick={() =>
                change.mutate({ path: { id: conversation.id }, body: { addUserIds: [person.id] } })
              }
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
