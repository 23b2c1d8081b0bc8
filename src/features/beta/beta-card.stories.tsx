import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BetaCard } from './beta-card';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'beta/Card',
  component: BetaCard,
  args: { feature: 'pipeline', title: 'Pipeline' },
} satisfies Meta<typeof BetaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotApplied: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Apply for .+ beta$/ }, patience));
  },
};

export const Applied: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You applied on/, {}, patience)).toBeVisible();
  },
};
export const AppliedLight: Story = { ...Applied, globals: { theme: 'light' } };
export const OnAPhone: Story = { ...Applied, globals: { viewport: { value: '320' } } };
