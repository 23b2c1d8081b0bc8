import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import '@/ui/menu/menu-list';
import './list/empty-feed';
import './acts/feed-keys';
import './reactions/react';
import './comments/comments';
import { chooseFeed } from './list/feed-choice';

const posts = () => within(screen.getByRole('main')).getAllByRole('article');

async function openFeed(username = 'hannah.okafor') {
  mockServer.signInAs(username);
  localStorage.setItem('session-hint', '1');
  const app = openApp('/');
  await screen.findByRole('tab', { name: 'For you' }, { timeout: 10_000 });
  return app;
}

beforeEach(() => chooseFeed({ feed: 'for-you', sort: 'latest' }));

describe('the home feed', () => {
  it('shows the posts of a tab, and remembers which', async () => {
    const { router } = await openFeed();
    await waitFor(() => expect(posts()).toHaveLength(20));
    const requests = mockServer.recordRequests();
    await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(requests).toContain('/posts'));
    await waitFor(() => {
      const saved = screen.getAllByRole('button', { name: /^Saved?$/ });
      expect(saved.every(({ textContent }) => textContent === 'Saved')).toBe(true);
    });
    expect(localStorage.getItem('feed-choice')).toBe('saved latest');
    await router.navigate({ to: '/about' });
    await router.navigate({ to: '/' });
    expect(await screen.findByRole('tab', { name: 'Saved' })).toHaveAttribute('aria-selected', 'true');
  });

  it('puts what is answered most on top when asked', async () => {
    await openFeed();
    await waitFor(() => expect(posts()).toHaveLength(20));
    await userEvent.click(screen.getByRole('button', { name: 'Sort: Latest' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Top' }));
    expect(await screen.findByRole('feed', { name: 'Top posts' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sort: Top' })).toBeVisible();
  });

  it('tells a screen reader which post of how many', async () => {
    await openFeed();
    await waitFor(() => expect(posts()).toHaveLength(20));
    const [first, second] = posts();
    const total = Number(first?.getAttribute('aria-setsize'));
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(second).toHaveAttribute('aria-posinset', '2');
    expect(total).toBeGreaterThan(20);
  });

  it('says what a new member can do first, and whom to meet', async () => {
    await openFeed('zainab.hussain');
    await userEvent.click(await screen.findByRole('button', { name: 'Write your first post' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Share a deal/ })).toHaveFocus());
    const businesses = await screen.findByRole('region', { name: 'Suggested businesses' });
    expect(within(businesses).getAllByRole('link', { name: /^View / })).toHaveLength(5);
  });
});

describe('keys of the feed', () => {
  async function openWithKeys() {
    await openFeed();
    await waitFor(() => expect(posts()).toHaveLength(20));
    await userEvent.hover(screen.getByRole('main'));
    // The first key of all only wakes the page up.
    await waitFor(async () => {
      await userEvent.keyboard('j');
      expect(document.activeElement).toHaveAttribute('aria-posinset');
    });
  }

  it('j and k move between posts, l likes, b saves, Enter opens', async () => {
    writePost(mockServer.world, mockServer.world.db.user.first('username', 'priya.raman')?.id ?? 0, {
      content: 'Keys in hand',
    });
    await openWithKeys();
    await userEvent.keyboard('k'.repeat(20));
    expect(posts()[0]).toHaveFocus();
    await userEvent.keyboard('j');
    expect(posts()[1]).toHaveFocus();
    await userEvent.keyboard('kb');
    const first = () => within(posts()[0] ?? document.body);
    expect(await first().findByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('l');
    expect(first().getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Post by Priya Raman' })).toBeInTheDocument();
  });

  it('c opens the comments with the cursor in the box', async () => {
    await openWithKeys();
    await userEvent.keyboard('c');
    const box = await screen.findByRole('textbox', { name: 'Write a comment' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('just a word');
    expect(box).toHaveValue('just a word');
  });
});
