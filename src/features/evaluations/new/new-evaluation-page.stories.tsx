import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Quick: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Price' })).toBeVisible();
  },
};

export const WithoutAName: Story = {
  args: { user: currentUser({ id: 902 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create evaluation' }));
    await expect(await canvas.findByText('Enter a name for the deal')).toBeVisible();
  },
};

export const Property: Story = { args: { step: 'property' } };
export const Strategies: Story = { args: { step: 'strategy' } };
export const Buying: Story = { args: { step: 'buying' } };
export const FinanceStep: Story = { args: { step: 'finance' } };
export const IncomeAndCosts: Story = { args: { step: 'income' } };
