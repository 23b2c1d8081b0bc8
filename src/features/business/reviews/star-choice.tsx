import { CircleAlert, Star } from 'lucide-react';
import { useId, useRef } from 'react';
import { classNames } from '@/ui/class-names';

/** What one to five stars mean. */
const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  stars: number;
  onStars: (stars: number) => void;
  error: string | undefined;
}

/** One to five stars, as a group of radio buttons: arrow keys choose. */
export function StarChoice({ stars, onStars, error }: StarChoiceProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-ink-2 text-sm/[18px] font-medium">
        Stars
      </span>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-note` : undefined}
        aria-invalid={error !== undefined || undefined}
        tabIndex={-1}
        // the form brings the focus to what is wrong; the keys act on the buttons inside
        onFocus={({ target, currentTarget }) => target === currentTarget && first.current?.focus()}
        className="-ml-2 flex items-center outline-none"
      >
        {meanings.map((meaning, at) => (
          <label
            key={meaning}
            className="has-focus-visible:outline-focus grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2"
          >
            <input
              ref={at === 0 ? first : undefined}
              type="radio"
              name={id}
              aria-label={`${at + 1} ${at === 0 ? 'star' : 'stars'}, ${meaning.toLowerCase()}`}
              checked={stars === at + 1}
              onChange={() => onStars(at + 1)}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={26}
              strokeWidth={1.5}
              className={classNames(at < stars ? 'text-amber-mark fill-current' : 'text-ink-3')}
            />
          </label>
        ))}
        <span aria-hidden className="text-ink-2 ml-2 text-sm">
          {meanings[stars - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-note`} className="text-red-ink flex gap-[5px] text-xs/[17px]">
          <CircleAlert aria-hidden size={13} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
