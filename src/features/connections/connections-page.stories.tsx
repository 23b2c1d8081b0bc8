import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConnectionsPage } from './connections-page';

/** The page with its tabs, its search and its order working. */
function Choosing(args: ComponentProps<typeof ConnectionsPage>) {
  const [search, setSearch] = useState(args.search);
  return <ConnectionsPage search={search} onSearch={setSearch} />;
}

const meta = {
  title: 'connections/Page',
  component: ConnectionsPage,
  render: Choosing,
  args: { search: {}, onSearch: fn() },
} satisfies Meta<typeof ConnectionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Connections' });
    const [more] = within(list).getAllByRole('button', { name: /^Actions for/ });
    if (more) await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: /note and tags…$/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Note on/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Suggested: Story = {
  args: { search: { tab: 'suggested' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Suggested' })).toBeVisible();
  },
};

export const Blocked: Story = {
  args: { search: { tab: 'blocked' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Unblock/ }));
    await expect(await canvas.findByText('No blocked members')).toBeVisible();
  },
};

/** Muted on a profile, heard again here. */
export const Muted: Story = {
  args: { search: { tab: 'blocked' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Muted' })).toBeVisible();
    await expect(await canvas.findByText('No muted members')).toBeVisible();
  },
};

export const Invite: Story = {
  args: { search: { tab: 'invite' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Your link' })).toHaveValue(
      `${location.origin}/account/register?invite=hannah.okafor`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitations' }));
    await expect(canvas.getByRole('textbox', { name: 'Email addresses' })).toHaveAccessibleDescription(
      'Enter at least one email address',
    );
  },
};

export const Empty: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connections yet')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listConnections: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the connections')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/connections', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading connections' })).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Connections' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    const [first, second] = list.getAllByRole('checkbox');
    if (first && second) {
      await userEvent.click(first);
      await userEvent.click(second);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 people' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'See you on Thursday');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(dialog.getByText('Sent to 2 of 2')).toBeVisible());
  },
};

export const SeveralNotSent: Story = {
  parameters: { server: { fail: { createMessage: { status: 403, body: { message: 'Not now' } } } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Connections' });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Message \d+ people/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'See you on Thursday');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect((await dialog.findAllByText('Not sent. Not now'))[0]).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'Retry all' })).toBeVisible();
  },
};

export const LinkCode: Story = {
  args: { search: { tab: 'invite' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'QR code' }));
    await expect(await canvas.findByRole('img', { name: /^QR code for http/ })).toBeVisible();
  },
};
