import type { Schemas } from '@/api/contract';
import { classNames } from '@/ui/class-names';
import { UserAvatar } from './user-avatar';

interface MentionListProps {
  id: string;
  people: readonly Schemas['Author'][];
  active: number;
  /** Where there is room for them: over the text of a box at the foot of a page. */
  side: 'above' | 'below';
  onChoose: (username: string) => void;
}

/** Names offered after an @; moved through with the keyboard by the text box that owns it. */
export function MentionList({ id, people, active, side, onChoose }: MentionListProps) {
  return (
    <>
      <span role="status" className="sr-only">
        {people.length > 0 &&
          `${people.length} ${people.length === 1 ? 'name' : 'names'}, use the arrow keys`}
      </span>
      {people.length > 0 && (
        <ul
          id={id}
          role="listbox"
          aria-label="People to mention"
          className={classNames(
            'border-line bg-overlay shadow-md absolute left-0 z-(--z-dropdown) w-[min(320px,100%)] overflow-hidden rounded-lg border p-1',
            side === 'below' ? 'top-full mt-1' : 'bottom-full mb-1 max-w-[calc(100%-60px)]',
          )}
        >
          {people.map((person, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text box that owns the list has the keys
            <li
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The press must not take the focus from the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person.username)}
              className="aria-selected:bg-hover hover:bg-hover flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1"
            >
              <UserAvatar user={person} size={30} isDecorative hasPresence />
              <span className="min-w-0">
                <bdi className="block truncate font-medium">{person.fullName}</bdi>
                <span className="text-ink-3 block truncate text-xs">@{person.username}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
