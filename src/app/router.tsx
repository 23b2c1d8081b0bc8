import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { DemoAccount } from '@/features/account/demo-accounts';
import { CrashPage } from '@/routes/-shell/crash-page';
import { NotFoundPage } from '@/routes/-shell/not-found-page';
import { PendingPage } from '@/routes/-shell/pending-page';
import { routeTree } from './route-tree.gen';

export interface RouterContext {
  queryClient: QueryClient;
  /** Whom a visitor can sign in as with one click; empty unless the mock server is on. */
  demoAccounts: readonly DemoAccount[];
}

/** The application's router; tests and stories give it a history of their own. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
