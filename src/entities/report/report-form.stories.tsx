import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ReportForm } from './report-form';

const meta = {
  title: 'report/Form',
  component: ReportForm,
  args: {
    about: { kind: 'post', id: '12', route: '/priya.raman/post/12' },
    reasons: ['Spam', 'A scam', 'Misleading figures', 'Abuse', 'Something else'],
    note: 'Your report, this post’s address and your name go to our support team. Its author is not told who reported it.',
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const FreshLight: Story = { globals: { theme: 'light' } };

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByText('Choose what’s wrong')).toBeVisible();
  },
};

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Misleading figures' }));
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
