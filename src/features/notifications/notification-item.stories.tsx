import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { notification, storyNow } from '@/testing/fixtures';
import { NotificationItem } from './notification-item';

const meta = {
  title: 'notifications/Item',
  component: NotificationItem,
  args: { now: storyNow, onOpen: fn(), notification: notification(1) },
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryType: Story = {
  render: (args) => (
    <ul>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 99].map((typeId) => (
        <li key={typeId}>
          <NotificationItem {...args} notification={notification(typeId, { read: typeId % 2 === 0 })} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Outstanding transactions to confirm')).toBeVisible();
    await expect(canvas.getAllByText('Reacted to your post')).toHaveLength(2);
    await expect(canvas.getAllByText('Unread')).toHaveLength(7);
  },
};

export const WithoutSender: Story = {
  args: { notification: notification(8, { sender: null, userPost: null, message: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /New property matching your search/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Light: Story = { ...EveryType, globals: { theme: 'light' } };
