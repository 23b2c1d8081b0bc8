import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSessionHint } from '@/entities/session/hint';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const posts = () => screen.findAllByRole('article');
const yields = '/blog/where-yields-still-start-with-an-eight';

describe('the blog', () => {
  it('is read without an account and without asking for one', async () => {
    const requests = mockServer.recordRequests();
    openApp('/blog');
    await heading('Blog');
    expect(await posts()).toHaveLength(9);
    expect(requests.filter((path) => path.startsWith('/auth'))).toEqual([]);
  });

  it('is chosen by category, which stands in the address and survives the way back', async () => {
    const { router, path } = openApp('/blog');
    await posts();
    await userEvent.click(screen.getByRole('button', { name: 'Finance' }));
    await waitFor(() => expect(router.history.location.search).toBe('?category=finance'));
    await waitFor(() => {
      for (const card of screen.getAllByRole('article')) expect(card).toHaveTextContent('Finance');
    });
    const [link] = screen.getAllByRole('link', { name: /five-year|bridge|fix/i });
    if (link) await userEvent.click(link);
    await waitFor(() => expect(path()).toMatch(/^\/blog\/./));
    router.history.back();
    expect(await screen.findByRole('button', { name: 'Finance' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('names its RSS feed to feed readers, and copies its link', async () => {
    openApp('/blog');
    await posts();
    const feed = document.querySelector('link[type="application/rss+xml"]');
    expect(feed).toHaveAttribute('href', `${location.origin}/api/blogs/feed.xml`);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy RSS link' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${location.origin}/api/blogs/feed.xml`),
    );
  });

  it('says when nothing matches, and how to see all again', async () => {
    openApp('/blog?query=zzzz');
    expect(await screen.findByText('No posts found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await posts()).toHaveLength(9);
  });

  it('shows no drafts to a stranger', async () => {
    openApp('/blog');
    await posts();
    expect(screen.queryByText('Draft')).toBeNull();
  });

  it('marks drafts for an admin', async () => {
    mockServer.signInAs('tom.whitfield');
    setSessionHint(true);
    openApp('/blog');
    expect((await screen.findAllByText('Draft')).length).toBeGreaterThan(0);
  });

  it.each(['?page=-1', '?page=x', '?category=<script>', '?category=admin&page=1.5', '?query=%20'])(
    'takes no harm from %s',
    async (query) => {
      openApp(`/blog${query}`);
      expect(await posts()).toHaveLength(9);
    },
  );

  it('says what failed and loads it again', async () => {
    mockServer.fail('listBlogs', {
      status: 404,
      times: 1,
      body: { message: 'Gone for tea', code: 'not-found' },
    });
    openApp('/blog');
    expect(await screen.findByText('Gone for tea.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await posts()).toHaveLength(9);
  });
});

describe('a post', () => {
  it('shows its table, its author and what to read next', async () => {
    openApp(yields);
    await screen.findByRole('heading', { level: 1, name: /yields still start/i });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(8);
    expect(within(table).getByRole('columnheader', { name: 'Gross yield' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '£118,000' })).toHaveStyle({ textAlign: 'right' });
    expect(screen.getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Create FREE Account' }),
    ).toHaveAttribute('href', '/account/register');
  });

  it('tells search engines and sharers what it is', async () => {
    openApp(yields);
    const title = await screen.findByRole('heading', { level: 1, name: /yields still start/i });
    const meta = (name: string) =>
      document.head.querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)?.content;
    await waitFor(() => expect(document.title).toBe(`${title.textContent} · Tiebeam`));
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${location.origin}${yields}`,
    );
    expect(meta('og:title')).toBe(document.title);
    expect(meta('og:type')).toBe('article');
    expect(meta('description')?.length).toBeGreaterThan(20);
  });

  it('is passed on to a member’s own network, once, beside what they write there', async () => {
    mockServer.signInAs('hannah.okafor');
    setSessionHint(true);
    const { path, router } = openApp(yields);
    await userEvent.click(await screen.findByRole('button', { name: 'Post to Network' }));
    const composer = await screen.findByRole('form', { name: 'New post' });
    const text = within(composer).getByRole('textbox');
    expect(path()).toBe('/');
    await waitFor(() => expect(text).toHaveFocus());
    const link = `Where yields still start with an eight\n${location.origin}${yields}`;
    expect(text).toHaveValue(link);
    await userEvent.type(text, ' Leeds too?');
    router.history.back();
    await userEvent.click(await screen.findByRole('button', { name: 'Post to Network' }));
    expect(within(await screen.findByRole('form', { name: 'New post' })).getByRole('textbox')).toHaveValue(
      `${link} Leeds too?`,
    );
  });

  it('is opened at the heading that the address names, once that is there', async () => {
    const goTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => goTo.mockRestore());
    openApp('/blog/letting-without-section-21#s-what-about-the-information-sheet');
    const title = await screen.findByRole('heading', { name: '“What about the information sheet?”' });
    await waitFor(() => expect(goTo.mock.contexts).toContain(title));
  });

  it('offers a stranger no network', async () => {
    openApp(yields);
    await screen.findByRole('group', { name: 'Share this post' });
    expect(screen.queryByRole('button', { name: 'Post to Network' })).toBeNull();
  });

  it('that nobody wrote is not found, in the public frame', async () => {
    openApp('/blog/no-such-post');
    await heading('We couldn’t find that page');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });
});
