// What is written about a tag: found from a post, a comment or the rail, at an address of its own.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeComment, writePost } from '@mocks/features/feed/activity/activity';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import '@/features/feed/acts/post-parts.rare';
import '@/features/feed/comments/comments';
import './late-home';
import './tag-home';

const { world } = mockServer;
const patient = { timeout: 10_000 };
const main = () => within(screen.getByRole('main'));

function open(path: string) {
  localStorage.setItem('session-hint', '1');
  return openApp(path);
}

/** A browser in which there is room for the rail: everything is in view. */
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, boundingClientRect: new DOMRect() };
    // The rest of an entry is read by nobody here.
    this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

it('a tag in a post and in a comment leads to the posts that have it', async () => {
  const post = writePost(world, 1, { content: 'Keys today #elmroad, see https://a.example/#elmroad' });
  writePost(world, 1, { content: 'The boiler of #ElmRoad is in' });
  writePost(world, 1, { content: 'Elm Road is let' });
  writeComment(world, post, 2, { content: 'Well bought #elmroad' });
  const { router } = open(`/hannah.okafor/post/${post.id}`);
  await waitFor(() => expect(screen.getAllByRole('link', { name: '#elmroad' })).toHaveLength(2), patient);
  const comment = await screen.findByText(/^Well bought/, undefined, patient);
  await userEvent.click(within(comment).getByRole('link', { name: '#elmroad' }));
  expect(await screen.findByRole('heading', { level: 1, name: '#elmroad' }, patient)).toBeVisible();
  expect(router.state.location.search).toEqual({ tag: 'elmroad' });
  await screen.findByText(/is in$/, undefined, patient);
  expect(main().getAllByRole('article')).toHaveLength(2);
  await userEvent.click(main().getByRole('link', { name: 'All posts' }));
  expect(await screen.findByRole('tab', { name: 'For you' }, patient)).toBeVisible();
  expect(screen.queryByRole('heading', { name: '#elmroad' })).not.toBeInTheDocument();
});

it('the rail shows what is written about most, and leads there', async () => {
  for (const turn of [1, 2, 3, 4, 5, 6, 7, 8, 9]) writePost(world, 2, { content: `Lot ${turn} #elmroad` });
  open('/');
  await screen.findByRole('tab', { name: 'For you' }, patient);
  await userEvent.hover(screen.getByRole('main'));
  const trending = await screen.findByRole('region', { name: 'Trending tags' }, patient);
  const links = within(trending).getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveTextContent('#elmroad9 posts');
  await userEvent.click(within(trending).getByRole('link', { name: /#elmroad/ }));
  await screen.findByRole('heading', { level: 1, name: '#elmroad' }, patient);
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(9));
});

it('the rail says nothing of tags where there are none', async () => {
  mockServer.signInAs('zainab.hussain');
  const requests = mockServer.recordRequests();
  open('/');
  await screen.findByRole('tab', { name: 'For you' }, patient);
  await userEvent.hover(screen.getByRole('main'));
  await waitFor(() => expect(requests).toContain('/posts/tags'), patient);
  await screen.findByRole('button', { name: 'Write your first post' }, patient);
  expect(screen.queryByText('Trending tags')).not.toBeInTheDocument();
});

it('a tag that nobody has used says so, with a way out', async () => {
  open('/?tag=nobody');
  expect(await screen.findByText('No posts about #nobody yet', undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all posts' }));
  expect(await screen.findByRole('tab', { name: 'For you' }, patient)).toBeVisible();
});
