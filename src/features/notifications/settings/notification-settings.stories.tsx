import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { NotificationSettings } from './notification-settings';

const meta = {
  title: 'notifications/Settings',
  component: NotificationSettings,
  args: { user: currentUser(), mailingList: null },
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Liked your reply: Email' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Liked your reply: Sound' })).not.toBeChecked();
  },
};
export const Light: Story = { ...Default, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...Default, globals: { viewport: { value: '320' } } };

export const NotSaved: Story = {
  parameters: { server: { fail: { updateUser: { status: 500 } } } },
  play: async ({ canvas, userEvent }) => {
    const matrix = within(canvas.getByRole('form', { name: 'Notifications' }));
    const box = matrix.getByRole('checkbox', { name: 'New message: Sound' });
    await userEvent.click(box);
    await userEvent.click(matrix.getByRole('button', { name: 'Save' }));
    await expect(await matrix.findByRole('alert')).toBeVisible();
    await expect(box).toBeChecked();
  },
};
