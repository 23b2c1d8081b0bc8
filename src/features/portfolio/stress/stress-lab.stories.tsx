import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StressLab } from './stress-lab';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'portfolio/Stress lab',
  component: StressLab,
  args: { userId: 1, earnings: [] },
} satisfies Meta<typeof StressLab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', {}, patience)).toBeVisible();
  },
};

export const AllAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All at once' }, patience));
    await expect(await canvas.findByText(/the first to turn negative\.$/, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Rents' })).toHaveAttribute('aria-valuetext', '−10%');
    await userEvent.click(canvas.getByRole('button', { name: 'Save scenario' }));
    await expect(canvas.getByRole('textbox', { name: 'Scenario name' })).toHaveFocus();
  },
};

export const OnAPhone: Story = { ...AllAtOnce, globals: { viewport: { value: '390' }, theme: 'light' } };

export const TwoHundredProperties: Story = { ...Today, parameters: { scenario: 'large' } };

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listMortgages:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your mortgages', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading stress lab', {}, patience)).toBeInTheDocument();
  },
};
