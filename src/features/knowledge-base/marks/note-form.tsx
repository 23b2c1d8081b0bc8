import { useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { NativeSelect } from '@/ui/input/native-select';
import { Textarea } from '@/ui/input/textarea';
import { useMarks, type Mark } from './note-queries';
import type { Place } from './text-places';

const modalId = 'article-note';
const longestNote = 2000;

interface NoteFormProps {
  uuid: string;
  /** The words that may be written about: one place, or the headings of the article to choose from. */
  places: readonly Place[];
  /** The mark whose note is changed; left out for a new one. */
  mark?: Mark | undefined;
}

/** Asks for a private note on words of an article. */
export function openNoteForm(props: NoteFormProps): void {
  let isDirty = false;
  openModal({
    id: modalId,
    title: props.mark?.note ? 'Edit note' : 'Add note',
    size: 'sm',
    isDirty: () => isDirty,
    content: (
      <NoteForm
        {...props}
        onChange={() => {
          isDirty = true;
        }}
      />
    ),
  });
}

export function NoteForm({ uuid, places, mark, onChange }: NoteFormProps & { onChange?: () => void }) {
  const { add, edit } = useMarks(uuid);
  const [text, setText] = useState(mark?.note ?? '');
  const [chosen, setChosen] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const place = places[chosen];
  const done = { onSuccess: () => closeModal(modalId) };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const note = text.trim() || null;
    // Emptying a note that was there takes it away; a new one has to say something.
    if (note === null && !mark?.note) {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    if (mark) edit.mutate({ path: { uuid, id: mark.id }, body: { note } }, done);
    else if (place) add.mutate({ path: { uuid }, body: { ...place, note } }, done);
  };
  const error = edit.error ?? add.error;
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3.5">
      {error && <FormAlert text={errorMessage(error)} />}
      {places.length > 1 ? (
        <Field label="Selected text">
          {(control) => (
            <NativeSelect
              {...control}
              value={String(chosen)}
              choices={places.map(({ quote }, index) => ({ value: String(index), label: quote }))}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            />
          )}
        </Field>
      ) : (
        <blockquote className="line-clamp-4 border-l-2 border-amber-mark pl-3 text-sm text-ink-2">
          {mark?.quote ?? place?.quote}
        </blockquote>
      )}
      <Field label="Note" hint="Only you can see it." error={isMissing ? 'Enter a note' : undefined}>
        {(control) => (
          <Textarea
            readOnly={add.isPending || edit.isPending}
            {...control}
            ref={field}
            rows={4}
            maxLength={longestNote}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              if (!isBlank(currentTarget.value)) setIsMissing(false);
              onChange?.();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={() => closeModal(modalId)}>
          Cancel
        </Button>
        <Button type="submit" isLoading={add.isPending || edit.isPending} loadingLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  );
}
