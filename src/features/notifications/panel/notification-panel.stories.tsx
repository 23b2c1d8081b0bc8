import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useEffect, type ComponentProps } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { author, notification } from '@/testing/fixtures/fixtures';
import { whenShown } from '@/testing/when-shown';
import { NotificationBell } from './notification-bell';
import { NotificationPanel } from './notification-panel';
import { closePanel, setUnreadOnly, usePanel, type PanelView } from './panel-store';

/** The bell and, while it is open, the panel: as the shell puts them together. */
function BellAndPanel({
  view,
  ...args
}: ComponentProps<typeof NotificationPanel> & { view: PanelView | null }) {
  const shown = usePanel((state) => state.view);
  useEffect(() => {
    usePanel.setState({ view });
    return () => {
      closePanel();
      setUnreadOnly(false);
    };
  }, [view]);
  return (
    <div className="flex min-h-[640px] justify-end">
      <NotificationBell />
      {shown && <NotificationPanel {...args} />}
    </div>
  );
}

/** The panel once it has risen to its place. */
const risen = async (canvasElement: HTMLElement): Promise<HTMLElement> =>
  whenShown(await within(canvasElement).findByRole('dialog'));

/** Stands in for the console while a story lets something fail that is only logged. */
const logged = fn();

const meta = {
  title: 'notifications/Panel',
  component: BellAndPanel,
  args: {
    view: 'notifications',
    username: 'hannah.okafor',
    requests: 'The requests to connect stand here.',
    requestCount: 2,
  },
} satisfies Meta<typeof BellAndPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notifications: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const panel = await risen(canvasElement);
    await expect(panel).toHaveAccessibleName('Notifications');
    await step(
      'is 330 px wide, 76 px from the top, its body at most half as high as the screen',
      async () => {
        const box = panel.getBoundingClientRect();
        await expect(box.width).toBe(330);
        await expect(box.top).toBe(76);
        const body = (await canvas.findByRole('list', { name: 'Notifications' })).closest('.overflow-y-auto');
        await expect(body?.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2);
      },
    );
    await step('has the focus on its title', async () => {
      await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    });
  },
};

export const Closed: Story = {
  args: { view: null },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const bell = await canvas.findByRole('button', { name: /Notifications, \d+ unread/ });
    await step('the bell opens it and takes the badge away, and marks nothing read', async () => {
      const before = bell.getAttribute('aria-label');
      await waitFor(() => expect(bell).toHaveTextContent(/^\d+\+?$/));
      await userEvent.click(bell);
      await expect(await risen(canvasElement)).toBeVisible();
      await expect(bell).toHaveTextContent('');
      await expect(bell).toHaveAttribute('aria-label', before ?? '');
    });
    await step('Escape closes it, and the bell has the focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(bell).toHaveFocus();
    });
    await step('a second click on the bell closes it too', async () => {
      await userEvent.click(bell);
      await canvas.findByRole('dialog');
      await userEvent.click(bell);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Requests: Story = {
  args: { view: 'requests' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await risen(canvasElement)).toHaveAccessibleName('Connection Requests');
    await expect(canvas.getByRole('button', { name: 'Requests (2)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const UnreadOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    // the rows out of view follow those that are seen
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
    const all = canvas.getAllByRole('listitem').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Unread only' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(all));
    await userEvent.click(canvas.getByRole('button', { name: 'View All' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(usePanel.getState().isUnreadOnly).toBe(false);
  },
};

export const NewAndEarlier: Story = {
  beforeEach: () => {
    // between the newest ones and the rest, as the last opening left it
    localStorage.setItem('notifications-seen:hannah.okafor', '2026-05-13T06:00:00.000Z');
    return () => localStorage.removeItem('notifications-seen:hannah.okafor');
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent(/^New/);
    await expect(canvas.getByText('Earlier')).toBeInTheDocument();
  },
};

/** A handler of one page: five people reacted to one post, one after the other. */
const fiveReacted = ['Ama Mensah', 'Callum Reyes', 'Priya Raman', 'Sadia Malik', 'Oisín Brennan'].map(
  (fullName, index) =>
    notification(5, {
      id: 50 - index,
      sender: author({ id: 10 + index, fullName }),
      createdAt: `2026-05-13T09:${50 - index}:00.000Z`,
      read: index > 1,
      snippet: 'Offer accepted on this one after three weeks of back and forth.',
    }),
);

export const Grouped: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/notifications', () =>
          HttpResponse.json({ page: 1, totalPages: 1, notifications: fiveReacted, unreadCount: 2 }),
        ),
        http.put('*/api/notifications/:id', () => HttpResponse.json(fiveReacted[0])),
      ],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('button', { name: 'Unread: Ama Mensah and 4 others reacted to your post' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await step('opening shows every one of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Show all 5/ }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
      await expect(canvas.getByRole('button', { name: /^Sadia Malik\s+Reacted to your post/ })).toBeVisible();
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Unread:/ });
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(first).not.toHaveAccessibleName(/^Unread:/));
    await userEvent.keyboard('E');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Unread:/ })).toBeNull());
  },
};

export const NotUpdated: Story = {
  parameters: { server: { fail: { updateNotification: { status: 500 } } } },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Unread:/ });
    first?.focus();
    await userEvent.keyboard('e');
    await expect(await canvas.findByText('Error updating notification!')).toBeInTheDocument();
    await waitFor(() => expect(first).toHaveAccessibleName(/^Unread:/));
  },
};

export const NotAllUpdated: Story = {
  parameters: { server: { fail: { markAllNotificationsRead: { status: 500 } } } },
  beforeEach: () => {
    const log = spyOn(console, 'debug').mockImplementation(logged);
    return () => {
      log.mockRestore();
      logged.mockClear();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const unread = (await canvas.findAllByRole('button', { name: /^Unread:/ })).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('button', { name: /^Unread:/ })).toHaveLength(unread);
    await expect(canvas.queryByRole('list', { name: 'Status messages' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('No notifications to display.');
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listNotifications: { status: 403 } } } },
  play: async ({ canvas, canvasElement }) => {
    await risen(canvasElement);
    await expect(await canvas.findByText('Couldn’t load your notifications')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/notifications', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading notifications' })).toBeVisible());
  },
};

export const Light: Story = { globals: { theme: 'light' } };
