import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { post } from '@/testing/fixtures/fixtures';
import { ReactionButton } from './reaction-button';

const meta = {
  title: 'feed/Reaction button',
  component: ReactionButton,
  args: { post: post({ id: 180 }) },
  decorators: [
    (Story) => (
      <div className="flex max-w-80 pt-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReactionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like' });
    like.focus();
    await userEvent.keyboard(' ');
    await expect(like).toHaveFocus();
  },
};

export const Mine: Story = { args: { post: post({ myReaction: { id: 3, type: 'insightful' } }) } };

export const Light: Story = { ...Mine, globals: { theme: 'light' } };
