import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { brrrExample } from '@/lib/evaluation/worked-examples';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import { ResultTiles } from './result-tiles';

const brrr = { strategies: ['brrr' as const], primary: 'brrr' as const };

const meta = {
  title: 'evaluations/Results',
  component: EvaluationFrame,
  args: { record: evaluation(brrr, brrrExample), children: <ResultTiles /> },
} satisfies Meta<typeof EvaluationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refinanced: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Returns \d+\.\d\d% of your cash$/)).toBeVisible();
  },
};

/** The new loan does not even pay off the bridge. */
export const RefinancedAtALoss: Story = {
  args: {
    record: evaluation(brrr, mergeInputs(brrrExample, { refi: { gdv: 80_000 } })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Refinancing takes another £[\d,.]+$/)).toBeVisible();
  },
};
