import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { NewEvaluationPage } from './new-evaluation-page';

const meta = {
  title: 'evaluations/New',
  component: NewEvaluationPage,
  // a member of their own, so that what one story types is not kept for the next
  args: { user: currentUser({ id: 901 }), step: undefined, onStep: () => {} },
} satisfies Meta<typeof NewEvaluationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It begins empty: one panel says what the results wait for, and the first figure brings the tiles. */
export const Quick: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: 'Price' });
    await expect(price).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Works optional' })).toHaveValue('');
    const results = within(canvas.getByRole('region', { name: 'Results' }));
    await expect(results.getByText('Your results will appear here')).toBeVisible();
    await expect(
      results.getByText('Enter a price and a rent to see cash flow, returns and stamp duty.'),
    ).toBeVisible();
    await userEvent.type(price, '180k');
    await expect(canvas.getByRole('button', { name: /^Cash needed/ })).toHaveTextContent('£');
    await userEvent.clear(price);
    await expect(canvas.getByText('Your results will appear here')).toBeVisible();
  },
};

export const WithoutAName: Story = {
  args: { user: currentUser({ id: 902 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create evaluation' }));
    await expect(await canvas.findByText('Enter a title')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Price' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Property: Story = { args: { step: 'property' } };
export const Strategies: Story = { args: { step: 'strategy' } };
export const Buying: Story = { args: { step: 'buying' } };
export const FinanceStep: Story = { args: { step: 'finance' } };
export const IncomeAndCosts: Story = { args: { step: 'income' } };
