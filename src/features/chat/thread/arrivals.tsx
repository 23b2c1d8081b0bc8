import { useState } from 'react';
import type { Message } from '../engine/thread';
import { firstName, messageLine } from '../wording';
import { countAfter } from './rows/rows';

/** Says to screen readers what has come since the conversation was opened, once and without interrupting. */
export function Arrivals({ messages, userId }: { messages: readonly Message[]; userId: number }) {
  const newest = messages.findLast(({ sender }) => sender.id !== userId);
  const [heard, setHeard] = useState(newest?.id ?? 0);
  const [said, setSaid] = useState<{ id: number; text: string } | null>(null);
  if (newest && newest.id > heard) {
    const count = countAfter(messages, userId, heard);
    setHeard(newest.id);
    setSaid({
      id: newest.id,
      text:
        count > 1
          ? `${count} new messages`
          : `${firstName(newest.sender.fullName)}: ${messageLine(newest).slice(0, 300)}`,
    });
  }
  return (
    <p role="status" className="sr-only">
      {said && <span key={said.id}>{said.text}</span>}
    </p>
  );
}
