import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button/button';
import type { Thread } from '@/features/chat/engine/thread';
import type { useOlder } from './use-older';

/** Stands above the first message: the way to older ones, or that there are none. */
export function OlderMessages({ thread, older }: { thread: Thread; older: ReturnType<typeof useOlder> }) {
  if (!thread.hasOlder) {
    return (
      <p className="text-ink-3 text-xs">
        {thread.entries.length === 0 ? 'No messages yet' : 'Start of the conversation'}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-2.5">
      {older.isError && (
        <span role="alert" className="text-red-ink text-xs">
          {errorMessage(older.error)}
        </span>
      )}
      <Button
        variant="outline"
        size="sm"
        isLoading={older.isPending}
        loadingLabel="Loading"
        onClick={older.load}
      >
        {older.isError ? 'Retry' : 'Earlier messages'}
      </Button>
    </div>
  );
}
