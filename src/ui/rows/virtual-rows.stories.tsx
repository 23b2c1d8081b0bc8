import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
    const sentence = canvas.getByText('Couldn’t show this conversation.');
    await expect(sentence.offsetHeight).toBeGreaterThan(30);
    await expect(parseFloat(getComputedStyle(sentence).paddingLeft)).toBeGreaterThanOrEqual(16);
  },
};

/** Of more than a hundred rows only those near the view are there; on paper all of them stand below each other. */
export const Printed: Story = {
  args: {
    items: Array.from({ length: 150 }, (_, index) => index + 1),
    children: (row) => <p className="px-4 py-2.5">{`Conversation ${row}`}</p>,
  },
  play: async ({ canvas }) => {
    const few = () => waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await few();
    window.dispatchEvent(new Event('beforeprint'));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(150);
    const [before, last] = rows.slice(-2).map((row) => row.getBoundingClientRect());
    await expect(last?.top).toBe(before?.bottom);
    window.dispatchEvent(new Event('afterprint'));
    await few();
  },
};
