import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { NotificationBell } from './panel/notification-bell';
import { NotificationsPage, type NotificationTab } from './notifications-page';

/** The page with its tabs working and the bell above it, as in the shell. */
function PageWithBell(args: ComponentProps<typeof NotificationsPage>) {
  const [tab, setTab] = useState<NotificationTab>(args.tab);
  const [only, setOnly] = useState(args.only);
  return (
    <>
      <div className="mb-4 flex justify-end">
        <NotificationBell />
      </div>
      <NotificationsPage {...args} tab={tab} onTab={setTab} only={only} onOnly={setOnly} />
    </>
  );
}

const meta = {
  title: 'notifications/Page and bell',
  component: NotificationsPage,
  render: PageWithBell,
  args: {
    username: 'hannah.okafor',
    tab: 'all',
    onTab: () => {},
    requests: 'The requests to connect stand here.',
    requestCount: 2,
  },
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible();
    await expect(await canvas.findByText('Earlier')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByText('Unread:')).toBeNull();
  },
};

export const Unread: Story = {
  args: { tab: 'unread' },
  play: async ({ canvas, userEvent, step }) => {
    const rows = await canvas.findAllByRole('button', { name: /^Unread:/ });
    await step('one that is read stays until the tab is left', async () => {
      const [menu] = canvas.getAllByRole('button', { name: /^Actions for/ });
      if (menu) await userEvent.click(menu);
      const item = await waitFor(
        () => document.querySelector<HTMLElement>('[role=menuitem]') ?? Promise.reject(new Error('no menu')),
      );
      await userEvent.click(item);
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: /^Unread:/ })).toHaveLength(rows.length - 1),
      );
      await expect(canvas.getAllByRole('listitem')).toHaveLength(rows.length);
    });
    await step('and is gone when the tab is opened again', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /All/ }));
      await userEvent.click(canvas.getByRole('tab', { name: /Unread/ }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(rows.length - 1));
    });
  },
};

export const Narrowed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findAllByRole('listitem');
    const chip = canvas.getByRole('button', { name: 'Comments' });
    await step('a chip leaves only its types', async () => {
      await userEvent.click(chip);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      const names = /Commented on your Post|Replied to your Comment|Mentioned you|commented on your post/;
      await waitFor(async () => {
        const rows = canvas.getAllByRole('listitem');
        await expect(rows.filter(({ textContent }) => !names.test(textContent))).toEqual([]);
      });
    });
    await step('pressed again it lets go', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Comments' }));
      await expect(
        (await canvas.findAllByRole('button', { name: /New connection request$/ })).length,
      ).toBeGreaterThan(0);
    });
  },
};

export const Selecting: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const rows = (await canvas.findAllByRole('listitem')).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    const bar = within(canvas.getByRole('toolbar', { name: 'Selected notifications' }));
    await step('nothing is chosen at first, so nothing can be done', async () => {
      await expect(bar.getByText('0 selected')).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Remove' })).toBeDisabled();
    });
    await step('one is chosen by its box, all by the button', async () => {
      const [box] = canvas.getAllByRole('checkbox');
      if (box) await userEvent.click(box);
      await userEvent.click(bar.getByRole('button', { name: 'Select all shown' }));
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(rows);
    });
    await step('marking as read ends the selection', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Mark as read' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Unread:/ })).toBeNull());
      await expect(canvas.queryByRole('toolbar')).toBeNull();
    });
  },
};

export const SelectingInLight: Story = { ...Selecting, globals: { theme: 'light' } };

export const Requests: Story = { args: { tab: 'requests' } };

export const Empty: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications to display.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listNotifications: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your notifications')).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
