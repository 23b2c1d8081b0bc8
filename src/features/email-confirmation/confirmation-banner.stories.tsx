import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { tellActionBar } from '@/ui/button/action-bar';
import { ConfirmationBanner } from './confirmation-banner';

const meta = {
  title: 'email-confirmation/Banner',
  component: ConfirmationBanner,
  args: { email: 'aoife@brennanlets.example' },
  parameters: { layout: 'fullscreen', server: { signInAs: 'aoife.brennan' } },
  // each story is a visit of its own
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmationBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Confirm your email' });
    await expect(within(banner).getByText(/aoife@brennanlets\.example/)).toBeVisible();
    await expect(within(banner).getByRole('button', { name: 'Send Confirmation Email' })).toBeEnabled();
    await expect(within(banner).getByRole('link', { name: 'Change email' })).toHaveAttribute(
      'href',
      '/settings/account',
    );
  },
};
export const OpenLight: Story = { ...Open, globals: { theme: 'light' } };
export const LongAddress: Story = {
  args: { email: `${'a-very-long-name-'.repeat(4)}@lettings-and-property-management.example` },
};

/** A page with a bar of its own at the foot of a phone's screen. */
export const AboveAnActionBar: Story = {
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div
          ref={tellActionBar}
          data-testid="bar"
          className="fixed inset-x-0 bottom-0 h-16 border-t border-line bg-surface-1"
        />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const footOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    const bar = canvas.getByTestId('bar').getBoundingClientRect();
    await waitFor(() => expect(footOf(canvas.getByRole('region'))).toBeLessThan(bar.top));
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Confirmation Email' }));
    await expect(await canvas.findByRole('button', { name: 'Sent' })).toBeDisabled();
    await screen.findByText('Confirmation email sent', { selector: 'li *' });
  },
};

export const Refused: Story = {
  parameters: {
    server: {
      signInAs: 'aoife.brennan',
      fail: {
        sendEmailConfirmation: { status: 429, body: { message: 'Wait a little before the next one' } },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Confirmation Email' }));
    await screen.findByText('Wait a little before the next one', { selector: 'li *' });
    await expect(canvas.getByRole('button', { name: 'Send Confirmation Email' })).toBeEnabled();
  },
};

export const MadeSmall: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minimise' }));
    const pill = canvas.getByRole('button', { name: 'Confirm your email' });
    await expect(pill).toHaveFocus();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Minimise' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Confirm your email' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
export const MadeSmallLight: Story = { ...MadeSmall, globals: { theme: 'light' } };
