import type { Schemas } from '@/api/contract';
import { closeModal, openModal, requestCloseModal } from '@/ui/modal-store';
import { showToast } from '@/ui/toast';
import { BusinessEditor } from './business-editor';

/** Opens the form of a business; what was changed in it is not thrown away without a question. */
export function openBusinessEditor(business: Schemas['Business']): void {
  const id = 'edit-business';
  let isDirty = false;
  openModal({
    id,
    title: 'Edit business',
    size: 'md',
    isDirty: () => isDirty,
    content: (
      <BusinessEditor
        business={business}
        onChange={(next) => {
          isDirty = next;
        }}
        onCancel={() => requestCloseModal(id)}
        onSaved={() => {
          closeModal(id);
          showToast({ kind: 'success', text: 'Business saved' });
        }}
      />
    ),
  });
}
