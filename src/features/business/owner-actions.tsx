import { ImageOff, ImagePlus, Images, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { useCurrentUser } from '@/entities/session/queries';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { showToast } from '@/ui/toast/toast';

/** For who may change this business, its owner and its admins: what it says, and its logo. The forms come when they are wanted. */
export function OwnerActions({ business }: { business: Schemas['Business'] }) {
  const user = useCurrentUser();
  const [isOpening, setOpening] = useState(false);
  const remove = usePut('/businesses/{id}', {
    refreshes: ['/businesses'],
    failureTitle: 'Couldn’t remove the logo',
  });
  if (!user || (business.myRole !== 'owner' && business.myRole !== 'admin')) return null;
  const opening = async (open: () => Promise<void>) => {
    setOpening(true);
    try {
      await open();
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
        className="flex-1"
        icon={<PencilLine {...icon} />}
        isLoading={isOpening}
        loadingLabel="Opening"
        onClick={() =>
          void opening(async () =>
            (await import('./edit/open-business-editor')).openBusinessEditor(business, user.id),
          )
        }
      >
        Edit business
      </Button>
      <Menu
        label="Logo"
        trigger={
          <IconButton label="Change logo" isBordered>
            <Images aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        }
        items={[
          {
            label: business.profileImage === null ? 'Add logo…' : 'Change logo…',
            icon: <ImagePlus {...icon} />,
            onSelect: () =>
              void opening(async () => (await import('./edit/open-logo-editor')).openLogoEditor(business)),
          },
          ...(business.profileImage === null
            ? []
            : [
                {
                  label: 'Remove logo',
                  icon: <ImageOff {...icon} />,
                  onSelect: () => remove.mutate({ path: { id: business.id }, body: { profileImage: null } }),
                },
              ]),
        ]}
      />
    </div>
  );
}
