import { ListChecks, Star, Trash2 } from 'lucide-react';
import { usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { openModal } from '@/ui/modal/modal-store';
import { ApplyProfile } from './apply-profile';
import { DeleteProfile } from './delete-profile';
import type { Profile } from './form/profile-form';

interface ProfileActionsProps {
  profile: Profile;
  others: readonly Profile[];
  onDeleted: () => void;
}

/** What can be done with a profile as a whole. */
export function ProfileActions({ profile, others, onDeleted }: ProfileActionsProps) {
  const makeDefault = usePut('/evaluation-settings/{id}', {
    failureTitle: 'Couldn’t change the default',
  });
  const openApply = () =>
    openModal({
      id: 'apply-profile',
      title: `Apply “${profile.name}”`,
      size: 'md',
      content: <ApplyProfile profile={profile} />,
    });
  const openDelete = () =>
    openModal({
      id: 'delete-profile',
      title: `Delete “${profile.name}”?`,
      size: 'sm',
      content: <DeleteProfile profile={profile} others={others} onDeleted={onDeleted} />,
    });
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button size="sm" variant="outline" icon={<ListChecks aria-hidden size={15} />} onClick={openApply}>
        Apply to evaluations
      </Button>
      {!profile.isDefault && (
        <Button
          size="sm"
          variant="outline"
          icon={<Star aria-hidden size={15} />}
          isLoading={makeDefault.isPending}
          onClick={() => makeDefault.mutate({ path: { id: profile.id }, body: { isDefault: true } })}
        >
          Make default
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden size={15} />} onClick={openDelete}>
        Delete
      </Button>
    </div>
  );
}
