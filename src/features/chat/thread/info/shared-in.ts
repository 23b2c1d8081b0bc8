import type { Schemas } from '@/api/contract';
import type { Message } from '@/features/chat/engine/thread';

/** Deals and files of these messages, the newest first and each once. */
export function sharedIn(messages: readonly Message[]): Schemas['ChatAttachment'][] {
  const found = new Map<string, Schemas['ChatAttachment']>();
  for (const { attachments, deletedAt } of messages.toReversed()) {
    if (deletedAt !== null) continue;
    for (const each of attachments) {
      const key = 'file' in each ? each.file : `${each.kind} ${each.refId}`;
      if (!found.has(key)) found.set(key, each);
    }
  }
  return [...found.values()];
}
