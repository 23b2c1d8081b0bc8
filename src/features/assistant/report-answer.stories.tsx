import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReportAnswer } from './report-answer';

const meta = {
  component: ReportAnswer,
  args: { answerId: 'answer-1', onChange: fn(), onClose: fn() },
} satisfies Meta<typeof ReportAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAReason: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(canvas.getByText('Choose what is wrong')).toBeVisible();
  },
};
export const NotSent: Story = {
  parameters: { server: { fail: { createSupportTicket: { status: 500 } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A wrong figure' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
