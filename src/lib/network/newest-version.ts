/** How long a newer version may take to arrive, in ms. */
const arrivalMs = 10_000;

/**
 * How long it may take to take over, in ms. Where the present worker was answering when it was asked to leave, Chromium gives it
 * thirty seconds more, and somebody waits for a page.
 */
const takeoverMs = 3000;

/** Resolves with whether an event of the type came in time. */
const next = (target: EventTarget, type: string, longestMs: number) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), longestMs);
    target.addEventListener(type, () => resolve(true), { once: true });
  });

/**
 * Lets the newest version's service worker take over, so that a reload is answered by it. One that can't be had, or doesn't take
 * over in time, takes the present one along: that would answer with a page whose code the server no longer has.
 */
export async function takeNewestVersion(workers: ServiceWorkerContainer): Promise<void> {
  // The mock server's worker keeps nothing.
  if (!workers.controller?.scriptURL.endsWith('/sw.js')) return;
  const registration = await workers.getRegistration();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing?.state === 'installing') await next(installing, 'statechange', arrivalMs);
  const { waiting } = registration;
  const isTaken = waiting !== null && next(workers, 'controllerchange', takeoverMs);
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  if (!(await isTaken)) await registration.unregister();
}
