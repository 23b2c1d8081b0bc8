import { CircleAlert } from 'lucide-react';
import { useUnsent, useUnderWayNames } from './unsent';

interface NotSentWordProps {
  userId: number;
  postId: number;
  /** Where the words of the buttons are hidden, for lack of room. */
  className: string;
}

/** The word of the button that opens the comments, and how many of the reader's below it were not sent. */
export function NotSentWord({ userId, postId, className }: NotSentWordProps) {
  const underWay = useUnderWayNames();
  const count = useUnsent(userId, postId).filter(({ clientId }) => !underWay.has(clientId)).length;
  if (count === 0) return <span className={className}>Comment</span>;
  return (
    <span className="text-red-ink flex items-center gap-1.5">
      <span className="sr-only">Comment, </span>
      <CircleAlert aria-hidden size={15} className="shrink-0" />
      <span className="num">
        {count}
        <span className={className}> not sent</span>
      </span>
    </span>
  );
}
