import { useEffect, useState } from 'react';
import { onNetworkBack } from '@/lib/network/network-back';

/** How long a part that nobody asked for waits before its next attempt, in ms: 5 s, doubled each time, at most a minute. */
const waitBefore = (attempt: number) => Math.min(5000 * 2 ** attempt, 60_000);

const arrived = new WeakMap<() => Promise<unknown>, { value: unknown }>();

/** Fetches a part ahead of its need: it is there at once where it is shown first. */
export const fetchPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().then((value) => {
    arrived.set(load, { value });
    return value;
  });

/**
 * A piece of code that is fetched when first needed: null until then. After a failure `onFailure` decides, and it is
 * fetched again whenever `isNeeded` turns true anew. Without `onFailure` nobody is waiting for it: it is asked for again
 * after a while, and as soon as the network is back.
 * @param load a constant of its module wherever the place is drawn anew: by it the part is known again, and there at once
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isNeeded: boolean, onFailure?: () => void) {
  // What has come before is there at once: whoever comes back to a page finds it as high as it was.
  const [came, setPart] = useState<{ value: Part } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // -- what this very function brought
  const part = came ?? ((isNeeded && (arrived.get(load) as { value: Part } | undefined)) || null);
  // It stays when it is not needed any more.
  if (part !== came) setPart(part);
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    if (!isMissing) return;
    const life = new AbortController();
    const tryAgain = () => setAttempt(attempt + 1);
    fetchPart(load).then(
      (value) => {
        if (!life.signal.aborted) setPart({ value });
      },
      () => {
        if (life.signal.aborted) return;
        if (onFailure) return onFailure();
        const timer = setTimeout(tryAgain, waitBefore(attempt));
        life.signal.addEventListener('abort', () => clearTimeout(timer));
        onNetworkBack(tryAgain, life.signal);
      },
    );
    return () => life.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- load and onFailure say the same thing at every render
  }, [isMissing, attempt]);
  return part?.value ?? null;
}
