import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author, recently, storyNow } from '@/testing/fixtures/fixtures';
import { RequestCard } from './request-card';

const request: Schemas['Connection'] = {
  id: 900,
  requesterId: 2,
  addresseeId: 1,
  status: 'pending',
  note: 'We met at the Leeds landlords evening.',
  createdAt: recently,
  respondedAt: null,
  privateNote: null,
  tags: [],
  mutualCount: 3,
  user: author(),
};

const meta = {
  title: 'connections/Request card',
  component: RequestCard,
  args: { request, direction: 'in', now: storyNow, onLeave: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Priya Raman' });
    await expect(card).toHaveTextContent('3 mutual connections');
    await expect(card).toHaveTextContent('2 minutes ago');
    for (const name of [
      'Accept Priya Raman’s request',
      'Decline Priya Raman’s request',
      'More options for Priya Raman’s request',
    ]) {
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    }
  },
};

export const Sent: Story = {
  args: { direction: 'out' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Withdraw/ })).toBeEnabled();
  },
};

export const BareWithLongName: Story = {
  args: {
    request: {
      ...request,
      note: null,
      mutualCount: 0,
      user: author({ fullName: 'Maximiliane-Alexandra von Hohenstein-Featherstonehaugh 🏡', headline: null }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
