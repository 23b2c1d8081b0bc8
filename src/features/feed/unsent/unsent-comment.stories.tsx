import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { currentUser, post } from '@/testing/fixtures/fixtures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { keepPicture } from '../comments/comment-files';
import { begin, type Unsent } from './unsent';
import { UnsentComment } from './unsent-comment';

const user = currentUser();
const unsent: Unsent = {
  clientId: 'c-1',
  postId: 180,
  content: 'Which lender took the valuation?\nOurs came back at 70%.',
  writtenAt: Date.parse('2026-05-13T10:29:00Z'),
};

const meta = {
  title: 'feed/UnsentComment',
  component: UnsentComment,
  args: { unsent, user, post: post({ id: 180 }), onRetry: fn() },
  beforeEach: () => removeDraftsOf(user.id),
  decorators: [
    (Story) => (
      <section aria-label="Comments" tabIndex={-1} className="mx-auto max-w-[620px]">
        <ul>
          <Story />
        </ul>
      </section>
    ),
  ],
} satisfies Meta<typeof UnsentComment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  args: { unsent: { ...unsent, clientId: 'c-sending' } },
  beforeEach: () => begin(user.id, { ...unsent, clientId: 'c-sending' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { unsent: { ...unsent, reason: 'You’ve posted a lot of comments. Wait a minute and try again' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText('Not sent: You’ve posted a lot of comments. Wait a minute and try again'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.unsent);
    await expect(canvas.getByRole('region', { name: 'Comments' })).toHaveFocus();
  },
};

/** The page that sent it was closed before anybody knew. */
export const Interrupted: Story = {};

/** A pixel of teal is enough to hold the place of a photograph. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk2LDhPwAFAAKKqXk0mgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const WithPicture: Story = {
  args: {
    unsent: {
      ...unsent,
      content: 'x'.repeat(300),
      picture: { id: 'p-1', alt: 'The new kitchen' },
      reason: 'We couldn’t reach the server',
    },
  },
  beforeEach: () => keepPicture(user.id, 'p-1', new File([picture], 'kitchen.png', { type: 'image/png' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'The new kitchen' })).toBeVisible();
  },
};

export const Light: Story = { ...Refused, globals: { theme: 'light' } };
