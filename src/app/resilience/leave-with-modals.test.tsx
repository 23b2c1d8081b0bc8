import { createBrowserHistory } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { closeAllModals, closeModal, openModal, requestCloseModal, useModals } from '@/ui/modal/modal-store';
import { createApp } from '../create-app';
// evaluated with the test file, so that nothing has to arrive first
import '@/ui/modal/modal-stack';

// a page's chunk comes first, and the machine may be busy
const patience = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const portfolio = () => heading('Portfolio');
const pipeline = () => heading('Pipeline');
const open = (id: string, more: Partial<Parameters<typeof openModal>[0]> = {}) =>
  act(() =>
    openModal({ id, title: `Modal ${id}`, content: <input aria-label={`Words of ${id}`} />, ...more }),
  );
const ids = () => useModals.getState().modals.map(({ id }) => id);

afterEach(() => {
  act(closeAllModals);
  document.body.removeAttribute('style');
});

/** Pipeline first, then Portfolio, as a member. */
async function openBoth() {
  mockServer.signInAs('hannah.okafor');
  const app = openApp('/pipeline');
  await pipeline();
  await act(() => app.router.navigate({ to: '/portfolio' }));
  await portfolio();
  return app;
}

describe('a page that is left', () => {
  it('A page left by Back takes all its modals with it, and the next one scrolls exactly as before', async () => {
    const { router } = await openBoth();
    document.body.style.overflowY = 'scroll';
    open('a');
    open('b');
    await screen.findByRole('dialog', { name: 'Modal b' });
    expect(document.body.style.overflow).toBe('hidden');
    act(() => router.history.back());
    await pipeline();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ids()).toEqual([]);
    expect(document.body.style.cssText).toBe('overflow-y: scroll;');
  });

  it('A link inside a modal to another page closes the modal', async () => {
    const { router } = await openBoth();
    open('a');
    await screen.findByRole('dialog', { name: 'Modal a' });
    await act(() => router.navigate({ to: '/pipeline' }));
    await pipeline();
    expect(ids()).toEqual([]);
  });

  it('A modal stays while the search of its page changes', async () => {
    const { router } = await openBoth();
    open('a');
    await act(() => router.navigate({ to: '/portfolio', search: { view: 'list' } as never }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'list' }));
    expect(ids()).toEqual(['a']);
  });

  it('A modal opened by the next page stays', async () => {
    const { router } = await openBoth();
    await act(() =>
      router.navigate({ to: '/pipeline' }).then(() => openModal({ id: 'c', title: 'C', content: null })),
    );
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/pipeline'), patience);
    expect(ids()).toEqual(['c']);
  });

  it('Back closes the command palette, which searches from the page below', async () => {
    const { router } = await openBoth();
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' }, patience);
    act(() => router.history.back());
    await pipeline();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a modal with unsaved text', () => {
  async function openUnsaved() {
    const { router } = await openBoth();
    open('form', { isDirty: () => true });
    open('picker');
    await screen.findByRole('dialog', { name: 'Modal picker' });
    return router;
  }
  const question = () => screen.findByRole('group', { name: 'Discard your changes?' });

  it('A modal with unsaved text asks before another page opens, and Keep editing stays there', async () => {
    const router = await openUnsaved();
    act(() => void router.navigate({ to: '/pipeline' }));
    const keep = within(await question()).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    expect(screen.getByRole('dialog', { name: 'Modal form' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/portfolio');
  });

  it('The question has the focus that a modal closing above it would give back to the page', async () => {
    await openBoth();
    document.getElementById('main')?.focus();
    act(() => {
      open('form', { isDirty: () => true });
      open('picker');
    });
    await waitFor(() => expect(screen.getByLabelText('Words of picker')).toHaveFocus());
    act(() => {
      flushSync(() => closeModal('picker'));
      flushSync(() => requestCloseModal('form'));
    });
    const keep = within(await question()).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
  });

  it('Discarding the unsaved text goes on to the wanted page', async () => {
    const router = await openUnsaved();
    act(() => void router.navigate({ to: '/pipeline' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await pipeline();
    expect(ids()).toEqual([]);
  });

  it('A modal discarded by its own button leads nowhere after the navigation was given up', async () => {
    const router = await openUnsaved();
    act(() => void router.navigate({ to: '/pipeline' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    expect(ids()).toEqual([]);
    expect(router.state.location.pathname).toBe('/portfolio');
  });
});

function reload() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

describe('the browser', () => {
  it('Back and a reload ask while there is unsaved text, and Back goes on once it is discarded', async () => {
    mockServer.signInAs('hannah.okafor');
    window.history.replaceState(null, '', '/pipeline');
    const life = new AbortController();
    const { element, router } = createApp({ history: createBrowserHistory(), signal: life.signal });
    render(element);
    await pipeline();
    await act(() => router.navigate({ to: '/portfolio' }));
    await portfolio();
    open('form', { isDirty: () => true });
    await screen.findByRole('dialog', { name: 'Modal form' });
    expect(reload().defaultPrevented).toBe(true);
    act(() => window.history.back());
    const question = await screen.findByRole('group', { name: 'Discard your changes?' });
    await waitFor(() => expect(window.location.pathname).toBe('/portfolio'));
    // pressed once more while it asks, the question stays
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/portfolio'));
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await pipeline();
    expect(window.location.pathname).toBe('/pipeline');
    expect(ids()).toEqual([]);
    expect(reload().defaultPrevented).toBe(false);
    life.abort();
    router.history.destroy();
  });
});

it('Back on a changed task, which the address opened, asks as Escape does, and then goes back one step', async () => {
  mockServer.signInAs('hannah.okafor');
  window.history.replaceState(null, '', '/pipeline/tasks?view=property');
  const life = new AbortController();
  const { element, router } = createApp({ history: createBrowserHistory(), signal: life.signal });
  render(element);
  await heading('Tasks');
  await act(() => router.navigate({ to: '/pipeline/tasks' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Book the surveyor' }, patience));
  const title = await screen.findByRole('textbox', { name: 'Title' }, patience);
  await userEvent.type(title, ' and roofer');
  const question = () => screen.findByRole('group', { name: 'Discard your changes?' });
  const answer = async (name: string) =>
    userEvent.click(within(await question()).getByRole('button', { name }));
  act(() => window.history.back());
  await answer('Keep editing');
  await userEvent.keyboard('{Escape}');
  await answer('Keep editing');
  expect(title).toHaveValue('Book the surveyor and roofer');
  act(() => window.history.back());
  await answer('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.search).toBe(''));
  life.abort();
  router.history.destroy();
});
