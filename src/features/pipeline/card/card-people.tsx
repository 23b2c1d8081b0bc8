import { UserAvatar } from '@/entities/user/user-avatar';
import type { DealCard } from '../model/deal-card';

/** As many faces as a card has room for. */
const mostShown = 2;

/** With whom I share the deal: its owner first where it is not mine, and how many more there are. */
export function CardPeople({ deal: { owner, myRole, sharedWith } }: { deal: DealCard }) {
  const people = myRole === 'owner' ? sharedWith : [owner, ...sharedWith];
  if (people.length === 0) return null;
  const shown = people.slice(0, people.length > mostShown ? mostShown - 1 : mostShown);
  const more = people.length - shown.length;
  return (
    <span className="flex shrink-0 items-center gap-1.5">
      <span className="sr-only">Shared with</span>
      <span className="flex -space-x-2">
        {shown.map((person) => (
          <span
            key={person.id}
            className="inline-flex rounded-full ring-2 ring-surface-2 light:ring-surface-1"
          >
            <UserAvatar user={person} size={30} />
          </span>
        ))}
      </span>
      {more > 0 && (
        <span className="num">
          {`+${more}`}
          <span className="sr-only">{more === 1 ? ' other' : ' others'}</span>
        </span>
      )}
    </span>
  );
}
