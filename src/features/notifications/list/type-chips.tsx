import type { NotificationGroupName } from '../data/queries';

const chips: readonly (readonly [NotificationGroupName, string])[] = [
  ['connections', 'Connections'],
  ['posts', 'Posts'],
  ['comments', 'Comments'],
  ['reactions', 'Reactions'],
  ['messages', 'Messages'],
  ['property', 'Property'],
];

interface TypeChipsProps {
  only: NotificationGroupName | undefined;
  onChange: (only: NotificationGroupName | undefined) => void;
}

/** Narrows a list to types that belong together; pressed again, a chip lets go. */
export function TypeChips({ only, onChange }: TypeChipsProps) {
  return (
    <div role="group" aria-label="Filter by type" className="flex flex-wrap gap-2">
      {chips.map(([id, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={only === id}
          onClick={() => onChange(only === id ? undefined : id)}
          className="border-line text-ink-2 hover:border-line-strong hover:text-ink aria-pressed:border-teal-line aria-pressed:bg-teal-bg aria-pressed:text-teal-ink touch-target relative h-[30px] rounded-full border px-3 text-sm font-medium"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
