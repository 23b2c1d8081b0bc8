import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormSelect } from '@/ui/form/form-field';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

const modalId = 'transfer-business';

/** Asks who of the team becomes the owner of a business, before it is handed over. */
export function openTransferBusiness(business: Schemas['Business']): void {
  openModal({
    id: modalId,
    title: `Transfer ${business.name}?`,
    size: 'sm',
    content: <TransferBusiness business={business} />,
  });
}

function TransferBusiness({ business: { id, members, updatedAt } }: { business: Schemas['Business'] }) {
  const put = usePut('/businesses/{id}', { refreshes: ['/businesses', '/auth/auth-user'] });
  const others = members.filter(({ role }) => role !== 'owner');
  const form = useRecordForm({
    initial: { owner: '' },
    validate: ({ owner }) => ({ owner: owner === '' ? 'Choose a new owner' : undefined }),
    save: async ({ owner }) => {
      const next = others.find(({ userId }) => String(userId) === owner);
      const team = members.map(({ userId, role }) => ({
        userId,
        role: userId === next?.userId ? ('owner' as const) : role === 'owner' ? ('admin' as const) : role,
      }));
      await put.mutateAsync({ path: { id }, body: { members: team, updatedAt } });
      closeModal(modalId);
      showToast({ kind: 'success', text: `${next?.user.fullName ?? 'The new owner'} is now the owner` });
    },
  });
  return (
    <Form form={form} submit="Transfer" sending="Transferring" modalId={modalId} isDestructive>
      <p className="text-sm text-pretty text-ink-2">
        The new owner can change the team and close the business page. You stay on the team as an admin. Only
        the new owner can transfer it back.
      </p>
      <FormSelect
        form={form}
        name="owner"
        label="New owner"
        placeholder="Choose from the team"
        choices={others.map(({ userId, user }) => ({ value: String(userId), label: user.fullName }))}
      />
    </Form>
  );
}
