import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscriptionsPage } from './subscriptions-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Subscriptions',
  component: SubscriptionsPage,
  args: { search: {}, onSearch: fn() },
  parameters: { scenario: 'admin' },
} satisfies Meta<typeof SubscriptionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Subscriptions' }, patience)).toBeVisible();
  },
};
export const Light: Story = { ...Several, globals: { theme: 'light' } };
export const OnATablet: Story = { ...Several, globals: { viewport: { value: '768' } } };
export const LongWords: Story = { ...Several, parameters: { scenario: '?scenario=admin,long-words' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Subscriptions' }, patience)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { search: { query: 'zainab.hussain' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Members on the free plan have no subscription.', {}, patience),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenCalledWith({});
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?scenario=admin&latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading subscriptions', {}, patience)).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { scenario: '?scenario=admin&offline=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the subscriptions', {}, patience)).toBeVisible();
  },
};
