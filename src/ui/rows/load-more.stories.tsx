import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from './load-more';

const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: fn() };

const meta = {
  title: 'ui/Load more',
  component: LoadMore,
  args: { list, error: null },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.list.fetchNextPage).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { list: { ...list, isFetchingNextPage: true } } };
export const Failed: Story = {
  args: { error: 'Something went wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeEnabled();
  },
};
export const AtTheEnd: Story = {
  args: { list: { ...list, hasNextPage: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
