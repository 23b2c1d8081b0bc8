import type { Unsent } from '@/features/chat/engine/outbox';
import type { Message } from '@/features/chat/engine/thread';

/** The message that is being edited, and why its last save failed. */
export interface Editing {
  id: number;
  text: string;
  problem: string | null;
}

/** Whose menu is open, and by which button. */
export interface MenuRequest {
  message: Message;
  /** What holds the button alone: the menu opens below it, and gives the focus back to it. */
  place: HTMLElement;
  by: 'by-pointer' | 'by-keyboard';
}

/** What a row can ask for; the same object at every render. */
export interface ThreadActions {
  /** Opens the menu of a message at its button. */
  menu: (wish: MenuRequest) => void;
  reply: (message: Message) => void;
  react: (message: Message, emoji: string | null) => void;
  copy: (text: string) => void;
  edit: (message: Message) => void;
  save: (message: Message, text: string) => void;
  cancelEdit: () => void;
  pin: (message: Message) => void;
  /** Asks to whom it shall be sent on. */
  forward: (message: Message) => void;
  remove: (message: Message) => void;
  /** Brings a quoted message into view. */
  show: (messageId: number) => void;
  retry: (unsent: Unsent) => void;
  giveUp: (unsent: Unsent) => void;
}
