import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { read, usePost } from '@/api/queries';
import { newClientId } from '@/lib/client-id';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { Textarea } from '@/ui/input/textarea';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { Unready } from './unready';

type Conversation = Schemas['Conversation'];

interface SendInChatProps {
  /** What the message says at first. */
  text?: string;
  attachments: NonNullable<Schemas['NewMessage']['attachments']>;
  /** Said of the chosen conversation, above the button. */
  children?: (conversation: Conversation) => ReactNode;
  onDone: () => void;
}

/** Sends a record, or words about it, into one of the member's conversations. Tried again it is still one message. */
export function SendInChat({ text: first = '', attachments, children, onDone }: SendInChatProps) {
  const query = useQuery(read('/conversations', { query: { filter: 'all' } }));
  const me = useQuery(read('/auth/auth-user', {}));
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState(first);
  const [clientId] = useState(newClientId);
  const send = usePost('/conversations/messages', {
    refreshes: ['/conversations', '/conversations/messages'],
    failureTitle: 'Couldn’t send the message',
    onDone: () => {
      onDone();
      showToast({ kind: 'success', text: 'Message sent' });
    },
  });
  if (!query.data) {
    return (
      <Unready
        query={query}
        title="Couldn’t load your conversations"
        skeleton={
          <div role="status" aria-label="Loading conversations">
            <Skeleton className="h-56" />
          </div>
        }
      />
    );
  }
  const open = query.data.data.filter(({ canWrite }) => canWrite);
  const conversation = open.find(({ id }) => String(id) === chosen) ?? open[0];
  if (!conversation)
    return <p className="text-sm text-ink-2">No conversations yet. Start one from someone’s profile.</p>;
  const isEmpty = attachments.length === 0 && isBlank(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    send.mutate({ body: { conversationId: conversation.id, content: text.trim(), clientId, attachments } });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3.5">
      <Field label="Conversation">
        {(control) => (
          <NativeSelect
            {...control}
            value={String(conversation.id)}
            choices={open.map((each) => ({ value: String(each.id), label: nameOf(each, me.data?.id) }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Message" isOptional={attachments.length > 0}>
        {(control) => (
          <Textarea
            readOnly={send.isPending}
            {...control}
            rows={3}
            maxLength={8000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      {children?.(conversation)}
      <Button
        type="submit"
        className="self-start"
        disabled={isEmpty}
        isLoading={send.isPending}
        loadingLabel="Sending"
      >
        Send
      </Button>
    </form>
  );
}

/** A group's name, or the names of everybody else in it. */
function nameOf({ name, participants }: Conversation, myId: number | undefined): string {
  const others = participants.filter(({ user }) => user.id !== myId).map(({ user }) => user.fullName);
  return name ?? (others.join(', ') || 'Only you');
}
