import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { FigureLink } from './figure-link';

const meta = {
  component: FigureLink,
  args: { uuid: uuidOf('evaluation', 1), metric: 'cashFlowPcm', value: 253.9 },
  render: (args) => (
    <p>
      Each month <FigureLink {...args} /> is left.
    </p>
  ),
} satisfies Meta<typeof FigureLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsQuoted: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^£253\.90 ?, Cash flow for Ashfield Terrace, two-bed$/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(/changed since/)).toBeNull();
  },
};

export const ChangedSince: Story = {
  args: { value: 141.4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('changed since: now £253.90')).toBeVisible();
  },
};

/** The deal is gone, or was never this member's: the quoted figure stands as it was. */
export const OfNoDeal: Story = {
  args: { uuid: uuidOf('evaluation', 9999), metric: 'paybackYears', value: 23.71 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^23\.71 years ?, Payback$/ })).toBeVisible();
  },
};
