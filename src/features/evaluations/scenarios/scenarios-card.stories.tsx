import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { btlExample, hmoExample } from '@/lib/evaluation/worked-examples';
import { presetsFor } from '@/lib/evaluation/scenarios';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import { ScenariosCard } from './scenarios-card';

const presets = presetsFor(btlExample, ['btl']).map(({ name, overrides }) => ({ name, overrides }));
const six = [
  ...presets,
  { name: 'A name that is as long as a name of a scenario may be ok', overrides: { price: 165_000 } },
  { name: 'Cheaper', overrides: { price: 170_000, 'finance.rate': 4.5 } },
  { name: 'Nothing changed', overrides: {} },
];

const meta = {
  title: 'evaluations/Scenarios',
  component: EvaluationFrame,
  args: { record: evaluation({ scenarios: presets }), children: <ScenariosCard /> },
} satisfies Meta<typeof EvaluationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rates +2 points' }));
    await expect(await canvas.findByRole('textbox', { name: 'Rate' })).toHaveValue('7.25');
    await userEvent.click(canvas.getByText('Difference'));
    await expect(await canvas.findByText('−£225')).toBeVisible();
  },
};

export const None: Story = { args: { record: evaluation() } };

export const Six: Story = { args: { record: evaluation({ scenarios: six }) } };

/** What cannot be used is said in the field; the column keeps the last figure. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Voids 10%' }));
    const voids = await canvas.findByRole('textbox', { name: 'Voids' });
    await userEvent.clear(voids);
    await userEvent.type(voids, '120');
    await expect(await canvas.findByText('Enter 100% or less')).toBeVisible();
  },
};

export const Strategies: Story = {
  args: { record: evaluation({ strategies: ['hmo', 'btl'], primary: 'hmo' }, hmoExample) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Strategies'));
    await expect(await canvas.findByRole('columnheader', { name: 'Buy-to-let' })).toBeVisible();
  },
};

export const LookOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rates +2 points' }));
    await expect(await canvas.findByText('Rate: 7.25% instead of 5.25%')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add scenario' })).toBeNull();
  },
};
