import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button/button';
import { useEvent } from '@/ui/events/use-event';
import type { FeedChoice } from '@/entities/post/queries';
import { useNewPosts, type PostPages } from './use-new-posts';

interface NewPostsProps {
  list: PostPages;
  /** When it was read, in ms since 1970. */
  readAt: number;
  /** Whose posts; left out, the usual feed's. */
  choice?: FeedChoice;
}

/** So many pixels below the top the reader has gone on. */
const leftTopPx = 600;

/** "3 new posts" above the feed, and after a jump to the top the way back (S20): it takes no room, so what comes moves nobody. */
export function NewPosts({ list, readAt, choice }: NewPostsProps) {
  const { count, show, goBack, stay } = useNewPosts(list, readAt, choice);
  const area = useRef<HTMLDivElement>(null);
  const isBackOffered = goBack !== null && count === 0;
  useEvent('window', 'scroll', () => window.scrollY > leftTopPx && stay(), isBackOffered);
  // The button goes with the click; the next Tab leads on from here.
  const leaving = (act: () => void) => () => {
    area.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <div
      ref={area}
      role="status"
      tabIndex={-1}
      className="sticky top-[calc(var(--topbar-h)+12px)] z-2 flex h-0 justify-center outline-hidden *:rounded-full *:shadow-md"
    >
      {count > 0 && (
        <Button data-act="new" size="sm" icon={<ArrowUp aria-hidden size={16} />} onClick={leaving(show)}>
          {count === 1 ? '1 new post' : `${count} new posts`}
        </Button>
      )}
      {isBackOffered && (
        <Button
          size="sm"
          variant="outline"
          icon={<ArrowDown aria-hidden size={16} />}
          onClick={leaving(goBack)}
        >
          Back to where I was
        </Button>
      )}
    </div>
  );
}
