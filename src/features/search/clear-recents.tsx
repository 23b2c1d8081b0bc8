import { useRef } from 'react';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { useRecents } from './recents';
import { forgetRecents } from './recents-storage';

/** What the search box remembers of this person on this device, and the way to forget it. */
export function ClearRecents({ userId }: { userId: number }) {
  const count = useRecents(userId).length;
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {count > 0 && (
        <Button
          variant="outline"
          onClick={() => {
            // The button goes with what it cleared.
            text.current?.focus();
            forgetRecents(userId);
          }}
        >
          Clear recent searches
        </Button>
      )}
      <p ref={text} role="status" tabIndex={-1} className="text-sm text-ink-2 outline-hidden">
        {count === 0
          ? 'No recent searches on this device'
          : counted(count, 'recent search', 'recent searches')}
      </p>
    </div>
  );
}
