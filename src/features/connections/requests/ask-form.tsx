import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { Textarea } from '@/ui/input/textarea';
import { useAskToConnect } from '../relation/relation-mutations';

/** The contract's. */
const longestNote = 300;

interface AskFormProps {
  person: Pick<Schemas['User'], 'id' | 'fullName'>;
  onChange: (note: string) => void;
  onCancel: () => void;
  onSent: () => void;
}

/** Asks a member to connect, with a few words for them if there are any. A note that could not be sent stays where it is. */
export function AskForm({ person, onChange, onCancel, onSent }: AskFormProps) {
  const [note, setNote] = useState('');
  const ask = useAskToConnect(person, onSent);
  const left = longestNote - note.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (left < 0 || ask.isPending) return;
    ask.mutate({ body: { userId: person.id, ...(text !== '' && { note: text }) } });
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {ask.error && <FormAlert text={errorMessage(ask.error)} />}
      <Field
        label="Note"
        isOptional
        hint={`${left} ${left === 1 ? 'character' : 'characters'} left`}
        error={left < 0 ? `Shorten the note by ${-left}` : undefined}
      >
        {(control) => (
          <Textarea
            readOnly={ask.isPending}
            {...control}
            data-autofocus
            value={note}
            placeholder="How you know each other, or what you’d like to talk about"
            onChange={({ currentTarget: { value } }) => {
              setNote(value);
              onChange(value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isLoading={ask.isPending} loadingLabel="Sending" disabled={left < 0}>
          Send request
        </Button>
      </div>
    </form>
  );
}

/** Opens the form; a note that was begun is not thrown away without a question. */
export function openAskForm(person: AskFormProps['person']): void {
  const id = `ask-to-connect-${person.id}`;
  let written = '';
  openModal({
    id,
    title: `Connect with ${person.fullName}`,
    isDirty: () => written.trim() !== '',
    content: (
      <AskForm
        person={person}
        onChange={(note) => {
          written = note;
        }}
        onCancel={() => closeModal(id)}
        onSent={() => {
          closeModal(id);
          showToast({ kind: 'success', text: 'Request sent' });
        }}
      />
    ),
  });
}
