import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { btlExample } from '@/lib/evaluation/worked-examples';
import { LoanYears } from './loan-years';

const meta = {
  title: 'evaluations/Loan by year',
  component: LoanYears,
  args: {
    strategy: 'btl',
    inputs: mergeInputs(btlExample, { finance: { method: 'repayment', termYears: 25 } }),
  },
} satisfies Meta<typeof LoanYears>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Repayment: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByText('Loan by year'));
    const rows = await canvas.findAllByRole('row');
    await expect(rows).toHaveLength(26);
    await expect(rows.at(1)).toHaveTextContent('1£7,024£2,684£132,316');
    await expect(rows.at(-1)).toHaveTextContent(/^25£.*£0$/);
  },
};

export const InterestOnly: Story = {
  args: { inputs: mergeInputs(btlExample, { finance: { termYears: 25 } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Loan by year'));
    await expect(
      await canvas.findByText(/£177,188 of interest over 25 years, then the full £135,000 is due/),
    ).toBeVisible();
    await expect((await canvas.findAllByRole('row')).at(-1)).toHaveTextContent('25£7,088£0£135,000');
  },
};

export const WithoutTerm: Story = {
  args: { inputs: mergeInputs(btlExample, { finance: { method: 'repayment', termYears: 0 } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Loan by year'));
    await expect(await canvas.findByText('Enter the loan term to see it year by year.')).toBeVisible();
  },
};

export const BoughtWithCash: Story = {
  args: { inputs: mergeInputs(btlExample, { finance: { kind: 'cash' } }) },
  play: async ({ canvas }) => expect(canvas.queryByText('Loan by year')).toBeNull(),
};
