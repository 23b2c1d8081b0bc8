// How a thread comes to be what the server has: reads pages until they meet what is known.
import {
  areJoined,
  isConnected,
  oldestSolid,
  solidCount,
  withNewest,
  withPage,
  type ReadPage,
  type Thread,
} from './thread';

/** Messages a page (the contract's). */
const pageSize = 40;
/** More new pages than this are not read to close a gap: what was known before it is let go instead. */
const mostPagesOfGap = 5;
const tries = 3;

export interface ThreadPorts {
  thread: () => Thread;
  apply: (change: (thread: Thread) => Thread) => void;
  /** Reads a page, newest first, or the one that holds a message. */
  read: (which: { page: number } | { around: number }) => Promise<ReadPage>;
}

async function readHead({ thread, read }: ThreadPorts): Promise<ReadPage[]> {
  const pages = [await read({ page: 1 })];
  for (;;) {
    const last = pages.at(-1);
    if (!last || isConnected(thread(), last) || last.page >= last.totalPages || pages.length > mostPagesOfGap)
      return pages;
    pages.push(await read({ page: pages.length + 1 }));
  }
}

/** Reads what is new, also after any time away. Throws what the reads throw. */
export async function catchUp(ports: ThreadPorts): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const pages = await readHead(ports);
    // Something was deleted while the pages were read: between two of them one could be missing.
    if (!areJoined(pages) && attempt < tries) continue;
    ports.apply((thread) => withNewest(thread, areJoined(pages) ? pages : pages.slice(0, 1)));
    return;
  }
}

/** Reads one more page of what was written before. Throws what the reads throw. */
export async function loadOlder(ports: ThreadPorts): Promise<void> {
  const before = oldestSolid(ports.thread())?.id;
  if (before === undefined || !ports.thread().hasOlder) return;
  if (await loadByCount(ports)) return;
  // Messages have gone since the count was right: ask for the page that holds the oldest known one, and the next.
  const meeting = await ports.read({ around: before });
  const next = meeting.page < meeting.totalPages ? [await ports.read({ page: meeting.page + 1 })] : [];
  const pages = [meeting, ...next];
  ports.apply((thread) =>
    areJoined(pages) ? pages.toReversed().reduce(withPage, thread) : withPage(thread, meeting),
  );
}

/** By the number of messages known, which tells the page that is next; false when what came does not go on from them. */
async function loadByCount(ports: ThreadPorts): Promise<boolean> {
  const count = solidCount(ports.thread());
  const page = Math.floor(count / pageSize) + 1;
  // A page that begins right behind what is known has nothing in common with it: the one before it shows that they meet.
  const wanted = count % pageSize === 0 && page > 1 ? [page - 1, page] : [page];
  const pages = await Promise.all(wanted.map((each) => ports.read({ page: each })));
  const [newest] = pages;
  if (!newest || !areJoined(pages) || !isOverlapping(ports.thread(), newest)) return false;
  ports.apply((thread) => pages.toReversed().reduce(withPage, thread));
  return true;
}

function isOverlapping({ entries }: Thread, { data }: ReadPage): boolean {
  const solid = new Set(entries.filter(({ isLoose }) => !isLoose).map(({ message }) => message.id));
  return data.some(({ id }) => solid.has(id));
}

/** Reads the page that holds a message of the known run anew: it was changed. A message that is not known is nobody's affair. */
export async function readAnew(ports: ThreadPorts, messageId: number): Promise<void> {
  if (!ports.thread().entries.some(({ message }) => message.id === messageId)) return;
  const page = await ports.read({ around: messageId });
  ports.apply((thread) => (isOverlapping(thread, page) ? withPage(thread, page) : thread));
}
