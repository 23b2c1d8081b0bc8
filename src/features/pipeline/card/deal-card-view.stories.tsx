import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dealCard } from '@/testing/fixtures/deal-card-fixture';
import { author } from '@/testing/fixtures/fixtures';
import { DealCardView } from './deal-card-view';

const now = new Date('2026-05-13T10:30:00Z');
const people = ['Callum Reyes', 'Esther Dube', 'Owen Blake'].map((fullName, at) =>
  author({ id: at + 2, fullName }),
);
const withOffer = dealCard({
  latestOffer: { amount: 168_000, on: '2026-05-08', status: 'countered', note: '' },
  pipeline: { stage: 'offer_made', nextOffer: 172_430, noteCount: 3 },
  tags: ['turnkey', 'Leeds'],
});

const meta = {
  title: 'pipeline/Card',
  component: DealCardView,
  args: { deal: withOffer, now, search: {}, onMove: fn(), isMovable: true },
  decorators: [
    (Story) => (
      <div className="w-[236px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DealCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfferAndNotes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offer up to £172,430')).toBeVisible();
    await expect(canvas.getByText('Countered')).toBeVisible();
    await expect(canvas.getByText('ROI and cash at £175k')).toBeVisible();
    await expect(canvas.getByText('notes').parentElement).toHaveTextContent('3 notes');
  },
};

export const Shared: Story = {
  args: { deal: { ...withOffer, sharedWith: people.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Callum Reyes' })).toBeVisible();
  },
};

export const SharedByMany: Story = {
  globals: { theme: 'light' },
  args: { deal: { ...withOffer, myRole: 'edit', sharedWith: people } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hannah Okafor' })).toBeVisible();
    await expect(canvas.getByText('+3')).toHaveTextContent('+3 others');
  },
};

export const Stale: Story = {
  args: {
    deal: dealCard({
      pipeline: {
        isRotting: true,
        lastActivityAt: '2026-04-28T09:00:00Z',
        enteredAt: '2026-04-20T09:00:00Z',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity for 15 days')).toBeVisible();
    await expect(canvas.getByText('No next action')).toBeVisible();
  },
};

const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

export const LongWords: Story = {
  args: {
    deal: dealCard({
      title: `${long} ${long}`,
      address: `1 ${long}, ${long} LL61 5UJ`,
      tags: [long],
      sharedWith: people,
      pipeline: {
        noteCount: 128,
        nextAction: { id: withOffer.id, title: `Ring ${long}`, dueAt: null, state: 'later' },
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('notes').parentElement).toHaveTextContent('128 notes');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
