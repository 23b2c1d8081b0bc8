import { usePut } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

interface Person {
  id: number;
  fullName: string;
}

/** What a change of an account changes. */
export const readersOfMembers: readonly string[] = ['/users', '/admin/overview', '/admin/audit', '/support'];

const forms = {
  suspended: {
    titleOf: (name: string) => `Suspend ${name}?`,
    text: 'They’ll be signed out everywhere and won’t be able to sign in, and their profile will be hidden. You can restore the account later.',
    hint: 'The member will see this',
    submit: 'Suspend',
    sending: 'Suspending',
    doneOf: (name: string) => `${name} suspended`,
  },
  active: {
    titleOf: (name: string) => `Restore ${name}’s account?`,
    text: 'They can sign in again, and their profile is visible again.',
    hint: 'Kept in the audit log. The member doesn’t see it.',
    submit: 'Restore account',
    sending: 'Restoring',
    doneOf: (name: string) => `${name}’s account restored`,
  },
} as const;

/** Asks why an account is suspended or restored. The audit log keeps the reason of both. */
export function openStatusForm(person: Person, status: keyof typeof forms): void {
  const id = `${status}-${person.id}`;
  openModal({
    id,
    title: forms[status].titleOf(person.fullName),
    size: 'sm',
    content: <StatusForm person={person} status={status} modalId={id} />,
  });
}

interface StatusFormProps {
  person: Person;
  status: keyof typeof forms;
  modalId: string;
}

function StatusForm({ person, status, modalId }: StatusFormProps) {
  const put = usePut('/users/{id}', { refreshes: readersOfMembers });
  const { text, hint, submit, sending, doneOf } = forms[status];
  const form = useRecordForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Enter a reason' }),
    save: async ({ reason }) => {
      await put.mutateAsync({ path: { id: person.id }, body: { status, reason: reason.trim() } });
      closeModal(modalId);
      showToast({ kind: 'success', text: doneOf(person.fullName) });
    },
  });
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={submit}
      sending={sending}
      isDestructive={status === 'suspended'}
    >
      <p className="text-sm text-pretty text-ink-2">{text}</p>
      <FormField form={form} name="reason" label="Reason" hint={hint}>
        {(control) => <Textarea {...control} data-autofocus rows={3} maxLength={500} />}
      </FormField>
    </Form>
  );
}
