import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SendInChat } from './send-in-chat';

/** The world of the story may be new. */
const patience = { timeout: 8000 };

const meta = {
  title: 'record/Send in chat',
  component: SendInChat,
  args: { text: 'What do you think of this one?', attachments: [], onDone: fn() },
} satisfies Meta<typeof SendInChat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }, patience));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), patience);
  },
};

/** Words or a record are needed. */
export const NothingToSend: Story = {
  args: { text: '' },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send' }, patience)).toBeDisabled();
  },
};

export const NotSent: Story = {
  parameters: { scenario: '?fault=createMessage:503' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }, patience));
    await expect(await canvas.findByRole('button', { name: 'Send' }, patience)).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveValue(args.text);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const NoConversations: Story = {
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No conversations yet\./, {}, patience)).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { scenario: '?fault=listConversations:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your conversations', {}, patience)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline', {}, patience)).toBeVisible();
  },
};
