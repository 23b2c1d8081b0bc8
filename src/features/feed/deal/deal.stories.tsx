import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { currentUser, post, storyNow } from '@/testing/fixtures/fixtures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { PostCard } from '../post/post-card';
import { showAllComments } from './figures';

const user = currentUser();

const deal: Schemas['Attachment'] = {
  kind: 'evaluation',
  refId: '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a07',
  snapshot: {
    title: 'BRRR in LS12',
    subtitle: 'BRRR · LS12',
    image: null,
    figures: [
      { label: 'Price', value: '£145,000', field: 'price' },
      { label: 'Cash needed', value: '£58,204', field: 'cashInvested' },
      { label: 'Gross yield', value: '6.8%', field: 'grossYield' },
      { label: 'ROI', value: '12.3%', field: 'roi' },
      { label: 'Cash flow', value: '£293 pcm', field: 'cashFlowPcm' },
      { label: 'Money left in', value: '£28,564', field: 'moneyLeftIn' },
    ],
    price: 145_000,
    deal: { strategy: 'brrr', nation: 'england', outcode: 'LS12', inputs: { price: 145_000 } },
  },
};

const meta = {
  title: 'feed/Deal',
  component: PostCard,
  args: {
    user,
    now: storyNow,
    post: post({
      attachment: deal,
      reactionCounts: { would_buy: 6, like: 2 },
      pinCounts: { grossYield: 2, moneyLeftIn: 11 },
      commentCount: 14,
    }),
  },
  beforeEach: () => {
    removeDraftsOf(user.id);
    showAllComments();
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[620px]">
        <h2 className="sr-only">Today</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Comment on Gross yield 6.8%' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '11 comments on Money left in' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '6 would buy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BRRR in LS12' })).toBeVisible();
  },
};

export const Light: Story = { ...Shown, globals: { theme: 'light' } };

export const Narrow: Story = {
  ...Shown,
  decorators: [
    (Story) => (
      <div className="w-[304px]">
        <Story />
      </div>
    ),
  ],
};

/** What comes late stands exactly where its room was held. */
export const NothingMoves: Story = {
  args: { post: post({ attachment: deal, myReaction: { id: 3, type: 'would_buy' } }) },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.querySelector('article')?.offsetHeight;
    await canvas.findByRole('button', { name: 'Comment on Gross yield 6.8%' });
    await canvas.findByRole('button', { name: 'Run with my numbers' });
    await expect(canvasElement.querySelector('article')?.offsetHeight).toBe(before);
  },
};

export const AtMyPrice: Story = {
  args: {
    post: post({
      attachment: deal,
      reactionCounts: { would_buy: 1 },
      myReaction: { id: 3, type: 'would_buy', price: 138_500 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('£138,500')).toBeVisible();
  },
};

export const CommentsOff: Story = {
  args: { post: post({ attachment: deal, commentsOff: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Gross yield 6.8%' })).toBeDisabled();
  },
};
