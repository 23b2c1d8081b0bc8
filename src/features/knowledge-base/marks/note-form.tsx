import { useRecordForm } from '@/entities/record/use-record-form';
import { isBlank } from '@/lib/text/blank';
import { Form } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { closeModal, openModal } from '@/ui/modal/modal-store';
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
  openModal({
    id: modalId,
    title: props.mark?.note ? 'Edit note' : 'Add note',
    size: 'sm',
    content: <NoteForm {...props} />,
  });
}

export function NoteForm({ uuid, places, mark }: NoteFormProps) {
  const { add, edit } = useMarks(uuid);
  const form = useRecordForm({
    initial: { note: mark?.note ?? '', chosen: '0' },
    // Emptying a note that was there removes it; a new one has to say something.
    validate: ({ note }) => ({ note: isBlank(note) && !mark?.note ? 'Enter a note' : undefined }),
    save: async ({ note: text, chosen }) => {
      const note = text.trim() || null;
      const place = places[Number(chosen)];
      if (mark) await edit.mutateAsync({ path: { uuid, id: mark.id }, body: { note } });
      else if (place) await add.mutateAsync({ path: { uuid }, body: { ...place, note } });
      closeModal(modalId);
    },
  });
  return (
    <Form form={form} modalId={modalId} submit="Save" sending="Saving">
      {places.length > 1 ? (
        <FormSelect
          form={form}
          name="chosen"
          label="Selected text"
          choices={places.map(({ quote }, index) => ({ value: String(index), label: quote }))}
        />
      ) : (
        <blockquote className="line-clamp-4 border-l-2 border-amber-mark pl-3 text-sm text-ink-2">
          {mark?.quote ?? places[0]?.quote}
        </blockquote>
      )}
      <FormField form={form} name="note" label="Note" hint="Only you can see this">
        {(control) => <Textarea {...control} rows={4} maxLength={longestNote} />}
      </FormField>
    </Form>
  );
}
