import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import type { HiddenPost } from '../list/hidden-posts';

/** The menu that led here has gone with its button: once it is closed, the way back has the focus. */
function focusAfterMenu(undo: HTMLButtonElement | null) {
  const frame = requestAnimationFrame(() => undo?.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
}

/** Where a post was that its reader has just deleted or muted. */
export function GonePost({ text, onUndo }: HiddenPost) {
  return (
    <Card as="article" aria-label={text} className="flex min-h-14 items-center gap-3 py-2!">
      <p className="text-ink-2 min-w-0 flex-1 text-sm">{text}</p>
      {onUndo && (
        <Button ref={focusAfterMenu} variant="ghost" size="sm" onClick={onUndo}>
          Undo
        </Button>
      )}
    </Card>
  );
}
