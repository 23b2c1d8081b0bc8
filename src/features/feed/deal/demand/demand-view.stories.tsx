import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author, recently } from '@/testing/fixtures/fixtures';
import { DemandView } from './demand-view';

const buyers = (...prices: (number | null)[]): Schemas['ReactionList'] =>
  prices.map((price, index) => ({
    id: index + 1,
    postId: 7,
    type: 'would_buy',
    price,
    createdAt: recently,
    user: author({ id: index + 2 }),
  }));
const answer = (body: Schemas['ReactionList']) => ({
  server: { fail: { listReactions: { status: 200, body } } },
});

const meta = {
  title: 'feed/Demand',
  component: DemandView,
  args: { postId: 7, price: 172_500 },
  decorators: [
    (Story) => (
      <div className="bg-surface-2 max-w-[560px] p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DemandView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  parameters: answer(
    buyers(150_000, 155_000, 155_000, 160_000, 162_500, 165_000, 171_000, 176_000, null, null),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^8 of 10 who would buy name a price/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: '£155,000 7' })).toBeVisible();
  },
};

export const ManyLight: Story = { ...Many, globals: { theme: 'light' } };

export const One: Story = {
  parameters: answer(buyers(160_000)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 of 1 who would buy names a price/)).toBeVisible();
  },
};

export const PriceNotShown: Story = { args: { price: null }, parameters: Many.parameters ?? {} };

export const NobodyYet: Story = {
  parameters: answer(buyers(null, null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 would buy; no one has named a price yet.')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listReactions: { status: 403, body: { message: 'Not for you' } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not for you.')).toBeVisible();
  },
};
