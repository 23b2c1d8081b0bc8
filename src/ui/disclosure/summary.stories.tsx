import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Summary } from './summary';

const meta = {
  title: 'ui/Summary',
  component: Summary,
  args: { children: 'More filters' },
  render: (args) => (
    <details className="w-80 text-sm">
      <Summary {...args} />
      <p className="mt-2">Area, tag, people.</p>
    </details>
  ),
} satisfies Meta<typeof Summary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsWideAsItsWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Area, tag, people.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('More filters'));
    await expect(canvas.getByText('Area, tag, people.')).toBeVisible();
  },
};

export const OverTheWholeWidth: Story = { args: { isWide: true, children: 'Loan by year' } };
