import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { currentUser, post, storyNow } from '@/testing/fixtures/fixtures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { Comments } from './comments';

const user = currentUser();

const meta = {
  title: 'feed/Comments',
  component: Comments,
  args: { user, now: storyNow, post: post({ id: 180 }) },
  beforeEach: () => removeDraftsOf(user.id),
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[620px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Write a comment' }),
      'Completion is set for the twelfth.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    // What is on its way gives its place to what the server has.
    await waitFor(() =>
      expect(canvas.getByText('Completion is set for the twelfth.', { selector: 'p' })).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  },
};

/** Selected words are answered with a quote of just these. */
export const SelectedWords: Story = {
  play: async ({ canvas, userEvent }) => {
    const [said] = await canvas.findAllByText(/\w+/, { selector: '[data-quotable]' });
    const text = said?.firstChild;
    if (!text?.textContent) throw new Error('Nobody has said anything');
    const words = text.textContent.slice(0, 12).trim();
    getSelection()?.setBaseAndExtent(text, 0, text, 12);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reply with quote' }));
    const box = canvas.getByRole('textbox', { name: /^Reply to / });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue(`> ${words}\n\n`);
    await expect(canvas.queryByRole('button', { name: 'Reply with quote' })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { server: { fail: { createComment: { status: 503 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Write a comment' }), 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(await canvas.findByRole('listitem', { name: 'Your comment, not sent' })).toHaveTextContent(
      'Kept',
    );
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  },
};

export const Wrong: Story = {
  parameters: {
    server: { fail: { listComments: { status: 403, body: { message: 'Only connections see these' } } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only connections see these.')).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
