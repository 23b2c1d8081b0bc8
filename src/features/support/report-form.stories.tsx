import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ReportForm } from './report-form';

const meta = {
  title: 'support/Report a problem',
  component: ReportForm,
  args: {
    problem: { path: '/pipeline', error: 'TypeError: x is undefined', version: 'cXKyaHtl' },
    isMember: true,
    onChange: fn(),
    onCancel: fn(),
    onSent: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[480px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = 'The board was blank after I moved a card.';

export const Member: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Included with your report' })).toHaveTextContent(
      'Page/pipelineProblemTypeError: x is undefinedVersioncXKyaHtl',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'What were you doing?' }), words);
    await userEvent.click(canvas.getByRole('checkbox', { name: /keep this/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith(expect.stringMatching(/^SUP-/)));
  },
};

export const Stranger: Story = {
  args: { isMember: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What were you doing?' })).toHaveFocus());
    for (const name of ['Your name', 'Your email']) {
      await expect(canvas.getByRole('textbox', { name })).toBeInvalid();
    }
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const NotSent: Story = {
  parameters: {
    server: { fail: { createSupportTicket: { status: 503, body: { message: 'Back in a minute' } } } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What were you doing?' }), words);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Back in a minute');
    await expect(canvas.getByRole('textbox', { name: 'What were you doing?' })).toHaveValue(words);
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};
