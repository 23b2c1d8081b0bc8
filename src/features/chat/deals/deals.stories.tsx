import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { callum, hannah, message, priya } from '@/testing/fixtures/chat-fixtures';
import type { AnyCard } from './card-place';
import { DealAttachment } from './deal-attachment';

const refId = '6cf4a25f-0000-4000-8000-000000000001';
const figures = [
  { label: 'Gross yield', value: '8.4%' },
  { label: 'ROI', value: '4.2%' },
  { label: 'Cash flow', value: '£254 pcm' },
];
const deal: AnyCard = {
  kind: 'evaluation',
  refId,
  mayOpen: true,
  snapshot: { title: 'Buy-to-let in LS11', subtitle: 'Buy-to-let · LS11', image: null, figures },
};
const poll: Schemas['ChatPoll'] = {
  kind: 'poll',
  refId,
  title: 'Buy-to-let in LS11',
  price: 172_000,
  votes: [],
  mayOpen: true,
};

const quote: Schemas['ChatQuote'] = {
  kind: 'quote',
  refId,
  title: 'Buy-to-let in LS11',
  line: 'fees.legal',
  label: 'Legal fees',
  status: 'asked',
  amount: null,
  note: '',
  validUntil: null,
  answeredBy: null,
  answeredAt: null,
  mayOpen: true,
};
const answered: Schemas['ChatQuote'] = {
  ...quote,
  status: 'answered',
  amount: 1150,
  note: 'Searches and Land Registry fees included',
  validUntil: '2099-12-19',
  answeredBy: callum,
  answeredAt: '2026-11-21T09:00:00.000Z',
};
const mine = { message: message(1, { sender: hannah }), userId: 1, canWrite: true };

const meta = {
  title: 'chat/Deals',
  component: DealAttachment,
  args: { card: deal, place: { message: message(1), userId: 1, canWrite: true } },
  decorators: [
    (Story) => (
      <div className="bg-surface-3 light:bg-surface-1 w-fit max-w-full rounded-[18px] px-3.5 py-[9px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DealAttachment>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures of now, with what differs from when it was sent. */
export const Deal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Evaluation · latest figures')).toBeVisible();
    await expect(canvas.getByText('8.4% when sent')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try a price' })).toBeVisible();
  },
};

/** The deal cannot be read just now: what was sent stays. */
export const DealNotReadable: Story = {
  args: { card: { ...deal, refId: '00000000-0000-4000-8000-000000000000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Evaluation · as sent on/)).toBeVisible();
  },
};

export const PollUnanswered: Story = { args: { card: poll } };

export const PollAnswered: Story = {
  args: {
    card: {
      ...poll,
      mayOpen: false,
      votes: [
        { user: hannah, choice: 'yes' },
        { user: priya, choice: 'yes' },
        { user: callum, choice: 'no' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes 2 votes' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('You, Priya Raman')).toBeVisible();
  },
};

/** Whoever has left votes no more. */
export const PollClosed: Story = {
  args: { card: poll, place: { message: message(1), userId: 1, canWrite: false } },
};

/** Somebody asks me. */
export const QuoteAsked: Story = {
  args: { card: { ...quote, mayOpen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Give quote' })).toBeVisible();
  },
};

/** I asked, and may decide. */
export const QuoteAnswered: Story = {
  args: { card: answered, place: mine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£1,150')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

export const QuoteExpired: Story = {
  args: { card: { ...answered, validUntil: '2020-01-31' }, place: mine },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept anyway' })).toBeVisible();
  },
};

export const QuoteAccepted: Story = { args: { card: { ...answered, status: 'accepted' }, place: mine } };
