import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { forgetAva, useAva } from '@/entities/assistant/ava-store';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { AskAva, AskAvaInWords } from './ask-ava';

const subject = { title: 'Ashfield Terrace, two-bed', path: '/property-evaluations/018f' };

const meta = {
  component: AskAva,
  args: { subject },
  beforeEach: () => () => {
    forgetAva();
    removeDraftsOf(1);
  },
} satisfies Meta<typeof AskAva>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as its place; it opens her panel about what the page is about. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask Ava about this' }));
    await expect(useAva.getState()).toMatchObject({ isOpen: true, subject });
  },
};
export const WideLight: Story = { globals: { theme: 'light' } };
export const BesideOtherActs: Story = { args: { isSmall: true } };

/** With words that found nothing. */
export const InWords: Story = {
  render: () => <AskAvaInWords userId={1} words="party wall" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask Ava' }));
    await expect(useAva.getState()).toMatchObject({ isOpen: true, subject: null });
  },
};
