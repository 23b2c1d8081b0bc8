import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { SendText } from './send-text';

const meta = {
  title: 'chat/Send a text',
  component: SendText,
  args: { userId: 1, text: 'Section 24 stops individuals from deducting mortgage interest.' },
} satisfies Meta<typeof SendText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const to = await canvas.findByRole('combobox', { name: 'Conversation' });
    await userEvent.selectOptions(to, 'Callum Reyes');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};
export const NobodyChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Choose a conversation', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Conversation' })).toHaveFocus();
  },
};
export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/conversations', () => delay('infinite'))] } },
};
export const NotLoaded: Story = {
  parameters: { server: { fail: { listConversations: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your conversations')).toBeVisible();
  },
};
export const Nobody: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/conversations', () =>
          HttpResponse.json({ page: 1, totalPages: 0, total: 0, unreadTotal: 0, data: [] }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No conversations yet/)).toBeVisible();
  },
};
export const NotSent: Story = {
  parameters: { server: { fail: { createMessage: { status: 500 } } } },
  play: async ({ canvas }) => {
    const to = await canvas.findByRole('combobox', { name: 'Conversation' });
    await userEvent.selectOptions(to, 'Callum Reyes');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
