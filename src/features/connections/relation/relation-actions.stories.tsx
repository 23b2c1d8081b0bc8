import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { member } from '@/testing/fixtures/profile-fixture';
import { RelationActions } from './relation-actions';

const meta = {
  title: 'connections/You and a member',
  component: RelationActions,
  args: { person: member(), onBlocked: fn() },
} satisfies Meta<typeof RelationActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConnected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Ewan Drummond' }));
    const dialog = await screen.findByRole('dialog', { name: 'Connect with Ewan Drummond' });
    const note = within(dialog).getByRole('textbox', { name: /^Note/ });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.type(note, 'We met in Leeds.');
    await expect(dialog).toHaveTextContent('284 characters left');
  },
};

export const Asked: Story = {
  args: { person: member({ connectionStatus: 'pending_out', connectionId: 7 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Withdraw the request to Ewan Drummond' })).toBeEnabled();
  },
};

export const AsksMe: Story = {
  args: { person: member({ connectionStatus: 'pending_in', connectionId: 7 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept Ewan Drummond’s request' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Decline Ewan Drummond’s request' })).toBeEnabled();
  },
};

export const Connected: Story = {
  args: { person: member({ connectionStatus: 'connected', connectionId: 7 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ewan Drummond' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
    const dialog = await screen.findByRole('dialog', { name: /^Remove Ewan Drummond/ });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Reported: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ewan Drummond' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report Ewan Drummond' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose what’s wrong');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Spam or a scam' }));
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await expect(await screen.findByText(/^Thanks\. Your report’s reference is SUP-/)).toBeInTheDocument();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
