import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Textarea } from '@/ui/input/textarea';
import { useForm } from '@/ui/form/use-form';
import { longestPrivateNote, tagsComplaint, tagsOf } from './note-rules';

interface NoteFormProps {
  connection: Pick<Schemas['Connection'], 'id' | 'privateNote' | 'tags'>;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** My own note on a connection, and tags to find them by; nobody else sees either. */
export function NoteForm({ connection, onChange, onCancel, onSaved }: NoteFormProps) {
  const save = usePut('/connections/{id}', { refreshes: ['/connections'] });
  const form = useForm({
    initial: { privateNote: connection.privateNote ?? '', tags: connection.tags.join(', ') },
    complaintsOf: ({ privateNote, tags }) => ({
      privateNote:
        privateNote.trim().length > longestPrivateNote
          ? `Use at most ${longestPrivateNote} characters`
          : undefined,
      tags: tagsComplaint(tags),
    }),
    send: async ({ privateNote, tags }) => {
      const body = { privateNote: privateNote.trim() || null, tags: tagsOf(tags) };
      await save.mutateAsync({ path: { id: connection.id }, body });
      onSaved();
    },
    failureOf: (error) => formFailure(error, ['privateNote', 'tags']),
  });
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    onChange();
  };
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <Field label="Note" hint="Only you can see this" error={form.complaint('privateNote')}>
        {(control) => (
          <Textarea
            readOnly={form.isSending}
            {...control}
            data-autofocus
            value={form.values.privateNote}
            onChange={({ currentTarget: { value } }) => set('privateNote', value)}
          />
        )}
      </Field>
      <Field label="Tags" hint="Separate with commas, such as lender, Leeds" error={form.complaint('tags')}>
        {(control) => (
          <Input
            readOnly={form.isSending}
            {...control}
            value={form.values.tags}
            onChange={({ currentTarget: { value } }) => set('tags', value)}
            onBlur={form.leave('tags')}
          />
        )}
      </Field>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          isLoading={form.isSending}
          loadingLabel="Saving"
          disabled={form.secondsToWait > 0}
        >
          Save
        </Button>
      </div>
    </form>
  );
}

/** Opens the form; what was typed is not thrown away without a question. */
export function openNoteForm(connection: Schemas['Connection']): void {
  const id = `note-${connection.id}`;
  let isDirty = false;
  const close = () => closeModal(id);
  openModal({
    id,
    title: `Note on ${connection.user.fullName}`,
    isDirty: () => isDirty,
    content: (
      <NoteForm
        connection={connection}
        onChange={() => {
          isDirty = true;
        }}
        onCancel={close}
        onSaved={close}
      />
    ),
  });
}
