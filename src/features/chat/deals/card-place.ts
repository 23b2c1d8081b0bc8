import type { Schemas } from '@/api/contract';
import type { Message } from '../engine/thread';

/** What goes with a message and is no file: a record, a poll or a quote. */
export type AnyCard = Exclude<Schemas['ChatAttachment'], Schemas['ChatFile']>;

/** Where a card stands, and who looks at it. */
export interface CardPlace {
  message: Message;
  userId: number;
  canWrite: boolean;
}
