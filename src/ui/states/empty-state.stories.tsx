import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'ui/empty-state',
  component: EmptyState,
  args: { title: 'No results found', text: 'Try a street, a name or a postcode.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = {
  args: {
    icon: <Inbox strokeWidth={1.6} />,
    // voice: the specification's words
    title: 'No notifications to display.',
    text: 'Replies, requests and alerts will appear here.',
  },
};
export const WithIconLight: Story = { ...WithIcon, globals: { theme: 'light' } };
export const WordsOnly: Story = {};
export const WithAction: Story = {
  args: { action: <Button size="sm">Clear the search</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toBeVisible();
  },
};
