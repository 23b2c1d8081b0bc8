// What one tab tells the other tabs of this browser: a thread with Ava has more in it.

interface ThreadUpdate {
  userId: number;
  threadId: string;
}

// One channel for telling and hearing: a tab would hear its own news through a second one.
let channel: BroadcastChannel | undefined;

function threadChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel('ava'));
}

/** Tells the member's other tabs. Where a browser cannot, they find out when they are loaded again. */
export function tellOfThread(news: ThreadUpdate): void {
  threadChannel()?.postMessage(news);
}

const isNews = (data: unknown): data is ThreadUpdate =>
  typeof data === 'object' && data !== null && 'userId' in data && 'threadId' in data;

/** Calls `act` whenever another tab of this member has added to this thread, until what is given back is called. */
export function onThreadUpdate({ userId, threadId }: ThreadUpdate, act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data) && data.userId === userId && data.threadId === threadId) act();
  };
  threadChannel()?.addEventListener('message', hear);
  return () => threadChannel()?.removeEventListener('message', hear);
}
