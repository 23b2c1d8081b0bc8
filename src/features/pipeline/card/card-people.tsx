import { UserAvatar } from '@/entities/user/user-avatar';
import { counted } from '@/lib/lists/counted';
import type { DealCard } from '../model/deal-card';

/** Whose deal it is where it is not mine, and with how many it is shared. */
export function CardPeople({ deal: { owner, myRole, collaborators } }: { deal: DealCard }) {
  return (
    <>
      {collaborators.length > 0 && (
        <span className="num shrink-0">
          {`+${collaborators.length}`}
          <span className="sr-only">{` shared with ${counted(collaborators.length, 'person', 'people')}`}</span>
        </span>
      )}
      {myRole !== 'owner' && <UserAvatar user={owner} size={30} />}
    </>
  );
}
