import { useQueryClient } from '@tanstack/react-query';
import { usePut } from '@/api/queries';
import { PictureEditor } from '@/entities/picture/picture-editor';
import type { PictureKind } from '@/entities/picture/picture-file';
import { showSaved } from '../profile-queries';

interface ProfilePictureProps {
  username: string;
  kind: PictureKind;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** A new picture or cover for my profile. */
export function ProfilePicture({ username, kind, ...rest }: ProfilePictureProps) {
  const queryClient = useQueryClient();
  const save = usePut('/profiles/{id}', {
    refreshes: [],
    onDone: (profile) => showSaved(queryClient, profile),
  });
  const send = (picture: File) => {
    const body = new FormData();
    body.append(kind, picture);
    return save.mutateAsync({ path: { id: username }, body });
  };
  return <PictureEditor kind={kind} isRound={kind === 'image'} send={send} {...rest} />;
}
