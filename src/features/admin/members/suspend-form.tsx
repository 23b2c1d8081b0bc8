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

/** Asks why an account is suspended; the member is told when they try to sign in. */
export function openSuspendForm(person: Person): void {
  const id = `suspend-${person.id}`;
  openModal({
    id,
    title: `Suspend ${person.fullName}?`,
    size: 'sm',
    content: <SuspendForm person={person} modalId={id} />,
  });
}

function SuspendForm({ person, modalId }: { person: Person; modalId: string }) {
  const put = usePut('/users/{id}', { refreshes: readersOfMembers });
  const form = useRecordForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Enter a reason' }),
    save: async ({ reason }) => {
      await put.mutateAsync({
        path: { id: person.id },
        body: { status: 'suspended', reason: reason.trim() },
      });
      closeModal(modalId);
      showToast({ kind: 'success', text: `${person.fullName} suspended` });
    },
  });
  return (
    <Form form={form} modalId={modalId} submit="Suspend" sending="Suspending" isDestructive>
      <p className="text-sm text-pretty text-ink-2">
        They’re signed out everywhere and can’t sign in, and their profile is hidden. You can restore the
        account later.
      </p>
      <FormField form={form} name="reason" label="Reason" hint="The member sees this">
        {(control) => <Textarea {...control} data-autofocus rows={3} maxLength={500} />}
      </FormField>
    </Form>
  );
}
