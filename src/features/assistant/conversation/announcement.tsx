import type { Answer } from './messages';
import { spoken } from '../answer/spoken';

/** Says to screen readers that Ava is thinking, and each answer once, in words: the list itself is silent. */
export function Announcement({ isWaiting, answer }: { isWaiting: boolean; answer: Answer | undefined }) {
  return (
    <p role="status" className="sr-only">
      {isWaiting ? 'Ava is thinking' : answer && `Ava: ${spoken(answer.text)}`}
    </p>
  );
}
