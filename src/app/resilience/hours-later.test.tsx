// A tab that was out of sight for hours, or whose machine has another day than the server.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/routes/-home/signed-in-home';
import '@/routes/-shell/shell';

const hour = 60 * 60_000;
const patience = { timeout: 10_000 };
// a Thursday, at noon in London
const noon = new Date('2026-11-19T12:00:00Z');

const words = 'Offer accepted this minute';
/** The post in the group of that day, with its time. */
const postIn = async (group: string) => {
  const day = await screen.findByRole('region', { name: group }, patience);
  return (await within(day).findByText(words, {}, patience)).closest('article');
};

/** The feed with a post written a minute before noon by the server's clock. */
async function openFeed() {
  // the seed counts from the server's moment
  mockServer.setNow(noon);
  await mockServer.reset();
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  const { user, post } = mockServer.world.db;
  const mine = post.by('authorId', user.first('username', 'hannah.okafor')?.id ?? 0).at(-1);
  if (!mine) throw new Error('The seed has no post of the member');
  post.update(mine.id, { content: words, createdAt: new Date(noon.getTime() - 60_000).toISOString() });
  return openApp('/');
}

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => {
  mockServer.setNow(null);
  vi.useRealTimers();
});

describe('a tab that is seen again after a day', { timeout: 60_000 }, () => {
  it('counts anew what is today, and reads again what is old', async () => {
    const { queryClient } = await openFeed();
    expect(await postIn('Today')).toHaveTextContent('1 minute ago');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), patience);
    const requests = mockServer.recordRequests();
    vi.setSystemTime(noon.getTime() + 22 * hour);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await postIn('Yesterday')).toHaveTextContent('22 hours ago');
    await waitFor(() => expect(requests).toContain('/posts'), patience);
  });
});

describe('a machine whose clock is a day wrong', { timeout: 60_000 }, () => {
  it.each([
    ['behind', -24, 'Today', 'Just Now'],
    ['ahead', 24, 'Yesterday', 'Thursday 19 November 2026 at 11:59'],
  ])('%s shows no time to come and no negative one', async (_which, hours, group, time) => {
    vi.setSystemTime(noon.getTime() + hours * hour);
    await openFeed();
    expect(await postIn(group)).toHaveTextContent(time);
    expect(document.body).not.toHaveTextContent(/-\d+ (minute|hour)/);
  });
});
