import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '@/routes/__root';
import { LateCrashPage, LateNotFoundPage } from '@/routes/-shell/late/late-error-pages';
import { PendingPage } from '@/routes/-shell/messages/pending-page';
import { knownRoutes, loadRoutes } from './first-routes';
import { parseSearch, stringifySearch } from './search-texts';

/** The application's router; tests and stories give it a history of their own. */
export function createAppRouter(context: Omit<RouterContext, 'loadRoutes'>, history?: RouterHistory) {
  const router = createRouter({
    routeTree: knownRoutes(),
    context: { ...context, loadRoutes: (): Promise<void> | undefined => loadRoutes(router) },
    parseSearch,
    stringifySearch,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // The session gate compares paths as they are written; so must the router.
    caseSensitive: true,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: LateCrashPage,
    defaultNotFoundComponent: LateNotFoundPage,
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
