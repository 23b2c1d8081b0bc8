import type { Meta, StoryObj } from '@storybook/react-vite';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect } from 'storybook/test';
import { Attachments } from './attachments';

const patience = { timeout: 8000 };

const meta = {
  title: 'document/Attachments',
  component: Attachments,
  args: { record: { kind: 'recurring_payment', id: uuidOf('recurringPayment', 1) } },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Attachments>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string) => new File(['text'], name, { type: 'application/pdf' });

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you attach appear here\.$/, {}, patience)).toBeVisible();
  },
};

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/you attach appear here\.$/, {}, patience);
    await userEvent.upload(canvas.getByLabelText('Choose files to attach'), [
      pdf('Mortgage offer, five-year fixed at 4.49% with a free valuation and no legal fees.pdf'),
      pdf('Valuation.pdf'),
    ]);
    await expect(await canvas.findByRole('button', { name: 'Valuation.pdf' }, patience)).toBeVisible();
  },
};

export const Light: Story = { ...Some, globals: { theme: 'light' } };

export const OnAPhone: Story = { ...Some, globals: { viewport: { value: '320' } } };

export const NotSent: Story = {
  parameters: { scenario: '?fault=createDocument:503' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/you attach appear here\.$/, {}, patience);
    await userEvent.upload(canvas.getByLabelText('Choose files to attach'), pdf('Valuation.pdf'));
    await expect(
      await canvas.findByRole('button', { name: 'Retry “Valuation.pdf”' }, patience),
    ).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { scenario: '?latency=60000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading attachments' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listDocuments:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the attachments', {}, patience)).toBeVisible();
  },
};
