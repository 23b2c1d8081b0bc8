import type { Schemas } from '@/api/contract';
import { reactionKinds } from './reactions';

type ReactionType = Schemas['ReactionType'];

interface ReactionChooserProps {
  mine: ReactionType | undefined;
  onChoose: (type: ReactionType) => void;
}

/** The six reactions above the button that offers them. */
export function ReactionChooser({ mine, onChoose }: ReactionChooserProps) {
  return (
    <div
      role="group"
      aria-label="Reactions"
      className="border-line bg-overlay shadow-md absolute bottom-full left-0 z-(--z-sticky) mb-1 flex gap-0.5 rounded-full border p-1"
    >
      {reactionKinds.map(({ type, label, icon: Icon, tone }) => (
        <button
          key={type}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={mine === type}
          autoFocus={type === 'like'}
          onClick={() => onChoose(type)}
          className="hover:bg-hover aria-pressed:bg-teal-bg grid size-11 place-items-center rounded-full transition-transform hover:scale-110"
        >
          <span aria-hidden className={`grid size-9 place-items-center rounded-full ${tone}`}>
            <Icon size={18} strokeWidth={1.75} />
          </span>
        </button>
      ))}
    </div>
  );
}
