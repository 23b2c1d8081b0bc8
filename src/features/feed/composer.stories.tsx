import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { currentUser } from '@/testing/fixtures/fixtures';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { Composer } from './composer';

const user = currentUser();

const meta = {
  title: 'feed/Composer',
  component: Composer,
  args: { user },
  beforeEach: () => removeDraftsOf(user.id),
  decorators: [
    (Story) => (
      <div className="mx-auto min-h-[420px] max-w-[620px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByText('Write something first')).toBeVisible();
  },
};

/** The trending tags first; the arrows and Enter choose. */
export const Tagging: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Keys today #');
    const list = await canvas.findByRole('listbox', { name: 'Tags' });
    await expect(list).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const TaggingLight: Story = { ...Tagging, globals: { theme: 'light' } };

export const Mentioning: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox');
    await userEvent.type(text, 'Thanks @call');
    await expect(await canvas.findByRole('option', { name: /Callum Reyes/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue('Thanks @callum.reyes ');
    await expect(text).toHaveFocus();
  },
};

export const MentionListOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Thanks @a');
    const people = within(await canvas.findByRole('listbox', { name: 'People to mention' }));
    await expect(people.getAllByRole('option').length).toBeGreaterThan(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect(people.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Refused: Story = {
  parameters: {
    server: { fail: { createPost: { status: 500, body: { message: 'The server is resting' } } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Survey booked for Tuesday');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(
      await canvas.findByText('Couldn’t post: The server is resting. Your text is kept.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Survey booked for Tuesday');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('x'.repeat(5003));
    await expect(canvas.getByText('Your post is 3 characters too long')).toBeVisible();
    await expect(await canvas.findByText('5003 / 5000')).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };

/** On the smallest phones: the tools stay in the form, and the button goes below them. */
export const Smallest: Story = {
  globals: { viewport: { value: '390' } },
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'New post' }).getBoundingClientRect();
    // the tools come once the page has settled
    const photo = (
      await canvas.findByRole('button', { name: 'Photo' }, { timeout: 10_000 })
    ).getBoundingClientRect();
    const more = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect();
    const post = canvas.getByRole('button', { name: 'Post' }).getBoundingClientRect();
    await expect(photo.left).toBeGreaterThan(form.left);
    await expect(more.right).toBeLessThan(form.right);
    await expect(post.top).toBeGreaterThan(photo.bottom);
    await expect(post.right).toBeLessThan(form.right);
  },
};
