import { Button } from '@/ui/button/button';
import { homeOf } from '../home';
import type { Viewing } from '../viewing-names';
import { openOutcome } from './outcome-form';
import { outcomeNames, outcomesOf } from './outcomes';

/** Asks of a viewing that is over how it went; each answer leads on to a short note. */
export function OutcomePrompt({ viewing }: { viewing: Viewing }) {
  return (
    <div
      ref={keepFocusInRow}
      role="group"
      aria-label={`How did it go at ${homeOf(viewing).title}?`}
      className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5"
    >
      <span aria-hidden className="text-sm font-medium text-amber-ink">
        How did it go?
      </span>
      {outcomesOf(viewing).map((outcome) => (
        <Button key={outcome} variant="outline" size="sm" onClick={() => openOutcome(viewing, outcome)}>
          {outcomeNames[outcome]}
        </Button>
      ))}
    </div>
  );
}

/** An answer takes the question away: the keyboard goes on with what else there is in the row. */
function keepFocusInRow(prompt: HTMLElement | null) {
  const row = prompt?.closest('article');
  return () => {
    if (!prompt?.contains(document.activeElement)) return;
    queueMicrotask(() => row?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true }));
  };
}
