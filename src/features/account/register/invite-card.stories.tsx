import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { InviteCard } from './invite-card';

const meta = {
  title: 'account/Invite card',
  component: InviteCard,
  args: { code: 'hannah.okafor' },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[392px]">
        <Story />
        <p>The form</p>
      </div>
    ),
  ],
} satisfies Meta<typeof InviteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your invitation' })).toHaveTextContent(
      'Hannah Okafor has invited you to Tiebeam.',
    );
  },
};

export const Expired: Story = {
  args: { code: 'a-code-of-nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This invitation has expired/)).toBeVisible();
  },
};

/** What cannot be read takes nothing away from the registration. */
export const Wrong: Story = {
  parameters: { server: { fail: { listInvitations: { status: 403 } } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/auth/invite-user', () => delay('infinite'))] } },
};

export const Light: Story = { globals: { theme: 'light' } };
