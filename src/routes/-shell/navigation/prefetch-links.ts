import type { RegisteredRouter } from '@tanstack/react-router';
import { savesData } from '@/lib/network/saves-data';
import { inBackground } from '@/lib/timing/background-load';
import { onFirstInteraction } from '@/lib/timing/first-interaction';
import { whenIdle } from '@/lib/timing/when-idle';

/** The specification's margin (§9): links that come within 200 px of the screen. */
const margin = '200px';
const ownLinks = 'a[href^="/"]:not([href^="//"], [target="_blank"], [download])';

/**
 * Fetches the code of the pages behind the links that come near the screen; their data waits for a nearer sign. It
 * begins with the first interaction (at once where there has been one), so that it is no part of the first load, and not at all for
 * somebody who saves data. One page at each idle moment: a page that has many links, as a conversation may, is painted first. Returns how
 * to stop.
 */
export function prefetchLinks(router: RegisteredRouter, isInUse = false): () => void {
  if (savesData()) return () => {};
  const watched = new WeakSet<Element>();
  const asked = new Set<string>();

  const fetchPage = (path: string) => {
    for (const route of router.getMatchedRoutes(path)[0]) {
      if (asked.has(route.id)) continue;
      asked.add(route.id);
      // Once missed, it is fetched again with the page itself.
      inBackground(router.loadRouteChunk(route)).catch(() => asked.delete(route.id));
    }
  };
  const waiting: string[] = [];
  let isAwaitingIdle = false;
  const fetchWhenIdle = () => {
    if (isAwaitingIdle || waiting.length === 0) return;
    isAwaitingIdle = true;
    whenIdle(() => {
      isAwaitingIdle = false;
      const path = waiting.shift();
      if (path !== undefined) fetchPage(path);
      fetchWhenIdle();
    });
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        near.unobserve(target);
        waiting.push(target.pathname);
      }
      fetchWhenIdle();
    },
    { rootMargin: margin },
  );
  const watchLinks = () => {
    for (const link of document.querySelectorAll(ownLinks)) {
      if (watched.has(link)) continue;
      watched.add(link);
      near.observe(link);
    }
  };
  // A page that is being drawn changes many times a second.
  let isAwaitingLook = false;
  let isStopped = false;
  const changes = new MutationObserver(() => {
    if (isAwaitingLook) return;
    isAwaitingLook = true;
    whenIdle(() => {
      isAwaitingLook = false;
      if (!isStopped) watchLinks();
    });
  });
  const begin = () => {
    if (isStopped) return;
    watchLinks();
    changes.observe(document.body, { childList: true, subtree: true });
  };
  const beginWithRoutes = () => {
    const routes = router.options.context.loadRoutes();
    if (routes) inBackground(routes).then(begin, () => {});
    else begin();
  };
  const stopWaiting = isInUse ? undefined : onFirstInteraction(beginWithRoutes);
  if (isInUse) beginWithRoutes();
  return () => {
    isStopped = true;
    stopWaiting?.();
    changes.disconnect();
    near.disconnect();
    waiting.length = 0;
  };
}
