import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotificationBell } from './notification-bell';
import { NotificationsPage } from './notifications-page';

const meta = {
  title: 'notifications/Page and bell',
  component: NotificationsPage,
  args: { username: 'hannah.okafor' },
  decorators: [
    (Story) => (
      <>
        <div className="mb-4 flex justify-end">
          <NotificationBell />
        </div>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Notifications, \d+ unread/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByText('Unread')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications to display.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listNotifications: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your notifications')).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
