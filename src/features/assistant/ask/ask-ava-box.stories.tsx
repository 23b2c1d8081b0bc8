import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { forgetAva, useAva } from '@/entities/assistant/ava-store';
import { AskAvaBox } from './ask-ava-box';

const meta = { component: AskAvaBox, beforeEach: () => forgetAva } satisfies Meta<typeof AskAvaBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question goes to Ava, and the field is free again. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Question for Ava' });
    await userEvent.type(field, 'What is a good yield?{Enter}');
    await expect(useAva.getState()).toMatchObject({ isOpen: true, question: 'What is a good yield?' });
    await expect(field).toHaveValue('');
  },
};
/** All of it stays, and says by how much it is too long. */
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Question for Ava' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(3712));
    await expect(canvas.getByRole('alert')).toHaveTextContent('12 characters too long');
    await expect(field).toBeInvalid();
  },
};
export const TooLongOnAPhone: Story = { ...TooLong, globals: { viewport: { value: '390' } } };
export const OnAPhone: Story = { globals: { viewport: { value: '390' } } };
export const Light: Story = { globals: { theme: 'light' } };
