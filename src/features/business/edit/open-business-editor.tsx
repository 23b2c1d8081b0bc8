import type { Schemas } from '@/api/contract';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { BusinessEditor } from './business-editor';

/** Opens the form of a business. Closing it asks nothing: what was typed is kept. */
export function openBusinessEditor(business: Schemas['Business'], userId: number): void {
  const id = 'edit-business';
  const close = () => closeModal(id);
  openModal({
    id,
    title: 'Edit business',
    size: 'md',
    content: (
      <BusinessEditor
        business={business}
        userId={userId}
        onCancel={close}
        onSaved={() => {
          close();
          showToast({ kind: 'success', text: 'Business saved' });
        }}
      />
    ),
  });
}
