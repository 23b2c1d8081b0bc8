import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { PictureEditor } from '@/entities/picture/picture-editor';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

interface LogoEditorProps {
  businessId: string;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

function LogoEditor({ businessId, ...rest }: LogoEditorProps) {
  const save = usePut('/businesses/{id}', { refreshes: ['/businesses'] });
  const send = (picture: File) => {
    const body = new FormData();
    body.append('image', picture);
    return save.mutateAsync({ path: { id: businessId }, body });
  };
  return <PictureEditor kind="image" send={send} {...rest} />;
}

/** Opens the choice of a new logo; one that was chosen is not thrown away without a question. */
export function openLogoEditor({ id: businessId }: Schemas['Business']): void {
  const id = 'edit-logo';
  let isDirty = false;
  const close = () => closeModal(id);
  openModal({
    id,
    title: 'Logo',
    size: 'md',
    isDirty: () => isDirty,
    content: (
      <LogoEditor
        businessId={businessId}
        onChange={() => {
          isDirty = true;
        }}
        onCancel={close}
        onSaved={() => {
          close();
          showToast({ kind: 'success', text: 'Logo saved' });
        }}
      />
    ),
  });
}
