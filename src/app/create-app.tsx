import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider, RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { checkAgain, knownSession } from '@/entities/session/queries';
import type { DemoAccount } from '@/features/account/demo-accounts';
import { ModalHost } from '@/ui/modal/modal-host';
import { closeAllModals } from '@/ui/modal/modal-store';
import { turnBack, turnForward } from '@/ui/page/turn';
import { ToastRegion } from '@/ui/toast/toast-region';
import { followConfirmationLink } from './session/confirmation-link';
import { connectRealtime } from './connect-realtime';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';
import { watchSession } from './session/session-watch';

interface AppOptions {
  demoAccounts?: readonly DemoAccount[];
  /** Where tests and stories begin; the browser's own address otherwise. */
  history?: RouterHistory;
  /** Ends what the app hears of the page, of other tabs and of the server: where several live one after another. */
  signal?: AbortSignal;
}

/** The whole application, wired together: its element and what a test may look at. */
export function createApp({ demoAccounts = [], history, signal }: AppOptions = {}) {
  const queryClient = createQueryClient((client) => {
    // A refused sign-in is a 401 too, and says nothing of a session.
    if (knownSession(client)?.hasSession) void checkAgain(client);
  });
  const router = createAppRouter({ queryClient, demoAccounts }, history);
  watchSession(queryClient, router, signal);
  connectRealtime(queryClient, signal);
  followConfirmationLink(queryClient, router);
  // Not before the first page: while anybody listens to the history, the router leaves a redirect to them.
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.history.subscribe(({ action }) =>
      /^(?:PUSH|REPLACE)$/.test(action.type) ? turnForward() : turnBack(),
    );
  });
  // What a page has opened goes with it; unsaved text was asked about before (ui/leave-guard.ts).
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) closeAllModals();
  });
  const element = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      {/* What a modal shows may lead to a page. */}
      <RouterContextProvider router={router}>
        <ModalHost />
      </RouterContextProvider>
      <ToastRegion />
    </QueryClientProvider>
  );
  return { element, queryClient, router };
}
