import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { read, usePost } from '@/api/queries';
import { isBlank } from '@/lib/text/blank';
import { newClientId } from '@/lib/client-id';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { NativeSelect } from '@/ui/input/native-select';
import { Skeleton } from '@/ui/states/skeleton';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import { longestMessage } from './composer/longest';
import { conversationName } from './wording';

const modalId = 'send-text';

interface SendTextProps {
  userId: number;
  /** What is to be sent, to begin with. */
  text: string;
  onChange?: (() => void) | undefined;
}

/** Asks which of the member's conversations a text goes to, and lets them change it first. */
export function openSendText(props: Omit<SendTextProps, 'onChange'>): void {
  let isDirty = false;
  openModal({
    id: modalId,
    title: 'Send to a chat',
    size: 'sm',
    isDirty: () => isDirty,
    content: (
      <SendText
        {...props}
        onChange={() => {
          isDirty = true;
        }}
      />
    ),
  });
}

export function SendText({ userId, text: begun, onChange }: SendTextProps) {
  const conversations = useQuery(read('/conversations', { query: { filter: 'all' } }));
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState(begun.slice(0, longestMessage));
  const [clientId] = useState(newClientId);
  const [hasTried, setHasTried] = useState(false);
  const place = useRef<HTMLSelectElement>(null);
  const send = usePost('/conversations/messages', {
    refreshes: ['/conversations', '/conversations/messages'],
    onDone: () => {
      closeModal(modalId);
      showToast({ kind: 'success', text: 'Sent' });
    },
  });
  if (conversations.isPending) return <Skeleton className="h-56" />;
  if (!conversations.data) {
    return (
      <ErrorState
        title="Couldn’t load your conversations"
        onRetry={() => void conversations.refetch()}
        isRetrying={conversations.isRefetching}
      />
    );
  }
  const open = conversations.data.data.filter(({ canWrite }) => canWrite);
  if (open.length === 0) {
    return <p className="text-sm text-ink-2">No conversations yet. Start one from someone’s profile.</p>;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (chosen === '') return place.current?.focus();
    if (isBlank(text)) return;
    send.mutate({ body: { conversationId: Number(chosen), content: text.trim(), clientId } });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3.5">
      {send.error && <FormAlert text={errorMessage(send.error)} />}
      {/* Nobody is chosen for the person: what is sent is often for one pair of eyes. */}
      <Field label="Conversation" error={hasTried && chosen === '' ? 'Choose a conversation' : undefined}>
        {(control) => (
          <NativeSelect
            {...control}
            ref={place}
            value={chosen}
            placeholder="Choose a conversation"
            choices={open.map((each) => ({ value: String(each.id), label: conversationName(each, userId) }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Message">
        {(control) => (
          <Textarea
            readOnly={send.isPending}
            {...control}
            rows={6}
            maxLength={longestMessage}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              onChange?.();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={() => closeModal(modalId)}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBlank(text)} isLoading={send.isPending} loadingLabel="Sending">
          Send
        </Button>
      </div>
    </form>
  );
}
