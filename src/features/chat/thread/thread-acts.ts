import type { Unsent } from '../engine/outbox';
import type { Message } from '../engine/thread';
import type { MenuWish } from './message-menu';

/** What a row can ask for; the same object at every render. */
export interface ThreadActs {
  /** Opens the menu of a message at its button. */
  menu: (wish: MenuWish) => void;
  reply: (message: Message) => void;
  react: (message: Message, emoji: string | null) => void;
  copy: (text: string) => void;
  edit: (message: Message) => void;
  save: (message: Message, text: string) => void;
  cancelEdit: () => void;
  remove: (message: Message) => void;
  /** Brings a quoted message into view. */
  show: (messageId: number) => void;
  retry: (unsent: Unsent) => void;
  giveUp: (unsent: Unsent) => void;
}
