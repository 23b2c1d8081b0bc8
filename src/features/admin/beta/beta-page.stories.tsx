import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BetaPage } from './beta-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Beta applications',
  component: BetaPage,
  args: { status: undefined, onStatus: fn() },
  parameters: { scenario: 'admin' },
} satisfies Meta<typeof BetaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Beta applications' }, patience)).toBeVisible();
    const reason = await canvas.findByText(/^Supported living leases/, {}, patience);
    await expect(reason.scrollWidth).toBeLessThanOrEqual(reason.clientWidth);
    await expect(reason.closest('th')).toHaveTextContent(/about testing$/);
  },
};
export const Light: Story = { ...Several, globals: { theme: 'light' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: '320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Beta applications' }, patience)).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the applications', {}, patience)).toBeVisible();
  },
};
