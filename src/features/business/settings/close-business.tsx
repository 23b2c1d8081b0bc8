import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { Form } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

const modalId = 'close-business';

/** Asks before a business is closed. */
export function openCloseBusiness(business: Schemas['Business']): void {
  openModal({
    id: modalId,
    title: `Close ${business.name}’s business page?`,
    size: 'sm',
    content: <CloseBusiness business={business} />,
  });
}

function CloseBusiness({ business: { id } }: { business: Schemas['Business'] }) {
  const queryClient = useQueryClient();
  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      const refreshes = ['/businesses', '/auth/auth-user'];
      await write(queryClient, 'delete', '/businesses/{id}', { path: { id } }, { refreshes });
      closeModal(modalId);
      showToast({ kind: 'success', text: 'Business page closed' });
    },
    failureOf: (error) => formFailure(error, []),
  });
  return (
    <Form form={form} submit="Close business page" sending="Closing" modalId={modalId} isDestructive>
      <p className="text-sm text-pretty text-ink-2">
        The page, its team and its reviews will be deleted for everyone. This can’t be undone.
      </p>
    </Form>
  );
}
