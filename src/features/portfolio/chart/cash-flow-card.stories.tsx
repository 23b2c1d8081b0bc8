import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CashFlowCard } from './cash-flow-card';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  income: 7_915 - index * 40,
  costs: index === 4 ? 9_240.5 : 5_120.25 + index * 12,
}));

const meta = {
  title: 'portfolio/Cash flow by month',
  component: CashFlowCard,
  args: { months },
} satisfies Meta<typeof CashFlowCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'Cash flow by month' });
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'February 2026: £2,743');
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table', { name: 'Cash flow by month' })).toBeVisible();
    await expect(canvas.getByText('−£1,485.50')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { theme: 'light', viewport: { value: '320' } } };

export const OneMonth: Story = { args: { months: months.slice(0, 1) } };
