// For the tests of the search box: what the server answers, and the box on a page.
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Schemas } from '@/api/contract';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { SearchBox } from '@/features/search/box/search-box';

export const uuid = '3f2b8c1e-0000-4000-8000-000000000001';
export const found: Schemas['SearchResults'] = [
  {
    type: 'article',
    uuid,
    title: 'Boundary walls and fences: who pays fo',
    image: null,
    authUser: { id: 1 },
  },
  { type: 'user', id: 3, fullName: 'Priya Raman', username: 'priya.raman', profileImage: null },
  {
    type: 'property',
    uuid,
    fullAddress: '8 Fenton Street, Saltaire',
    propertyEvaluation: { title: 'Refurb' },
  },
];

/** The queries that the server was asked for, in order; each is answered when `answer` says so. */
export function listen(
  answer: (query: string) => Promise<Response> | Response = () => HttpResponse.json(found),
) {
  const asked: string[] = [];
  mockServer.use(
    http.get('*/api/search', ({ request }) => {
      const query = new URL(request.url).searchParams.get('query') ?? '';
      asked.push(query);
      return answer(query);
    }),
  );
  return asked;
}

/** The box on a page, signed in as member 1, and the router it goes by. */
export function show() {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={testQueryClient()}>
      <RouterContextProvider router={router}>
        <SearchBox userId={1} onShowPalette={showPalette} />
        <p>Elsewhere</p>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return { router, box: screen.getByRole('combobox') };
}

/** Hears that the palette is wanted. */
export const showPalette = vi.fn();

/** What this machine points with. */
export function pointWith(pointer: 'mouse' | 'finger') {
  const matches = pointer === 'mouse';
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches }));
}

export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

/** Virtual time and a member, for every test of the file that calls this. */
export function setUpSearchBox() {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    mockServer.signInAs('hannah.okafor');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    showPalette.mockClear();
  });
}
