import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createApp } from '@/app/create-app';
import '@/app/route-tree.gen';
import { createQueryClient } from '@/app/query-client';
import { noteApp } from './open-apps';

/** Opens the whole application at an address, as a visitor would; the mock server answers. It hears nothing after the test. */
export function openApp(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const { element, queryClient, router } = createApp({ history, signal: noteApp() });
  render(element);
  return { queryClient, router, path: () => router.state.location.pathname };
}

/** The application's own cache, for tests of what needs no screen. */
export const testQueryClient = () => createQueryClient(() => {});
