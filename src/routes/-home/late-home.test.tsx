import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFeed } from '@/features/feed/list/feed-choice';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import './late-home';

async function openHome(username = 'hannah.okafor') {
  mockServer.signInAs(username);
  localStorage.setItem('session-hint', '1');
  const app = openApp('/');
  await screen.findByRole('tab', { name: 'For you' }, { timeout: 10_000 });
  // The page is settled with the first interaction.
  await userEvent.hover(screen.getByRole('main'));
  return app;
}

const total = (path: string) =>
  fetch(path)
    .then((answer) => answer.json())
    .then((page: { total: number }) => page.total);

/** A browser in which everything but the composer's marker is in view: the reader has scrolled down to the feed. */
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const isIntersecting = !target.hasAttribute('data-composer-end');
    const entry = { target, isIntersecting, boundingClientRect: new DOMRect(0, -500, 0, 0) };
    // The rest of an entry is read by nobody here.
    this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  chooseFeed({ feed: 'for-you', sort: 'latest' });
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

describe('what stands around the feed', () => {
  it('says what there is to do today, each line leading to where it is done', async () => {
    await openHome();
    const day = await screen.findByRole('region', { name: 'My day' });
    const lines = within(day).getAllByRole('link');
    expect(lines.map((line) => line.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/pipeline/tasks', '/portfolio?section=propertyManagement']),
    );
    const outstanding = await total('/api/transactions?status=outstanding');
    const link = within(day).getByRole('link', { name: /outstanding transaction/ });
    expect(link).toHaveTextContent(new RegExp(`^${outstanding} `));
  });

  it('says the same above the feed where there is no room beside it, closed until it is asked for', async () => {
    await openHome();
    const button = await screen.findByRole('button', { name: /^My day/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('region', { name: 'My day' })).toHaveLength(1);
    await userEvent.click(button);
    expect(screen.getAllByRole('region', { name: 'My day' })).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('region', { name: 'My day' })).toHaveLength(1);
    expect(button).toHaveFocus();
  });

  it('tells a new member of no day at all', async () => {
    const requests = mockServer.recordRequests();
    await openHome('zainab.hussain');
    await waitFor(() => expect(requests).toContain('/transactions'));
    await screen.findByRole('button', { name: 'Write your first post' });
    expect(screen.queryByText('My day')).not.toBeInTheDocument();
  });

  it('shows a new member their first steps before anything else beside the feed', async () => {
    mockServer.world.db.user.update(1, { joinedAt: new Date().toISOString(), profileImage: null });
    await openHome();
    const steps = await screen.findByRole('region', { name: 'Get started' });
    const people = await screen.findByRole('region', { name: 'People you may know' });
    expect(steps.compareDocumentPosition(people)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows people to connect with at the end of the feed, and not before', async () => {
    await openHome();
    await screen.findByRole('region', { name: 'My day' });
    expect(screen.queryByRole('region', { name: 'People to connect with' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
    const people = await screen.findByRole('region', { name: 'People to connect with' });
    expect(within(people).getAllByRole('button', { name: /^Connect with / })).toHaveLength(3);
  });

  it('leads back to the composer once that has gone out of view', async () => {
    await openHome();
    const composer = screen.getByRole('form', { name: 'New post' });
    const buttons = () =>
      screen.getAllByRole('button', { name: 'Post' }).filter((each) => !composer.contains(each));
    await waitFor(() => expect(buttons()).toHaveLength(1));
    for (const button of buttons()) await userEvent.click(button);
    expect(within(composer).getByRole('textbox', { name: /^Share a deal/ })).toHaveFocus();
  });
});
