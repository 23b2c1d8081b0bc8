import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BetaSettings } from './beta-settings';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = { title: 'beta/Settings', component: BetaSettings } satisfies Meta<typeof BetaSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotApplied: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Apply for the Pipeline beta' }, patience),
    ).toBeVisible();
  },
};
export const NotAppliedLight: Story = { ...NotApplied, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...NotApplied, globals: { viewport: { value: '320' } } };

export const Applying: Story = {
  ...NotApplied,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Apply for the Portfolio beta' }, patience),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Apply for the Portfolio beta' }, patience);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const NotLoaded: Story = {
  parameters: { server: { fail: { listBetaApplications: { status: 403 } } } },
  play: async ({ canvas }) => {
    const [failure] = await canvas.findAllByText('Couldn’t load your applications', {}, patience);
    await expect(failure).toBeVisible();
  },
};
