import { applyPresence } from './presence';

/**
 * Collects presence events and writes them once per animation frame: a busy network says hundreds in a second. What
 * waits is bounded by the number of members, also in a hidden tab, where no frame comes.
 */
export function presenceBatch() {
  let list: number[] | null = null;
  let changes = new Map<number, boolean>();
  let frame: number | null = null;

  const schedule = () => {
    frame ??= requestAnimationFrame(flush);
  };
  const flush = () => {
    const news = { list, changes };
    drop();
    applyPresence(news);
  };
  const drop = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    list = null;
    changes = new Map();
  };

  return {
    /** The server's whole list; what was said before it no longer counts. */
    replace(userIds: unknown): void {
      if (!Array.isArray(userIds)) return;
      list = userIds.filter(isId);
      changes.clear();
      schedule();
    },
    change(userId: unknown, isOnline: boolean): void {
      if (!isId(userId)) return;
      changes.set(userId, isOnline);
      schedule();
    },
    /** Forgets what has not been written. */
    drop,
  };
}

/** The socket's payloads are promises, not facts. */
function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}
