import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createApp } from '@/app/create-app';
import { createQueryClient } from '@/app/query-client';

/** Opens the whole application at an address, as a visitor would; the mock server answers. */
export function openApp(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const { element, queryClient, router } = createApp({ history });
  render(element);
  return { queryClient, router, path: () => router.state.location.pathname };
}

/** The application's own cache, for tests of what needs no screen. */
export const testQueryClient = () => createQueryClient(() => {});
