import type { Schemas } from '@/api/contract';
import type { PictureKind } from '@/entities/picture/picture-file';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { ProfileEditor } from './profile-editor';
import { ProfilePicture } from './profile-picture';

const pictureTitles: Record<PictureKind, string> = { image: 'Profile photo', cover: 'Cover photo' };

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
    title: pictureTitles[kind],
    size: 'md',
    isDirty: () => isDirty,
    content: (
      <ProfilePicture
        username={username}
        kind={kind}
        onChange={() => {
          isDirty = true;
        }}
        onCancel={close}
        onSaved={() => {
          close();
          showToast({ kind: 'success', text: 'Photo saved' });
        }}
      />
    ),
  });
}
