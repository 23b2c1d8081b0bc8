import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAva } from '@/entities/assistant/ava-store';
import {
  avaButton,
  avaPanel,
  conversation,
  enter,
  field,
  openAvaCorner,
  pressAva,
} from '@/testing/screens/ava-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

const patient = { timeout: 8000 };
const threadOf = (username: string) =>
  mockServer.world.db.user.all().find((user) => user.username === username)?.avaThreadId;

let paths: readonly string[];
/** What was sent to be saved to the member. */
let saved: unknown[];
beforeEach(() => {
  paths = mockServer.recordRequests();
  saved = [];
  mockServer.use(
    http.put('*/api/auth/auth-user', async ({ request }) => void saved.push(await request.clone().json())),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => {
    forgetAva();
    removeDraftsOf(1);
    removeDraftsOf(7);
  });
});
const calls = (path: string) => paths.filter((each) => each === path).length;

describe('a member without a thread', () => {
  beforeEach(() => mockServer.signInAs('zainab.hussain'));

  it.each([false, true])('gets one, which is saved to them, once (strict mode: %j)', async (isStrict) => {
    const { queryClient } = openAvaCorner({ isStrict });
    await avaButton();
    await waitFor(() => expect(threadOf('zainab.hussain')).toBe('thread_7'));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await pressAva();
    await waitFor(() => expect(calls('/ava/thread/thread_7')).toBe(1));
    expect(calls('/ava/thread')).toBe(1);
    // asked for at the start, and saved to
    expect(calls('/auth/auth-user')).toBe(2);
    expect(saved).toEqual([{ avaThreadId: 'thread_7' }]);
  });

  it('can ask although the thread could not be saved, which is only logged', async () => {
    const log = vi.spyOn(console, 'debug').mockReturnValue(undefined);
    mockServer.fail('updateAuthUser', { status: 500 });
    openAvaCorner();
    await pressAva();
    await waitFor(() => expect(log).toHaveBeenCalledWith('Couldn’t save your conversation with Ava'));
    enter('What is section 24?');
    expect(await within(conversation()).findByText(/stops individuals/, undefined, patient)).toBeVisible();
    expect(document.querySelectorAll('.sr-only[aria-live] p')).toHaveLength(0);
    expect(threadOf('zainab.hussain')).toBeNull();
    expect(saved).toEqual([{ avaThreadId: 'thread_7' }]);
    expect(log.mock.calls).toEqual([['Couldn’t save your conversation with Ava']]);
  });

  it('can ask although the thread could not be fetched at first', async () => {
    mockServer.fail('getAvaThread', { status: 403, times: 1 });
    openAvaCorner();
    await pressAva();
    await waitFor(() => expect(calls('/ava/thread')).toBe(1));
    enter('What is section 24?');
    expect(await within(conversation()).findByText(/stops individuals/, undefined, patient)).toBeVisible();
    await waitFor(() => expect(threadOf('zainab.hussain')).toBe('thread_7'));
  });
});

