import { usePut } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

/** The contract's, in characters. */
const longest = 300;

/** What a decision about a business changes. */
export const readersOfBusinesses: readonly string[] = ['/businesses', '/admin/audit'];

interface Declined {
  id: string;
  name: string;
}

/** Asks why the documents of a business don’t do; its owner is told. */
export function openDeclineForm(business: Declined): void {
  const id = `decline-${business.id}`;
  openModal({
    id,
    title: `Decline the documents from ${business.name}?`,
    size: 'sm',
    content: <DeclineForm business={business} modalId={id} />,
  });
}

function DeclineForm({ business: { id, name }, modalId }: { business: Declined; modalId: string }) {
  const put = usePut('/businesses/{id}', { refreshes: readersOfBusinesses });
  const form = useRecordForm({
    initial: { declinedReason: '' },
    validate: ({ declinedReason }) => ({
      declinedReason: declinedReason.trim() ? undefined : 'Enter a reason',
    }),
    conflict: 'Another admin has already decided.',
    save: async ({ declinedReason }) => {
      await put.mutateAsync({ path: { id }, body: { declinedReason: declinedReason.trim() } });
      closeModal(modalId);
      showToast({ kind: 'success', text: `Documents from ${name} declined` });
    },
  });
  return (
    <Form form={form} modalId={modalId} submit="Decline" sending="Declining">
      <FormField
        form={form}
        name="declinedReason"
        label="Reason"
        hint="The owner will see this and can send different documents"
      >
        {(control) => <Textarea {...control} data-autofocus rows={3} maxLength={longest} />}
      </FormField>
    </Form>
  );
}
