import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Announcement } from './announcement';

/** Only screen readers have it: what they hear while Ava thinks, and of each answer once. */
const meta = {
  component: Announcement,
  args: { isWaiting: false, answer: undefined },
} satisfies Meta<typeof Announcement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Thinking: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ava is thinking');
  },
};

/** In words: neither Markdown’s marks nor the addresses of figures. */
export const Answered: Story = {
  args: {
    answer: {
      id: 'a1',
      role: 'assistant',
      text: 'The **gross yield** is [[eval:018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a02#grossYield=7.67]], see [why](/knowledge-base).',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ava: The gross yield is 7.67%, see why.');
  },
};

/** A long answer is cut, and says where the rest is. */
export const LongAnswer: Story = {
  args: { answer: { id: 'a1', role: 'assistant', text: 'A rent has costs. '.repeat(60) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Read the rest in the conversation$/);
  },
};
