import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AskedCard } from './asked-card';

const meta = {
  title: 'evaluations/Asked card',
  component: AskedCard,
  args: {
    soundings: [
      {
        price: 172_000,
        yes: 3,
        no: 1,
        at: '2026-11-21T09:00:00.000Z',
        message: { conversationId: 12, messageId: 104 },
      },
      { price: 180_000, yes: 0, no: 5, at: '2026-11-18T09:00:00.000Z', message: null },
    ],
  },
} satisfies Meta<typeof AskedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second was asked in a conversation that the reader is not in. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At £172,000: 3 of 4 would buy')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/conversations?chat=12&view=chat&message=104'),
    );
  },
};
