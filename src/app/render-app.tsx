import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { checkAgain, knownSession } from '@/entities/session/queries';
import type { DemoAccount } from '@/features/account/demo-accounts';
import { loadDisplayFont } from '@/ui/display-font';
import { ModalHost } from '@/ui/modal-host';
import { applyTheme, followSystemTheme } from '@/ui/theme';
import { ToastRegion } from '@/ui/toast-region';
import { connectRealtime } from './connect-realtime';
import { createQueryClient } from './query-client';
import { reloadOnStaleVersion } from './stale-version';
import { createAppRouter } from './router';
import { watchSession } from './session-watch';

/** Wires the application together and puts it in the place of index.html's skeleton. */
export function renderApp(demoAccounts: readonly DemoAccount[]): void {
  reloadOnStaleVersion();
  applyTheme();
  followSystemTheme();
  loadDisplayFont();
  const queryClient = createQueryClient((client) => {
    // A refused sign-in is a 401 too, and says nothing of a session.
    if (knownSession(client)?.hasSession) void checkAgain(client);
  });
  const router = createAppRouter({ queryClient, demoAccounts });
  watchSession(queryClient, router);
  connectRealtime(queryClient);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ModalHost />
        <ToastRegion />
      </QueryClientProvider>
    </StrictMode>,
  );
}
