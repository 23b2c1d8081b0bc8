import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Textarea } from '@/ui/input/textarea';
import { longestPrivateNote, tagsComplaint, tagsOf } from './note-rules';

interface NoteFormProps {
  connection: Pick<Schemas['Connection'], 'id' | 'privateNote' | 'tags'>;
  modalId: string;
}

/** My own note on a connection, and tags to find them by; nobody else sees either. */
export function NoteForm({ connection, modalId }: NoteFormProps) {
  const save = usePut('/connections/{id}', { refreshes: ['/connections'] });
  const form = useRecordForm({
    initial: { privateNote: connection.privateNote ?? '', tags: connection.tags.join(', ') },
    validate: ({ privateNote, tags }) => ({
      privateNote:
        privateNote.trim().length > longestPrivateNote
          ? `Use ${longestPrivateNote} characters or fewer`
          : undefined,
      tags: tagsComplaint(tags),
    }),
    save: async ({ privateNote, tags }) => {
      const body = { privateNote: privateNote.trim() || null, tags: tagsOf(tags) };
      await save.mutateAsync({ path: { id: connection.id }, body });
      closeModal(modalId);
    },
  });
  return (
    <Form form={form} modalId={modalId} submit="Save" sending="Saving">
      <FormField form={form} name="privateNote" label="Note" hint="Only you can see this">
        {(control) => <Textarea {...control} data-autofocus />}
      </FormField>
      <FormField form={form} name="tags" label="Tags" hint="Separated by commas, such as lender, Leeds">
        {(control) => <Input {...control} />}
      </FormField>
    </Form>
  );
}

/** Opens the form; what was typed is not thrown away without a question. */
export function openNoteForm(connection: Schemas['Connection']): void {
  const id = `note-${connection.id}`;
  openModal({
    id,
    title: `Note on ${connection.user.fullName}`,
    content: <NoteForm connection={connection} modalId={id} />,
  });
}
