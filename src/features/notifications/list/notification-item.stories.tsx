import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author, notification, storyNow } from '@/testing/fixtures/fixtures';
import type { Entry } from './entries';
import { NotificationItem } from './notification-item';
import type { NotificationActions } from '../use-notification-actions';

// types that neither the specification nor the design names
const unnamed = [11, 12, 99];

const acts: NotificationActions = {
  open: fn(),
  markRead: fn(),
  mutePost: fn(),
  turnType: fn(),
  isTypeOn: (typeId) => (typeId === null || unnamed.includes(typeId) ? null : true),
  remove: fn(),
};

const entry = (rows: readonly Schemas['Notification'][], more: Partial<Entry> = {}): Entry => ({
  key: String(rows[0]?.id),
  kind: 'one',
  rows,
  heading: null,
  isOpen: false,
  ...more,
});

const meta = {
  title: 'notifications/Item',
  component: NotificationItem,
  args: { now: storyNow, acts, entry: entry([notification(1)]) },
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
  // designed
  'Shared a new post',
  'Task reminder',
  'Assigned you a task',
  'Renewal reminder',
  'Maintenance overdue',
  'Viewing reminder',
];
/** What no contract allows, and a server may send all the same. */
const withoutType = { ...notification(98), notificationType: null } as unknown as Schemas['Notification'];

export const EveryType: Story = {
  render: (args) => (
    <ul>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 101, 102, 103, 104, 105, 106, ...unnamed].map((typeId) => (
        <li key={typeId}>
          <NotificationItem
            {...args}
            entry={entry([
              notification(typeId, {
                read: typeId % 2 === 0,
                snippet: typeId === 3 ? 'Was that before or after the survey came back?' : null,
                count: 3,
              }),
            ])}
          />
        </li>
      ))}
      <li>
        <NotificationItem {...args} entry={entry([withoutType])} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const rows = labels.map((label) =>
      canvas.getAllByRole('button', { name: new RegExp(`^(Unread: )?Callum Reyes\\s+${label}$`) }),
    );
    await expect(rows.map((found) => found.length)).toEqual(
      labels.map((label) => (label === 'Reacted to your post' ? 2 + unnamed.length : 1)),
    );
    await expect(canvas.getByRole('link', { name: 'View post' })).toHaveAttribute('href', '/7/post/55');
    await expect(canvas.getByRole('link', { name: 'View matches' })).toBeVisible();
    await expect(canvas.getByText('3 properties')).toBeVisible();
  },
};

export const WithoutSender: Story = {
  args: { entry: entry([notification(8, { sender: null, userPost: null, message: null })]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Unread: New property matching your search/ }));
    await expect(acts.open).toHaveBeenCalled();
  },
};

const people = ['Ama Mensah', 'Callum Reyes', 'Priya Raman', 'Sadia Malik', 'Oisín Brennan'];
const reactions = people.map((fullName, index) =>
  notification(5, {
    id: 50 - index,
    sender: author({ id: 10 + index, fullName }),
    read: index > 1,
    snippet: 'Offer accepted on this one after three weeks of back and forth.',
  }),
);

export const Group: Story = {
  args: { entry: entry(reactions, { kind: 'group' }), onToggle: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('button', { name: 'Unread: Ama Mensah and 4 others reacted to your post' }),
    ).toBeVisible();
    const all = canvas.getByRole('button', { name: /^Show all 5/ });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await expect(args.onToggle).toHaveBeenCalled();
  },
};

export const OpenGroup: Story = {
  args: { onToggle: fn() },
  render: (args) => (
    <ul>
      <li>
        <NotificationItem {...args} entry={entry(reactions, { kind: 'group', isOpen: true })} />
      </li>
      {reactions.map((row) => (
        <li key={row.id}>
          <NotificationItem now={args.now} acts={args.acts} entry={entry([row], { kind: 'member' })} />
        </li>
      ))}
    </ul>
  ),
};

export const MutedPost: Story = {
  args: { entry: entry([notification(5, { userPost: { id: 55, authUser: { id: 1 }, muted: true } })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Post muted')).toBeVisible();
  },
};

export const TypeOff: Story = {
  args: { acts: { ...acts, isTypeOn: () => false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Turned off')).toBeVisible();
  },
};

export const Menu: Story = {
  args: { entry: entry([notification(5)]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for/ }));
    const page = within(canvasElement.ownerDocument.body);
    const items = await page.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Mark as read',
      'Mute this post',
      'Turn off notifications like this',
      'Remove',
    ]);
    await Promise.all(
      page
        .getByRole('menu')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    for (const item of items) await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const MenuOfAnUnknownType: Story = {
  args: { entry: entry([notification(99, { read: true, userPost: null })]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for/ }));
    const page = within(canvasElement.ownerDocument.body);
    const items = await page.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Mark as unread', 'Remove']);
    await Promise.all(
      page
        .getByRole('menu')
        .getAnimations()
        .map(({ finished }) => finished),
    );
  },
};

export const Selecting: Story = {
  args: {
    entry: entry(reactions, { kind: 'group' }),
    selection: {
      isOn: true,
      ids: new Set([50]),
      toggle: fn(),
      choose: fn(),
      start: fn(),
      end: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: /^Select “Ama Mensah and 4 others/ });
    await waitFor(() => expect(box).toBePartiallyChecked());
    // the row's own button, which lies over the row, does not lie over the box
    const { x, y, width, height } = box.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(box.closest('label')?.contains(hit)).toBe(true);
    await userEvent.click(box);
    await expect(args.selection?.toggle).toHaveBeenCalledWith(reactions);
  },
};

export const Light: Story = { ...EveryType, globals: { theme: 'light' } };
export const GroupInLight: Story = { ...OpenGroup, globals: { theme: 'light' } };
