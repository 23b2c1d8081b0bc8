import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { author, post, recently, storyNow } from '@/testing/fixtures/fixtures';
import { Repost } from '../acts/repost';
import { SharedPostCard } from './shared-post';

const shared = {
  id: 4,
  state: 'shown',
  authUser: author(),
  content: 'Offer accepted on this one after three weeks of back and forth. Thanks @callum.reyes.',
  mentions: [{ name: 'callum.reyes', link: '/callum.reyes' }],
  createdAt: recently,
} as const;
const gone = { ...shared, authUser: null, content: '', mentions: [], createdAt: null };

const deal: Schemas['Attachment'] = {
  kind: 'evaluation',
  refId: '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01',
  snapshot: {
    title: 'Armley terrace, three bedrooms',
    subtitle: 'BRRR · Leeds LS12',
    image: '1/media/armley.svg',
    figures: [
      { label: 'Gross yield', value: '8.4%', field: 'grossYield' },
      { label: 'Monthly cash flow', value: '£312', field: 'monthlyCashFlow' },
      { label: 'Cash left in', value: '£18,400', field: 'cashLeftIn' },
    ],
  },
};

const meta = {
  title: 'feed/Shared post',
  component: SharedPostCard,
  args: { shared: { ...shared, mentions: [...shared.mentions] }, now: storyNow },
  decorators: [
    (Story) => (
      <div className="max-w-[560px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharedPostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Shared post by Priya Raman' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View post by Priya Raman' })).toHaveAttribute(
      'href',
      '/priya.raman/post/4',
    );
  },
};

export const Light: Story = { ...Shown, globals: { theme: 'light' } };

/** With the deal that it shows, as the card was. */
export const OfADeal: Story = {
  args: { shared: { ...shared, mentions: [...shared.mentions], attachment: deal } },
  play: async ({ canvas }) => {
    const post = within(canvas.getByRole('region', { name: 'Shared post by Priya Raman' }));
    await expect(post.getByRole('link', { name: 'Armley terrace, three bedrooms' })).toHaveAttribute(
      'href',
      `/property-evaluations/${deal.refId}`,
    );
    await expect(post.getByText('8.4%')).toBeVisible();
  },
};

export const OfADealLight: Story = { ...OfADeal, globals: { theme: 'light' } };

export const Hidden: Story = {
  args: { shared: { ...gone, state: 'hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t see the post shared here')).toBeVisible();
  },
};

export const Deleted: Story = {
  args: { shared: { ...gone, state: 'deleted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shared post was deleted')).toBeVisible();
  },
};

/** The form that passes it on. */
export const Writing: Story = {
  render: () => <Repost post={post({ id: 4 })} myId={1} onDone={() => {}} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Repost' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write something first');
  },
};
