import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { FlagsPage } from './flags-page';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'admin/Feature flags',
  component: FlagsPage,
  parameters: { scenario: 'admin' },
} satisfies Meta<typeof FlagsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TurningOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off registration' }, patience));
    const question = within(await screen.findByRole('dialog', { name: 'Turn off registration?' }, patience));
    await userEvent.click(await question.findByRole('button', { name: 'Turn off' }));
    const on = await canvas.findByRole('button', { name: 'Turn on registration' }, patience);
    await expect(canvas.getByText(/^Changed by Tom Whitfield/)).toBeVisible();
    await userEvent.click(on);
    await expect(
      await canvas.findByRole('button', { name: 'Turn off registration' }, patience),
    ).toBeVisible();
  },
};
export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Feature flags' }, patience)).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Light, globals: { viewport: { value: '320' } } };

export const Waiting: Story = {
  parameters: { scenario: '?scenario=admin&latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading', {}, patience)).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the feature flags', {}, patience)).toBeVisible();
  },
};
