import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { AreaPulse } from './area-pulse';
import { MyDay, MyDayStrip } from './my-day';
import { TrendingTags } from './trending-tags';

const meta = {
  title: 'feed/Beside the feed',
  component: MyDay,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MyDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('region', { name: 'My day' });
    await expect(day).toBeVisible();
    await expect(canvas.getByRole('link', { name: /outstanding transaction/ })).toHaveAttribute(
      'href',
      '/portfolio?section=propertyManagement',
    );
  },
};

export const DayLight: Story = { ...Day, globals: { theme: 'light' } };

/** Nothing to do: there is no card. */
export const NothingToDo: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'My day' })).toBeNull());
  },
};

/** A card that came before it is known what is in it would jump. */
export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/transactions', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'My day' })).toBeNull();
  },
};

/** One list that cannot be read costs its line alone. */
export const OneListWrong: Story = {
  parameters: {
    server: { fail: { listTransactions: { status: 403, body: { message: 'Closed for now' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /overdue/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /outstanding/ })).toBeNull();
  },
};

/** Above the feed, where there is no room for a rail. */
export const Strip: Story = {
  decorators: [
    () => (
      <div className="relative flex min-h-10 max-w-[390px] flex-wrap items-center justify-end">
        <MyDayStrip />
        <button type="button" className="text-ink-2 text-xs">
          Latest
        </button>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^My day/ });
    await expect(canvas.queryByRole('region', { name: 'My day' })).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('region', { name: 'My day' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Area: Story = {
  render: () => <AreaPulse username="hannah.okafor" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Median asking price')).toBeVisible();
  },
};

export const Tags: Story = {
  render: () => <TrendingTags />,
  play: async ({ canvas }) => {
    const tags = await canvas.findByRole('region', { name: 'Trending tags' });
    await expect(tags).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/\?tag=\w+$/),
    );
  },
};

export const TagsLight: Story = { ...Tags, globals: { theme: 'light' } };

/** A long tag leaves room for its count; one post is one. */
export const OneLongTag: Story = {
  render: () => <TrendingTags />,
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/posts/tags', () => HttpResponse.json({ data: [{ tag: 'w'.repeat(50), count: 1 }] })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 post')).toBeVisible();
  },
};

/** Nobody has used one lately: there is no card. */
export const NoTags: Story = {
  render: () => <TrendingTags />,
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Trending tags' })).toBeNull());
  },
};
