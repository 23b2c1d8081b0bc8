import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClashCard } from './clash-card';

const meta = {
  title: 'viewing-mode/Changed elsewhere',
  component: ClashCard,
  args: {
    clashes: [
      { id: 'check:/Damp', name: 'Damp', mine: 'Problem, £1,850, By the back door', theirs: 'OK' },
      { id: 'summary', name: 'Summary', mine: null, theirs: 'Sound. Two jobs before letting.' },
    ],
    onSettle: fn(),
  },
} satisfies Meta<typeof ClashCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothChanged: Story = {
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save and send' });
    await userEvent.click(within(canvas.getByRole('group', { name: 'Damp' })).getByLabelText('Keep mine'));
    await expect(save).toBeDisabled();
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Summary' })).getByLabelText('Use theirs'),
    );
    await userEvent.click(save);
    await expect(args.onSettle).toHaveBeenCalledWith({ 'check:/Damp': 'mine', summary: 'theirs' });
  },
};
