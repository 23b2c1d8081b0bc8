import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SharePanel } from './share-panel';

const meta = {
  title: 'evaluations/Share',
  component: SharePanel,
  args: { id: '6cf4a25f-0000-4000-8000-000000000001' },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[592px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ canvas, userEvent }) => {
    // Shared with nobody by name, and yet everybody sees a part of it.
    await expect(await canvas.findByText(/^Not shared with anyone directly yet/)).toBeVisible();
    await expect(
      canvas.getByText(/^All members can see what you’ve published: area and returns/),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Share with Callum Reyes' }));
    await expect(await canvas.findByRole('combobox', { name: 'Access for Callum Reyes' })).toHaveValue(
      'view',
    );
  },
};

export const Link: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Link' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByRole('button', { name: /^Revoke/ })).toBeVisible();
  },
};

export const ShortPasscode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Link' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Passcode/ }), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByText('Use 4 characters or more')).toBeVisible();
  },
};

export const Post: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Post' }));
    await expect(await canvas.findByText(/Published to all members/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(await canvas.findByText('Write something first')).toBeVisible();
  },
};

export const Chat: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Chat' }));
    await expect(await canvas.findByRole('combobox', { name: 'Conversation' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What others will see' })).toBeVisible();
  },
};
