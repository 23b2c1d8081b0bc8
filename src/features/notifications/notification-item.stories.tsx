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

// the labels of specification §8, an unknown type's included
const labels = [
  'New connection request',
  'You are now connected',
  'Commented on your Post',
  'Replied to your Comment',
  'Reacted to your post',
  'New message',
  'Mentioned you in a Post',
  'New property matching your search',
  'Liked your comment',
  'Liked your reply',
  'Outstanding transactions to confirm',
];

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
    const rows = labels.map((label) =>
      canvas.getAllByRole('button', { name: new RegExp(`^(Unread: )?Callum Reyes\\s+${label}$`) }),
    );
    await expect(rows.map((found) => found.length)).toEqual(
      labels.map((label) => (label === 'Reacted to your post' ? 2 : 1)),
    );
    await expect(canvas.getAllByRole('button', { name: /^Unread:/ })).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'View post' })).toHaveAttribute('href', '/7/post/55');
    await expect(canvas.getByRole('link', { name: 'View matches' })).toBeVisible();
  },
};

export const WithoutSender: Story = {
  args: { notification: notification(8, { sender: null, userPost: null, message: null }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Unread: New property matching your search/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Light: Story = { ...EveryType, globals: { theme: 'light' } };
