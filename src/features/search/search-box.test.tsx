import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schemas } from '@/api/contract';
import { sixResults } from '@/testing/fixtures';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { rememberRecent } from './recents';
import { SearchBox } from './search-box';
import './recents-panel';

const uuid = '3f2b8c1e-0000-4000-8000-000000000001';
const found: Schemas['SearchResults'] = [
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
function listen(answer: (query: string) => Promise<Response> | Response = () => HttpResponse.json(found)) {
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

function show() {
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

const showPalette = vi.fn();

/** What this machine points with. */
function pointWith(pointer: 'mouse' | 'finger') {
  const matches = pointer === 'mouse';
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches }));
}

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  mockServer.signInAs('hannah.okafor');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  showPalette.mockClear();
});

describe('what is typed', () => {
  it('is not searched for below three characters, spaces around it apart', async () => {
    const asked = listen();
    const { box } = show();
    await user().type(box, 'ab ');
    await passTime(3000);
    expect(asked).toEqual([]);
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('is searched for once, half a second after the last key', async () => {
    vi.useFakeTimers();
    const asked = listen();
    const { box } = show();
    const type = (value: string) => fireEvent.change(box, { target: { value } });
    type('ab');
    await passTime(400);
    type('abc');
    await passTime(400);
    type('abcd');
    await passTime(499);
    expect(asked).toEqual([]);
    await passTime(1);
    vi.useRealTimers();
    await screen.findByRole('listbox');
    expect(asked).toEqual(['abcd']);
  });

  it('closes the list with the first key, and for good below three characters', async () => {
    const asked = listen();
    const { box } = show();
    const keys = user();
    await keys.type(box, 'abc');
    await passTime(500);
    await screen.findByRole('listbox');
    await keys.keyboard('{Backspace}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await passTime(3000);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(asked).toEqual(['abc']);
  });

  it('never shows an answer to an older text', async () => {
    let answerOld = (_: Response) => {};
    const old = new Promise<Response>((resolve) => {
      answerOld = resolve;
    });
    listen((query) => (query === 'abc' ? old : HttpResponse.json([])));
    const { box } = show();
    const keys = user();
    await keys.type(box, 'abc');
    await passTime(500);
    await keys.type(box, 'd');
    await passTime(500);
    expect(await screen.findByText('No results found', { selector: 'p' })).toBeVisible();
    answerOld(HttpResponse.json(found));
    await passTime(1000);
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('the way to the palette', () => {
  it('of the mouse is in the empty box, with its key', async () => {
    pointWith('mouse');
    const { box } = show();
    const keys = user();
    await keys.click(screen.getByRole('button', { name: 'Command palette' }));
    expect(showPalette).toHaveBeenCalledOnce();
    await keys.type(box, 'a');
    expect(screen.queryByRole('button', { name: 'Command palette' })).toBeNull();
  });

  it('of the finger is below the box', async () => {
    pointWith('finger');
    const { box } = show();
    const keys = user();
    expect(screen.queryByRole('button', { name: 'Command palette' })).toBeNull();
    await keys.click(box);
    await keys.click(await screen.findByRole('button', { name: 'Pages and actions' }));
    expect(showPalette).toHaveBeenCalledOnce();
  });
});

describe('recent searches', () => {
  const panel = () => screen.queryByRole('region', { name: 'Recent searches' });
  const recents = () => screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

  async function openWithRecents() {
    for (const result of sixResults.slice(0, 3)) rememberRecent(1, result);
    rememberRecent(2, { type: 'businessType', name: 'Of somebody else' });
    const shown = show();
    const keys = user();
    await keys.click(shown.box);
    await screen.findByRole('region', { name: 'Recent searches' });
    return { ...shown, keys };
  }

  beforeEach(() => pointWith('mouse'));

  it('are not there before something was chosen', async () => {
    const { box } = show();
    await user().click(box);
    await passTime(100);
    expect(panel()).toBeNull();
  });

  it('stand below the empty box, the newest first, and are nothing that was found', async () => {
    const { box } = await openWithRecents();
    expect(recents()).toEqual(['Solicitors & Conveyancers', 'Pritchard Lettings', 'Priya Raman']);
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveAccessibleDescription('Press the down arrow for recent searches.');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByText(/found/)).toBeNull();
  });

  it('go with the first letter, and come back with the last one', async () => {
    const { keys } = await openWithRecents();
    await keys.keyboard('a');
    expect(panel()).toBeNull();
    await keys.keyboard('{Backspace}');
    expect(panel()).toBeVisible();
  });

  it('are walked with the arrows and open with Enter', async () => {
    const { box, keys, router } = await openWithRecents();
    await keys.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(box).toHaveFocus();
    await keys.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/pritchard'));
    expect(panel()).toBeNull();
    // what was chosen again is the newest now
    await keys.click(box);
    expect(recents()).toEqual(['Pritchard Lettings', 'Solicitors & Conveyancers', 'Priya Raman']);
  });

  it('are forgotten one by one; the focus stays with the next, and in the end in the box', async () => {
    const { box, keys } = await openWithRecents();
    await keys.click(screen.getByRole('button', { name: 'Remove Pritchard Lettings' }));
    expect(recents()).toEqual(['Solicitors & Conveyancers', 'Priya Raman']);
    expect(screen.getByText('Pritchard Lettings removed')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Remove Priya Raman' })).toHaveFocus();
    await keys.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Solicitors & Conveyancers' })).toHaveFocus();
    await keys.keyboard('{Enter}');
    expect(box).toHaveFocus();
    expect(panel()).toBeNull();
  });

  it('are forgotten all at once', async () => {
    const { box, keys } = await openWithRecents();
    await keys.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(panel()).toBeNull();
    expect(box).toHaveFocus();
    expect(localStorage.getItem('recent-searches:1')).toBeNull();
    expect(localStorage.getItem('recent-searches:2')).not.toBeNull();
  });

  it('close with Escape, from inside too, and on a click outside', async () => {
    const { box, keys } = await openWithRecents();
    await keys.keyboard('{ArrowDown}{Escape}');
    expect(panel()).toBeNull();
    expect(box).toHaveFocus();
    await keys.keyboard('{ArrowDown}');
    expect(panel()).toBeVisible();
    await keys.click(screen.getByText('Elsewhere'));
    expect(panel()).toBeNull();
  });

  it('hold what was found and chosen', async () => {
    listen();
    const { box } = show();
    const keys = user();
    await keys.type(box, 'fen');
    await passTime(500);
    await screen.findByRole('listbox');
    await keys.keyboard('{ArrowDown}{Enter}');
    await keys.click(box);
    expect(recents()).toEqual(['Priya Raman']);
  });
});

describe('the list', () => {
  async function open() {
    const shown = show();
    const keys = user();
    await keys.type(shown.box, 'fen');
    await passTime(500);
    await screen.findByRole('listbox');
    return { ...shown, keys };
  }

  it('shows groups in their order, and 37 characters of an article', async () => {
    listen();
    await open();
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      3,
    );
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'PRPriya Raman @priya.raman',
      '8 Fenton Street, Saltaire Refurb',
      'Boundary walls and fences: who pays f...',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 found');
  });

  it('is walked with the arrows and opens with Enter', async () => {
    listen();
    const { box, keys, router } = await open();
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('8 Fenton Street');
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Priya Raman');
    await keys.keyboard('{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe(`/property-evaluations/${uuid}`));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('');
  });

  it('closes on a click outside, results or none', async () => {
    listen(() => HttpResponse.json([]));
    const { box } = show();
    const keys = user();
    await keys.type(box, 'nobody');
    await passTime(500);
    await screen.findByText('No results found', { selector: 'p' });
    await keys.click(screen.getByText('Elsewhere'));
    expect(screen.queryByText('No results found', { selector: 'p' })).toBeNull();
    expect(box).toHaveValue('nobody');
  });

  it('closes with Escape, and a second one clears the text', async () => {
    listen();
    const { box, keys } = await open();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveValue('fen');
    await keys.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  it('says when the search failed, and tries again', async () => {
    let isDown = true;
    const asked = listen(() =>
      isDown ? HttpResponse.json({ message: 'No' }, { status: 403 }) : HttpResponse.json(found),
    );
    const { box } = show();
    const keys = user();
    await keys.type(box, 'fen');
    await passTime(500);
    expect(await screen.findByRole('alert')).toHaveTextContent('Search failed');
    isDown = false;
    await keys.click(screen.getByRole('button', { name: 'Retry' }));
    expect(box).toHaveFocus();
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(asked).toEqual(['fen', 'fen']);
  });
});
