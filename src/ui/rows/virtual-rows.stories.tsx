import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VirtualRows } from './virtual-rows';

const meta = {
  title: 'ui/Virtual rows',
  component: VirtualRows<number>,
  args: {
    label: 'Conversations',
    rowName: 'conversation',
    items: [1, 2, 3],
    keyOf: (row) => row,
    rowHeight: 48,
    children: (row) => {
      if (row === 2) throw new Error('No such conversation');
      return <p className="px-4 py-2.5">{`Conversation ${row}`}</p>;
    },
  },
} satisfies Meta<typeof VirtualRows<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence in the place of a row that can't be drawn stands where a row's words stand. */
export const RowThatCannotBeDrawn: Story = {
  play: async ({ canvas }) => {
    const sentence = canvas.getByText('This conversation couldn’t be shown.');
    await expect(sentence.offsetHeight).toBeGreaterThan(30);
    await expect(parseFloat(getComputedStyle(sentence).paddingLeft)).toBeGreaterThanOrEqual(16);
  },
};
