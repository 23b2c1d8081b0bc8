import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createAppRouter } from '@/app/router';
import '@/app/route-tree.gen';
import { ModalHost } from '@/ui/modal/modal-host';
import { ToastRegion } from '@/ui/toast/toast-region';
import { testQueryClient } from '../open-app';

/** Renders a part of a page with the application's cache, and with links that know its addresses. */
export function renderPart(element: ReactNode) {
  const queryClient = testQueryClient();
  const router = createAppRouter({ queryClient, demoAccounts: [] }, createMemoryHistory());
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{element}</RouterContextProvider>
    </QueryClientProvider>,
  );
}

/** The same with the dialogs and toasts that the part opens: much cheaper than the whole application around it. */
export const renderScreen = (element: ReactNode) =>
  renderPart(
    <>
      {element}
      <ModalHost />
      <ToastRegion />
    </>,
  );
