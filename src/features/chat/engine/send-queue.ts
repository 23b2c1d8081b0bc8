// Sends what waits, one message of a conversation at a time.
import { logOnce } from '@/lib/log-once';
import { aged, failed, nextToSend, started, taken, without, type Outbox, type Unsent } from './outbox';
import type { Message } from './thread';

export interface SendPorts {
  outbox: () => Outbox;
  change: (edit: (outbox: Outbox) => Outbox) => void;
  /** The message as the server has it; undefined where it only says that it took it. */
  send: (unsent: Unsent) => Promise<Message | undefined>;
  /** The server has it: shown before it leaves the outbox, so that it is never out of sight. */
  onSent: (message: Message, unsent: Unsent) => void;
  /** The server took it without showing it: the thread is read for it. */
  onTaken: (unsent: Unsent) => void;
  /** What a failure means. */
  judge: (error: unknown) => { reason: string; isPassing: boolean };
  isOnline: () => boolean;
  /** Ends a moment later, and never on a page that is being left: its calls fail because it goes, and the next page sends again. */
  stillHere: () => Promise<void>;
  now: () => number;
  /** The newest message of the conversation that is known; 0 while none is. */
  newestId: (conversationId: number) => number;
}

/** Sends until nothing of this conversation waits any more, or nothing can be sent. Never throws. */
export async function drain(ports: SendPorts, conversationId: number): Promise<void> {
  ports.change((outbox) => aged(outbox, ports.now()));
  for (;;) {
    const next = nextToSend(ports.outbox(), conversationId, ports.isOnline());
    if (next === undefined) return;
    const { clientId } = next;
    const newest = ports.newestId(conversationId);
    ports.change((outbox) => started(outbox, clientId, newest));
    let message;
    try {
      message = await ports.send(next);
    } catch (error) {
      await ports.stillHere();
      const cause = ports.judge(error);
      ports.change((outbox) => failed(outbox, clientId, cause));
      continue;
    }
    settle(ports, next, message);
  }
}

/** The server has it: whatever comes of showing it, it is never sent again. */
function settle(ports: SendPorts, unsent: Unsent, message: Message | undefined): void {
  const { clientId } = unsent;
  try {
    if (message) {
      ports.onSent(message, unsent);
      ports.change((outbox) => without(outbox, new Set([clientId])));
      return;
    }
    ports.change((outbox) => taken(outbox, clientId));
    ports.onTaken(unsent);
  } catch (error) {
    ports.change((outbox) => taken(outbox, clientId));
    logOnce('A sent message', error);
  }
}
