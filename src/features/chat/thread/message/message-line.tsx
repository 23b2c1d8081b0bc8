import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { useNow } from '@/ui/text/use-now';
import type { Message } from '@/features/chat/engine/thread';
import { messageLine, shortMoment } from '@/features/chat/wording';

interface MessageLineProps {
  message: Message;
  /** What was searched for: marked where it stands. */
  words?: string | undefined;
  onOpen: (message: Message) => void;
}

/** So much of a text stands before the words that were found in it, in characters. */
const roomBefore = 40;

/** A message in a list beside the thread: who, when, and the place in it that matters. Leads to it. */
export function MessageLine({ message, words = '', onOpen }: MessageLineProps) {
  const now = useNow();
  const text = messageLine(message);
  const at = words === '' ? -1 : text.toLocaleLowerCase('en-GB').indexOf(words.toLocaleLowerCase('en-GB'));
  const from = Math.max(0, at - roomBefore);
  return (
    <button
      type="button"
      onClick={() => onOpen(message)}
      className="hover:bg-hover block w-full min-w-0 rounded-lg px-3 py-2 text-left -outline-offset-2"
    >
      <span className="flex items-baseline gap-2">
        <bdi className="min-w-0 flex-1 truncate text-sm font-medium">{message.sender.fullName}</bdi>
        <time
          dateTime={machineTime(message.createdAt)}
          title={formatDateTime(message.createdAt)}
          className="num text-ink-3 shrink-0 text-xs"
        >
          {shortMoment(message.createdAt, now)}
        </time>
      </span>
      <span dir="auto" className="text-ink-2 line-clamp-2 text-sm wrap-anywhere">
        {at < 0 ? (
          text.slice(0, 300)
        ) : (
          <>
            {from > 0 && '…'}
            {text.slice(from, at)}
            <mark className="bg-teal-bg text-teal-ink rounded-xs">{text.slice(at, at + words.length)}</mark>
            {text.slice(at + words.length, at + 240)}
          </>
        )}
      </span>
    </button>
  );
}
