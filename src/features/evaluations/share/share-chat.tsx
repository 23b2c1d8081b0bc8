import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { newClientId } from '@/lib/client-id';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { Field } from '@/ui/form/field';
import { closeModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import type { Evaluation } from '../model/deal';
import { CardPreview } from './card/card-preview';
import { shareQueries } from './share-queries';

type Conversation = Schemas['Conversation'];

/** Sends the deal as a card into one of the member's conversations. */
export function ShareChat({ deal }: { deal: Evaluation }) {
  const query = useQuery(shareQueries.conversations());
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [clientId] = useState(newClientId);
  const send = usePost('/conversations/messages', {
    refreshes: ['/conversations', '/conversations/messages'],
    failureTitle: 'Couldn’t send the message',
    onDone: () => {
      closeModal('share-evaluation');
      showToast({ kind: 'success', text: 'Message sent' });
    },
  });
  if (query.isPending) return <Skeleton className="h-56" />;
  if (!query.data) {
    return (
      <ErrorState
        title="Couldn’t load your conversations"
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    );
  }
  const open = query.data.data.filter(({ canWrite }) => canWrite);
  if (open.length === 0)
    return <p className="text-sm text-ink-2">No conversations yet. Start one from someone’s profile.</p>;
  const conversation = open.find(({ id }) => String(id) === chosen) ?? open[0];
  const strangers = conversation ? withoutAccess(conversation, deal) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!conversation) return;
    send.mutate({
      body: {
        conversationId: conversation.id,
        content: text.trim(),
        clientId,
        attachments: [{ kind: 'evaluation', refId: deal.id }],
      },
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3.5">
      <Field label="Conversation">
        {(control) => (
          <select
            {...control}
            className="control h-(--ctl-md) w-full rounded-[9px] px-2.5 text-base"
            value={conversation?.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {open.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each, deal.ownerId)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Message" isOptional>
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
      <CardPreview
        deal={deal}
        shows={null}
        note="Hides the address, price, costs and notes, and any title that names the street."
      />
      {strangers.length > 0 && !deal.isPublished && (
        <p className="text-xs text-pretty text-ink-3">
          {`${strangers.length === 1 ? `${strangers[0]} needs` : 'Some people here need'} access to open the full evaluation. Add them under People.`}
        </p>
      )}
      <Button type="submit" className="self-start" isLoading={send.isPending} loadingLabel="Sending">
        Send
      </Button>
    </form>
  );
}

/** A group's name, or the names of everybody else in it. */
function nameOf({ name, participants }: Conversation, myId: number): string {
  const others = participants.filter(({ user }) => user.id !== myId).map(({ user }) => user.fullName);
  return name ?? (others.join(', ') || 'Only you');
}

/** Who in the conversation would not get past the card. */
const withoutAccess = ({ participants }: Conversation, { ownerId, collaborators }: Evaluation): string[] =>
  participants
    .filter(({ user }) => user.id !== ownerId && !collaborators.some(({ userId }) => userId === user.id))
    .map(({ user }) => user.fullName);
