import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { belowPrefix } from '../engine/requests/below-prefix';
import { belowBilling } from '../features/subscription/provider/billing-address';
import type { WindowLink } from './origin/window-link';
import { socketHandlers } from '../engine/realtime/intercept';

/** From now on the page's calls and its WebSocket go over the link. */
export async function interceptPage(link: WindowLink): Promise<void> {
  const worker = setupWorker(
    ...[belowPrefix, belowBilling].map((below) => http.all(below, ({ request }) => link.answer(request))),
    ...socketHandlers(link),
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
}
