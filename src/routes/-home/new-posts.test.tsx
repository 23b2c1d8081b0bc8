import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/features/feed/list/new-posts.late';
import './signed-in-home';
import '@/routes/-shell/shell';

const noon = new Date('2026-11-19T12:00:00Z');
const posts = () => within(screen.getByRole('main')).getAllByRole('article');
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

async function openFeed() {
  mockServer.setNow(noon);
  await mockServer.reset();
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  const app = openApp('/');
  await waitFor(() => expect(posts()).toHaveLength(20), { timeout: 10_000 });
  return app;
}

const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;

/** A connection of Hannah's writes something. */
const writeAs = (username: string, content: string) =>
  writePost(mockServer.world, idOf(username), { content });

/** The member comes back to this window after so many seconds. */
async function comeBack(seconds: number) {
  const now = Date.now() + seconds * 1000;
  vi.setSystemTime(now);
  mockServer.setNow(new Date(now));
  await act(async () => {
    fireEvent.focus(window);
  });
}

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  mockServer.setNow(null);
  vi.useRealTimers();
});

describe('a post that comes while somebody reads', () => {
  it('waits above until it is asked for, and nothing moves before', async () => {
    await openFeed();
    const before = posts().map(({ textContent }) => textContent);
    mockServer.setNow(new Date(noon.getTime() + 2000));
    writeAs('priya.raman', 'Keys of Elm Road collected');
    writeAs('priya.raman', 'Boiler of Elm Road replaced');
    await comeBack(10);
    await screen.findByRole('button', { name: '2 new posts' });
    expect(posts().map(({ textContent }) => textContent)).toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: '2 new posts' }));
    expect(posts()[0]).toHaveTextContent('Boiler of Elm Road replaced');
    expect(posts()[1]).toHaveTextContent('Keys of Elm Road collected');
    expect(posts()).toHaveLength(22);
    expect(button(/new post/)).not.toBeInTheDocument();
  });

  it('is not announced to the one who wrote it here', async () => {
    await openFeed();
    const composer = screen.getByRole('textbox', { name: /^Share a deal/ });
    await userEvent.type(composer, 'Exchanged');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(posts()[0]).toHaveTextContent('Exchanged'));
    const requests = mockServer.recordRequests();
    await comeBack(10);
    await waitFor(() => expect(requests).toContain('/posts'));
    expect(button(/new post/)).not.toBeInTheDocument();
  });

  it('is looked for at once when a notification tells of it', async () => {
    await openFeed();
    writeAs('priya.raman', 'Viewing with @hannah.okafor on Friday');
    expect(await screen.findByRole('button', { name: '1 new post' }, { timeout: 10_000 })).toBeVisible();
  });

  it('begins the list anew when there are more than a page of them', async () => {
    await openFeed();
    for (let turn = 0; turn < 25; turn += 1) {
      mockServer.setNow(new Date(noon.getTime() + turn * 1000 + 1000));
      writeAs('priya.raman', `Lot ${turn} of the auction`);
    }
    await comeBack(60);
    await userEvent.click(await screen.findByRole('button', { name: '20 new posts' }));
    await waitFor(() => expect(posts()[0]).toHaveTextContent('Lot 24'));
    expect(posts()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(posts().length).toBeGreaterThan(20));
    expect(posts()[20]).toHaveTextContent('Lot 4 ');
  });
});

it('the last post of a page that is pushed onto the next one is there once', async () => {
  await openFeed();
  mockServer.setNow(new Date(noon.getTime() + 1000));
  writeAs('priya.raman', 'Auction lot 12 sold');
  const last = posts().at(-1)?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(posts().length).toBeGreaterThan(20));
  expect(posts().filter(({ textContent }) => textContent === last)).toHaveLength(1);
});
