import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { member } from '@/testing/fixtures/profile-fixture';
import { useStorySession } from '@/testing/screens/use-story-session';
import { ConnectionsOf } from './connections-of';

/** The list with its search working, as somebody signed in sees it: my own row is told from the others. */
function Searching(args: ComponentProps<typeof ConnectionsOf>) {
  const [query, setQuery] = useState(args.query);
  useStorySession();
  return <ConnectionsOf {...args} query={query} onQuery={setQuery} />;
}

const profileOf = (id: number, more: Partial<ComponentProps<typeof ConnectionsOf>['profile']> = {}) => ({
  userId: id,
  user: member({ id }),
  isMine: false,
  connectionsVisible: true,
  ...more,
});

const meta = {
  title: 'connections/Of a member',
  component: ConnectionsOf,
  render: Searching,
  args: { profile: profileOf(2), query: '', onQuery: fn() },
} satisfies Meta<typeof ConnectionsOf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whom I know too comes first and can be written to, I among them; the others can be asked. */
export const Many: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Ewan Drummond’s connections' });
    await expect(await within(list).findByText('You')).toBeVisible();
    const acts = within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')?.split(' ')[0]);
    await expect(acts[0]).toBe('Message');
    await expect(acts.lastIndexOf('Message')).toBeLessThan(acts.indexOf('Connect'));
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: /’s connections$/ });
    const search = canvas.getByRole('searchbox', { name: 'Search Ewan Drummond’s connections' });
    await userEvent.type(search, 'nobody of this name');
    await expect(await canvas.findByText('No results found')).toBeVisible();
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getByRole('list', { name: /’s connections$/ })).toBeVisible());
  },
};

export const Empty: Story = {
  args: { profile: profileOf(7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connections yet')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** The member shows them to fewer people; nothing is asked of the server. */
export const NotShown: Story = {
  args: { profile: profileOf(11, { connectionsVisible: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connections hidden')).toBeVisible();
  },
};

/** What changed since the profile was read is said the same way. */
export const NoLongerShown: Story = {
  args: { profile: profileOf(11) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connections hidden')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listUsers: { status: 404 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the connections')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/users', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading connections' })).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
