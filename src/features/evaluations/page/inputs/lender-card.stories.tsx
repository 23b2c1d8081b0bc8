import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { btlExample } from '@/lib/evaluation/worked-examples';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { EvaluationFrame } from '@/testing/screens/evaluation-frame';
import { LenderCard } from './lender-card';

const meta = {
  title: 'evaluations/Lender’s stress test',
  component: EvaluationFrame,
  args: { record: evaluation({}, btlExample), children: <LenderCard /> },
} satisfies Meta<typeof EvaluationFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passes: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Interest cover')).parentElement).toHaveTextContent(/185\.86%$/);
    await expect(canvas.getByText('Break-even rent').parentElement).toHaveTextContent(/£[\d,.]+ pcm$/);
  },
};

/** What the mortgage asks for is not known yet. */
export const WithoutPrice: Story = {
  args: { record: evaluation({}, { ...btlExample, price: 0 }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Break-even rent')).parentElement).toHaveTextContent(/n\/a$/);
  },
};