describe('the history', () => {
  beforeEach(() => mockServer.signInAs('hannah.okafor'));

  it('is loaded when the panel is first opened, oldest first, and not again', async () => {
    openAvaCorner();
    fireEvent.pointerEnter(await avaButton());
    expect(calls('/ava/thread/thread_1')).toBe(0);
    await pressAva();
    await within(conversation()).findByText('Hi Ava');
    expect(conversation()).toHaveTextContent(
      /Hi Ava.*I’m Ava.*stamp duty on £180,000.*cost to run.*my deal look/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close Ava' }));
    expect(screen.queryByRole('dialog', { name: 'Ava' })).toBeNull();
    expect(await avaButton()).toHaveFocus();
    await pressAva();
    expect(within(conversation()).getByText('Hi Ava')).toBeVisible();
    expect(calls('/ava/thread/thread_1')).toBe(1);
    expect(calls('/ava/thread')).toBe(0);
  });

  it('that could not be loaded can be asked for again, and what was said meanwhile stays', async () => {
    mockServer.fail('getAvaMessages', { status: 403, times: 1 });
    openAvaCorner();
    await pressAva();
    await within(conversation()).findByText('Couldn’t load your earlier messages.');
    enter('What is section 24?');
    await within(conversation()).findByText(/stops individuals/, undefined, patient);
    fireEvent.click(within(conversation()).getByRole('button', { name: 'Retry' }));
    await within(conversation()).findByText('Hi Ava');
    expect(within(conversation()).getAllByText('What is section 24?')).toHaveLength(1);
  });
});

it('a history that was missing is not loaded by itself once something has been said', async () => {
  mockServer.signInAs('hannah.okafor');
  mockServer.fail('getAvaMessages', { status: 403, times: 1 });
  openAvaCorner();
  await pressAva();
  await screen.findByText('Couldn’t load your earlier messages.', undefined, patient);
  enter('What is section 24?');
  await within(conversation()).findByText(/stops individuals/, undefined, patient);
  const before = calls('/ava/thread/thread_1');
  fireEvent.click(screen.getByRole('button', { name: 'Close Ava' }));
  await pressAva();
  expect(within(conversation()).getByText('What is section 24?')).toBeVisible();
  expect(conversation()).toHaveAttribute('aria-busy', 'false');
  expect(calls('/ava/thread/thread_1')).toBe(before);
});

it('a member with a thread is asked for none, and nothing is read before the panel opens', async () => {
  mockServer.signInAs('hannah.okafor');
  openAvaCorner();
  await avaButton();
  fireEvent.pointerEnter(await avaButton());
  await act(() => vi.dynamicImportSettled());
  expect(paths.filter((path) => path.startsWith('/ava'))).toEqual([]);
  await pressAva();
  await within(conversation()).findByText('Hi Ava', undefined, patient);
  expect(calls('/ava/thread')).toBe(0);
  expect(saved).toEqual([]);
});

it('without a session there is no Ava, and no thread is asked for', async () => {
  mockServer.world.sessions.switchTo(null);
  openApp('/about');
  await screen.findByRole('heading', { level: 1 }, patient);
  expect(screen.queryByRole('button', { name: /^Ask Ava/ })).toBeNull();
  expect(paths.filter((path) => path.startsWith('/ava'))).toEqual([]);
});

describe('the panel', () => {
  beforeEach(() => mockServer.signInAs('hannah.okafor'));

  it('is opened and closed by the floating button, and keeps what is being written', async () => {
    openAvaCorner();
    const button = await avaButton();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await pressAva();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(field()).toHaveFocus());
    fireEvent.change(field(), { target: { value: 'Half a quest' } });
    fireEvent.click(button);
    expect(screen.queryByRole('dialog', { name: 'Ava' })).toBeNull();
    fireEvent.click(button);
    await avaPanel();
    expect(field()).toHaveValue('Half a quest');
  });

  it('can be as high as the window, and goes back', async () => {
    openAvaCorner();
    const panel = await pressAva();
    fireEvent.click(screen.getByRole('button', { name: 'Full height' }));
    await waitFor(() => expect(panel).toHaveAttribute('data-mode', 'tall'));
    expect(screen.getByRole('button', { name: 'Full height' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Full height' }));
    await waitFor(() => expect(panel).toHaveAttribute('data-mode', 'panel'));
  });

  it('over the whole page has an address, which Back, the button and the close icon end', async () => {
    const { router } = openApp('/knowledge-base?query=tax');
    const panel = await pressAva();
    const fill = () => fireEvent.click(screen.getByRole('button', { name: 'Full page' }));
    const isMode = (mode: string) => waitFor(() => expect(panel).toHaveAttribute('data-mode', mode), patient);
    const before = { query: 'tax' };
    fill();
    await isMode('page');
    expect(router.state.location.search).toEqual({ ...before, ava: 'page' });
    act(() => router.history.back());
    await isMode('panel');
    expect(router.state.location.search).toEqual(before);
    fill();
    await isMode('page');
    fill();
    await isMode('panel');
    fill();
    await isMode('page');
    fireEvent.click(screen.getByRole('button', { name: 'Close Ava' }));
    expect(screen.queryByRole('dialog', { name: 'Ava' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toEqual(before));
  });

  it('is over the whole page where the address says so, as after a reload', async () => {
    const { router } = openApp('/knowledge-base?ava=page');
    const panel = await avaPanel();
    expect(panel).toHaveAttribute('data-mode', 'page');
    fireEvent.click(screen.getByRole('button', { name: 'Full page' }));
    await waitFor(() => expect(panel).toHaveAttribute('data-mode', 'panel'), patient);
    expect(router.state.location.search).toEqual({});
  });
});
