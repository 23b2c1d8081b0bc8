const pollIntervalMs = 100;
/** So many looks in a row that find nothing under way are a page that has loaded. A busy page looks less often. */
const quietChecks = 12;
/** A page that asks for nothing may still wait for its code. */
const checksWithoutCall = 40;
const maxWaitMs = 12_000;

/**
 * Resolves when the page has loaded as far as can be seen: its calls are answered, nothing arrives and nothing changes for
 * more than a second; after 12 s in any case.
 * @param openCalls how many of its calls wait for an answer
 */
export function pageSettled(openCalls: () => number): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    let hasCalled = false;
    const stir = () => {
      quiet = 0;
    };
    const changes = new MutationObserver(stir);
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    const arrivals = 'PerformanceObserver' in globalThis ? new PerformanceObserver(stir) : undefined;
    arrivals?.observe({ type: 'resource' });
    const start = performance.now();
    const timer = setInterval(() => {
      if (openCalls() > 0) hasCalled = true;
      if (openCalls() > 0 || document.readyState !== 'complete') stir();
      quiet += 1;
      const isQuiet = quiet > (hasCalled ? quietChecks : checksWithoutCall);
      if (!isQuiet && performance.now() - start < maxWaitMs) return;
      clearInterval(timer);
      changes.disconnect();
      arrivals?.disconnect();
      resolve();
    }, pollIntervalMs);
  });
}
