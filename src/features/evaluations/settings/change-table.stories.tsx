import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brrrExample } from '@/lib/evaluation/worked-examples';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { ChangeTable } from './change-table';

const meta = {
  title: 'evaluations/Change table',
  component: ChangeTable,
  args: {
    deal: evaluation({ primary: 'brrr', strategies: ['brrr', 'btl'] }, brrrExample),
    strategy: 'brrr',
    changes: [{ path: 'inputs.costs.voidPct', label: 'Voids', now: '4%', next: '8%', value: 8 }],
    caption: 'What “Cautious” will change',
  },
} satisfies Meta<typeof ChangeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainStrategy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Voids 4% 8%/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^ROI 12\.49%/ })).toBeVisible();
  },
};

/** The results are those of the strategy that is looked at. */
export const AnotherStrategy: Story = {
  args: { strategy: 'btl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^ROI 7\.72%/ })).toBeVisible();
  },
};
