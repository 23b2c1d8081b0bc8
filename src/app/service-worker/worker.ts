// The service worker of the production build (docs/decisions): it keeps the shell, and never an answer of the server.
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What of a worker's own scope is used here; the project's types are those of pages. */
declare const self: {
  /** The files it keeps, written into it when everything is built (scripts/service-worker). */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void;
  skipWaiting: () => Promise<void>;
};

/** The server's own addresses, and files that keep their name: none of them is the page. */
const notPages = [/^\/(api|socket|assets)(\/|$)/, /^\/(favicon\.svg|robots\.txt|share\.png|sitemap\.xml)$/];

// Query strings belong to the application: with any of them an address is still the page.
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));

// A newer version waits until somebody says so: the old one's files stay for the pages that run on them.
self.addEventListener('message', ({ data }) => {
  const isAsked = typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING';
  if (isAsked) void self.skipWaiting();
});
clientsClaim();
