import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { read } from '@/api/queries';
import { BusinessReviews } from './business-reviews';

/** The reviews of a business of the mock server. */
function ReviewsOf({ username }: { username: string }) {
  const { data } = useQuery(read('/businesses', { query: { username } }));
  const business = data?.data[0];
  return business ? <BusinessReviews business={business} /> : null;
}

const meta = {
  title: 'business/Reviews',
  component: ReviewsOf,
  args: { username: 'pritchard.lettings' },
  decorators: [
    (Story) => (
      <div className="max-w-[640px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewsOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(9);
    await expect(canvas.queryByRole('button', { name: 'Write a review' })).toBeNull();
  },
};

export const Light: Story = { globals: { theme: 'light' } };

/** Mine can be changed and deleted. */
export const WithMine: Story = {
  args: { username: 'raman.mortgages' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for your review' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Review / }));
    await expect(dialog.getByRole('radio', { name: '5 stars, excellent' })).toBeChecked();
  },
};

/** Who asked for a quote writes one; without stars it is not sent. */
export const ToWrite: Story = {
  args: { username: 'price.energy' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Review / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    // the dialog is not shown before the frame after it has come
    await waitFor(() => expect(dialog.getByText('Choose one to five stars')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('radio', { name: '1 star, poor' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: '3 stars, good' })).toBeChecked();
  },
};

/** Its owner answers. */
export const OfMyOwn: Story = {
  args: { username: 'okafor.homes' },
  play: async ({ canvas }) => {
    const replies = await canvas.findAllByRole('button', { name: /^(Reply to|Edit reply to) / });
    await expect(replies.length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Write a review' })).toBeNull();
  },
};

/** Nobody has written one. */
export const Empty: Story = {
  args: { username: 'fraser.reports' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No reviews yet/)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listBusinessReviews: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the reviews')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/businesses/:id/reviews', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading reviews' })).toBeVisible();
  },
};
