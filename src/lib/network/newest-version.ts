/** How long a newer version may take to arrive, and then to take over, in ms. */
const longestWait = 10_000;

/** Resolves with the first event of a type, or after ten seconds. */
const next = (target: EventTarget, type: string) =>
  new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    target.addEventListener(type, resolve, { once: true });
  });

/**
 * Lets the newest version's service worker take over, so that a reload is answered by it. One that can't be had takes the present
 * one along: it would answer with a page whose code the server no longer has.
 */
export async function takeNewestVersion(workers: ServiceWorkerContainer): Promise<void> {
  // The mock server's worker keeps nothing.
  if (!workers.controller?.scriptURL.endsWith('/sw.js')) return;
  const registration = await workers.getRegistration();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const { installing } = registration;
  if (installing?.state === 'installing') await next(installing, 'statechange');
  const { waiting } = registration;
  if (!waiting) return void (await registration.unregister());
  const isTaken = next(workers, 'controllerchange');
  waiting.postMessage({ type: 'SKIP_WAITING' });
  await isTaken;
}
