import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '@/features/chat/engine/thread';
import { countAfter } from './rows';

interface JumpPillProps {
  messages: readonly Message[];
  userId: number;
  /** The last message that had been read when the conversation was opened; null when all had been. */
  readUpTo: number | null;
  /** null until it has been measured. */
  isAtEnd: boolean | null;
  onJump: () => void;
}

/** Away from the end: how many messages have come that have not been seen, and the way there. */
export function JumpPill({ messages, userId, readUpTo, isAtEnd, onJump }: JumpPillProps) {
  const newest = messages.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(readUpTo ?? newest);
  // Derived while rendering: at the end everything is seen.
  if (isAtEnd === true && seen !== newest) setSeen(newest);
  if (isAtEnd !== false) return null;
  const count = countAfter(messages, userId, seen);
  return (
    <button
      type="button"
      onClick={onJump}
      className="border-line bg-overlay text-ink hover:bg-hover num absolute bottom-3 left-1/2 flex h-9 -translate-x-1/2 items-center whitespace-nowrap gap-1.5 rounded-full border px-3.5 text-sm font-medium shadow-md max-md:h-11"
    >
      <ArrowDown aria-hidden size={15} />
      {count === 0 ? 'Latest messages' : count === 1 ? '1 new message' : `${count} new messages`}
    </button>
  );
}
