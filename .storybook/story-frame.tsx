import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '../src/app/query-client';
import { ModalHost } from '../src/ui/modal/modal-host';
import { ToastRegion } from '../src/ui/toast/toast-region';

interface StoryFrameProps {
  /** The address the story believes to be at. */
  path: string;
  theme: 'dark' | 'light';
  /** What the mock server is like; when it is no longer so, the story begins anew. */
  situation: string;
  children: ReactNode;
}

/** What the app puts around every screen: router, query client, toasts and modals. Fresh for each story and situation. */
export function StoryFrame({ situation, ...frame }: StoryFrameProps) {
  return <Surroundings key={situation} {...frame} />;
}

function Surroundings({ path, theme, children }: Omit<StoryFrameProps, 'situation'>) {
  const [router] = useState(() => storyRouter(path));
  const [queryClient] = useState(storyQueryClient);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        {children}
        <ToastRegion />
        <ModalHost />
      </RouterContextProvider>
    </QueryClientProvider>
  );
}

/** The application's own cache, failures said in toasts included; a failed read is not tried again. */
function storyQueryClient() {
  const queryClient = createQueryClient(() => {});
  const { queries, ...options } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...options, queries: { ...queries, retry: false } });
  return queryClient;
}

function storyRouter(path: string) {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  return createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}
