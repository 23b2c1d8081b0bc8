import { useQueryClient } from '@tanstack/react-query';
import { ImageOff, ImagePlus, Images, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { showToast } from '@/ui/toast/toast';
import type * as Forms from '../edit/open-edit';
import { showSaved } from '../profile-queries';

/** What I can do with my own profile: its text, and its two pictures. The forms come when they are wanted. */
export function OwnActions({ profile }: { profile: Schemas['Profile'] }) {
  const queryClient = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const { user, coverImage } = profile;
  const path = { id: user.username };
  const remove = usePut('/profiles/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t remove the photo',
    onDone: (saved) => showSaved(queryClient, saved),
  });
  const opening = async (act: (forms: typeof Forms) => void) => {
    setOpening(true);
    try {
      act(await import('../edit/open-edit'));
    } catch {
      showToast({ kind: 'error', text: 'Couldn’t open this. Check your connection and try again.' });
    } finally {
      setOpening(false);
    }
  };
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="outline"
        icon={<PencilLine {...icon} />}
        isLoading={isOpening}
        loadingLabel="Opening"
        onClick={() => void opening((forms) => forms.openProfileEditor(profile))}
      >
        Edit profile
      </Button>
      <Menu
        label="Photos"
        trigger={
          <IconButton label="Change photos" isBordered>
            <Images aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        }
        items={[
          {
            label: 'Change profile photo…',
            icon: <ImagePlus {...icon} />,
            onSelect: () => void opening((forms) => forms.openPictureEditor(user.username, 'image')),
          },
          {
            label: 'Change cover photo…',
            icon: <ImagePlus {...icon} />,
            onSelect: () => void opening((forms) => forms.openPictureEditor(user.username, 'cover')),
          },
          ...(user.profileImage === null && coverImage === null ? [] : (['separator'] as const)),
          ...(user.profileImage === null
            ? []
            : [
                {
                  label: 'Remove profile photo',
                  icon: <ImageOff {...icon} />,
                  onSelect: () => remove.mutate({ path, body: { profileImage: null } }),
                },
              ]),
          ...(coverImage === null
            ? []
            : [
                {
                  label: 'Remove cover photo',
                  icon: <ImageOff {...icon} />,
                  onSelect: () => remove.mutate({ path, body: { coverImage: null } }),
                },
              ]),
        ]}
      />
    </div>
  );
}
