import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { sessionQueries } from '@/entities/session/queries';
import { AvaCorner } from '@/routes/-shell/corners/ava-corner';
import { ToastRegion } from '@/ui/toast/toast-region';
// evaluated with the test file, so that nothing has to arrive first
import '@/routes/-shell/corners/ava-center';
import '@/features/assistant/answer/answer-text';
import { testQueryClient } from '../open-app';

/** Her panel's code comes late, on a loaded machine very late. */
const patient = { timeout: 8000 };

function Corner({ path }: { path: string }) {
  const { data: user } = useQuery(sessionQueries.user());
  return user && <AvaCorner user={user} path={path} />;
}

/** Ava's corner for whoever is signed in, as the shell shows it on a page. */
export function openAvaCorner({ path = '/pipeline', isStrict = false } = {}) {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const queryClient = testQueryClient();
  const screenOf = (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Corner path={path} />
        <ToastRegion />
      </RouterContextProvider>
    </QueryClientProvider>
  );
  const { unmount } = render(isStrict ? <StrictMode>{screenOf}</StrictMode> : screenOf);
  return { queryClient, unmount };
}

export const avaButton = () => screen.findByRole('button', { name: /^Ask Ava/ }, patient);
export const avaPanel = () => screen.findByRole('dialog', { name: 'Ava' }, patient);
export const conversation = () => screen.getByRole('log', { name: 'Conversation with Ava' });
export const field = () => screen.getByRole('textbox', { name: 'Message to Ava' });

/** Presses Ava's button and waits for her panel. */
export async function pressAva() {
  fireEvent.click(await avaButton());
  return avaPanel();
}

/** Writes a question and presses Enter. */
export function enter(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

/** Lets pass what needs no time, answers of the mock server and late code among it, until it is so; the timers stand still. */
export async function whileTimeStands(isSo: () => boolean) {
  const giveUpAt = performance.now() + 20_000;
  while (performance.now() < giveUpAt && !isSo()) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
  if (!isSo()) throw new Error('It never came to that');
}

/** Lets time pass, in ms. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
