import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { postQueries, usualFeed } from '@/entities/post/queries';
import { currentUser, post, storyNow } from '@/testing/fixtures/fixtures';
import { listenToFeedKeys } from '../acts/feed-keys';
import { FeedList } from './feed-list';
import { NewPosts } from './new-posts.late';

/** Posts ten minutes apart, the newest first: some of today, some of yesterday, most of earlier. */
const posts = (count: number, { from = 0, minutesAhead = 0 } = {}) =>
  Array.from({ length: count }, (_, at) => {
    const id = from + count - at;
    const moment = storyNow.getTime() - (at * 10 - minutesAhead) * 60_000;
    return post({ id, content: `Post ${id}`, createdAt: new Date(moment).toISOString() });
  });
const page = (data: ReturnType<typeof posts>) => ({ data, page: 1, totalPages: 1, total: data.length });

const meta = {
  title: 'feed/Long feed',
  component: FeedList,
  args: { posts: posts(1000), total: 1000, user: currentUser(), now: storyNow, children: <p>The end</p> },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-[620px]">
        <h1 className="sr-only">Network</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FeedList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const few = (canvas: Canvas) => waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(60));

/** Only the posts near the view are there, and at the end of the page is the last of a thousand. */
export const Thousand: Story = {
  play: async ({ canvas }) => {
    await few(canvas);
    await expect(canvas.getByText('Post 1000')).toBeVisible();
    await waitFor(async () => {
      scrollTo(document.documentElement.scrollHeight);
      const last = canvas.getByText('Post 1', { exact: true }).closest('article');
      await expect(last).toHaveAttribute('aria-posinset', '1000');
      await expect(last).toHaveAttribute('aria-setsize', '1000');
      await expect(canvas.getByText('The end').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        innerHeight,
      );
    });
    await few(canvas);
  },
};

const names = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((each) => Number(each.getAttribute('aria-posinset')));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** A page of posts is drawn as far as it is near; more whenever its end comes near, and what was drawn stays. */
export const Page: Story = {
  args: { posts: posts(20), total: 158, name: 'a page' },
  play: async ({ canvas }) => {
    const first = names(canvas);
    await expect(first.length).toBeLessThan(16);
    await expect(first).toEqual(upTo(first.length));
    await expect(canvas.getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '158');
    await expect(canvas.queryByText('The end')).toBeNull();
    await waitFor(async () => {
      scrollTo(document.documentElement.scrollHeight);
      await expect(canvas.getByText('The end')).toBeVisible();
    });
    await expect(names(canvas)).toEqual(upTo(20));
  },
};

/** The browser's own search finds what is loaded, and paper has it; so does whoever asks for more by hand. */
export const Searched: Story = {
  args: { posts: posts(20), total: 158, name: 'searched' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Post 1', { exact: true })).toBeNull();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(canvas.getByText('Post 1', { exact: true })).toBeInTheDocument();
  },
};

export const Printed: Story = {
  args: { posts: posts(20), total: 158, name: 'printed' },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(names(canvas)).toEqual(upTo(20));
  },
};

export const AskedFor: Story = {
  args: { posts: posts(20), total: 158, name: 'asked for' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(names(canvas)).toEqual(upTo(20));
  },
};

/** The key j goes from post to post, past those that were there at first and from one day to the next. */
export const Keys: Story = {
  beforeEach: () => listenToFeedKeys(),
  play: async ({ canvas, userEvent }) => {
    await few(canvas);
    scrollTo(0);
    await userEvent.keyboard('j');
    const first = Number(document.activeElement?.getAttribute('aria-posinset'));
    for (let place = first + 1; place <= 70; place++) {
      await userEvent.keyboard('j');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', String(place)));
    }
    await userEvent.keyboard('k');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '69'));
  },
};

/** The list as the cache has it, read long ago: the server has three new ones. */
function Reading({ user, now }: Pick<ComponentProps<typeof FeedList>, 'user' | 'now'>) {
  const queryClient = useQueryClient();
  const feed = postQueries.feed(usualFeed);
  useState(() => queryClient.setQueryData(feed.queryKey, { pages: [page(posts(300))], pageParams: [1] }));
  const { data } = useInfiniteQuery({ ...feed, enabled: false });
  if (!data) return <p>Nothing is there</p>;
  return (
    <FeedList
      posts={data.pages.flatMap((each) => each.data)}
      user={user}
      now={now}
      above={<NewPosts list={data} readAt={0} />}
    />
  );
}

/** New posts put above are shown from the top, and the way back leads to the post that was read. */
export const TakeMeBack: Story = {
  render: Reading,
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/posts', () =>
          HttpResponse.json(
            page([...posts(3, { from: 10_000, minutesAhead: 60 }), ...posts(300).slice(0, 17)]),
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const news = await canvas.findByRole('button', { name: '3 new posts' });
    await few(canvas);
    scrollTo(12_000);
    // The focus on a sticky button may itself scroll by a little.
    news.focus();
    const before = await atRest();
    await userEvent.click(news);
    await waitFor(() => expect(canvas.getByText('Post 10003')).toBeVisible());
    await few(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to where I was' }));
    await waitFor(() => expect(inView()).toEqual(before));
  },
};

function inView() {
  const found = [...document.querySelectorAll('article')].find(
    (each) => each.getBoundingClientRect().bottom > innerHeight / 4,
  );
  return {
    name: found?.getAttribute('aria-labelledby'),
    top: Math.round(found?.getBoundingClientRect().top ?? NaN),
  };
}

/** What is in view once nothing moves between two frames. */
async function atRest() {
  let place = inView();
  await waitFor(async () => {
    const before = place;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    place = inView();
    await expect(place).toEqual(before);
  });
  return place;
}
