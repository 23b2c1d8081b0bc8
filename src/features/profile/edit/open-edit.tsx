import type { Schemas } from '@/api/contract';
import { closeModal, openModal } from '@/ui/modal-store';
import { showToast } from '@/ui/toast';
import { PictureEditor } from './picture-editor';
import { pictureKinds, type PictureKind } from './picture-file';
import { ProfileEditor } from './profile-editor';

/** Opens the form of my profile. Closing it asks nothing: what was typed is kept. */
export function openProfileEditor(profile: Schemas['Profile']): void {
  const id = 'edit-profile';
  const close = () => closeModal(id);
  openModal({
    id,
    title: 'Edit profile',
    size: 'md',
    content: (
      <ProfileEditor
        profile={profile}
        onCancel={close}
        onSaved={() => {
          close();
          showToast({ kind: 'success', text: 'Profile saved' });
        }}
      />
    ),
  });
}

/** Opens the choice of a new picture; one that was chosen is not thrown away without a question. */
export function openPictureEditor(username: string, kind: PictureKind): void {
  const id = `edit-${kind}`;
  let isDirty = false;
  const close = () => closeModal(id);
  openModal({
    id,
    title: pictureKinds[kind].title,
    size: 'md',
    isDirty: () => isDirty,
    content: (
      <PictureEditor
        username={username}
        kind={kind}
        onChange={() => {
          isDirty = true;
        }}
        onCancel={close}
        onSaved={() => {
          close();
          showToast({ kind: 'success', text: 'Picture saved' });
        }}
      />
    ),
  });
}
