import { CircleAlert } from 'lucide-react';
import { useUnderWayNames, useUnsent } from './unsent';

/** Where the words of the buttons have no room. */
const word = 'max-md:sr-only';

/** The word of the button that opens the comments; how many of the reader's below it were not sent, if some were not. */
export function NotSentWord({ userId, postId }: { userId: number; postId: number }) {
  const underWay = useUnderWayNames();
  const count = useUnsent(userId, postId).filter(({ clientId }) => !underWay.has(clientId)).length;
  if (count === 0) return <span className={word}>Comment</span>;
  return (
    <span className="text-red-ink flex items-center gap-1.5">
      <span className="sr-only">Comment, </span>
      <CircleAlert aria-hidden size={15} className="shrink-0" />
      <span className="num">
        {count}
        <span className={word}> not sent</span>
      </span>
    </span>
  );
}
