import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Spinner } from '@/ui/states/spinner';
import { Textarea } from '@/ui/input/textarea';
import { useBulkSend, type Sending } from './use-bulk-send';

type Person = Schemas['Connection']['user'];

/** The contract's. */
const longestMessage = 8000;

interface BulkMessageProps {
  people: readonly Person[];
  /** Whether something would be lost by closing. */
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
}

/** One text to several people, each in a conversation of their own; what became of each is said, and who missed it can be tried again. */
export function BulkMessage({ people, onDirty, onCancel, onDone }: BulkMessageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const { sendings, send } = useBulkSend();
  const states = people.map(({ id }) => sendings.get(id)?.state);
  const sent = states.filter((state) => state === 'sent').length;
  const failed = people.filter((_, at) => states[at] === 'failed');
  const isUnderWay = states.includes('sending');
  const isBegun = sendings.size > 0;
  const content = text.trim();
  const complaint = isBlank(text)
    ? 'Write a message'
    : content.length > longestMessage
      ? `Use ${longestMessage.toLocaleString('en-GB')} characters or fewer`
      : undefined;
  const sendTo = async (some: readonly Person[]) => {
    setIsJudged(true);
    if (complaint !== undefined) return field.current?.focus();
    await send(
      some.map(({ id }) => id),
      content,
    );
  };
  const isDirty = text !== '' && sent < people.length;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void sendTo(people);
      }}
    >
      <Field
        label="Message"
        hint="Sent separately: no one sees who else got it"
        error={isJudged ? complaint : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            data-autofocus
            rows={4}
            // What was sent to some is sent to all.
            readOnly={isBegun}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
      <p role="status" className={isBegun ? 'text-ink-2 text-sm' : 'sr-only'}>
        {isBegun && `Sent to ${sent} of ${people.length}`}
        {failed.length > 0 && !isUnderWay && `, ${failed.length} not sent`}
      </p>
      <ul aria-label="Recipients" className="divide-line-subtle divide-y">
        {people.map((person) => (
          <Recipient
            key={person.id}
            person={person}
            sending={sendings.get(person.id)}
            onRetry={() => void sendTo([person])}
          />
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2.5">
        {sent < people.length && (
          <Button variant="outline" disabled={isUnderWay} onClick={onCancel}>
            {isBegun ? 'Close' : 'Cancel'}
          </Button>
        )}
        {sent === people.length ? (
          <Button onClick={onDone}>Done</Button>
        ) : isBegun && failed.length > 0 && !isUnderWay ? (
          <Button onClick={() => void sendTo(failed)}>Retry all</Button>
        ) : (
          <Button type="submit" isLoading={isUnderWay} loadingLabel="Sending">
            Send
          </Button>
        )}
      </div>
    </form>
  );
}

interface RecipientProps {
  person: Person;
  sending: Sending | undefined;
  onRetry: () => void;
}

function Recipient({ person, sending, onRetry }: RecipientProps) {
  return (
    <li className="flex items-center gap-3 py-2">
      <UserAvatar user={person} size={30} isDecorative />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="block">{person.fullName}</bdi>
        {sending?.state === 'failed' && (
          <span className="text-red-ink flex items-start gap-1.5 text-sm">
            <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-1 shrink-0" />
            {`Not sent. ${sending.reason}`}
          </span>
        )}
      </div>
      {sending?.state === 'sending' && <Spinner size="small" label={`Sending to ${person.fullName}`} />}
      {sending?.state === 'sent' && (
        <span className="text-green-ink inline-flex items-center gap-1.5 text-sm">
          <CircleCheck aria-hidden size={14} strokeWidth={1.75} />
          Sent
        </span>
      )}
      {sending?.state === 'failed' && (
        <Button variant="outline" size="sm" aria-label={`Retry ${person.fullName}`} onClick={onRetry}>
          Retry
        </Button>
      )}
    </li>
  );
}

const id = 'bulk-message-modal';

/** Opens the message to these people. @param onDone called when all of them have it */
export function openBulkMessage(people: readonly Person[], onDone: () => void): void {
  let isDirty = false;
  const [only] = people;
  openModal({
    id,
    title: people.length === 1 ? `Message ${only?.fullName}` : `Message ${people.length} people`,
    size: 'md',
    isDirty: () => isDirty,
    content: (
      <BulkMessage
        people={people}
        onDirty={(next) => {
          isDirty = next;
        }}
        onCancel={() => closeModal(id)}
        onDone={() => {
          closeModal(id);
          onDone();
        }}
      />
    ),
  });
}
