import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Ellipsis, Heart } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { CountBadge } from '../count-badge';
import { IconButton } from './icon-button';

const icon = { size: 19, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = {
  title: 'ui/icon-button',
  component: IconButton,
  args: { label: 'Save', children: <Heart {...icon} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Every: Story = {
  render: (args) => (
    <div className="flex items-center gap-2.5">
      <IconButton {...args} />
      <IconButton {...args} isBordered />
      <IconButton {...args} size="sm" />
      <IconButton {...args} label="More" isBordered aria-expanded>
        <Ellipsis {...icon} />
      </IconButton>
      <IconButton {...args} label="Unavailable" disabled />
      <IconButton label="Notifications, 20+ unread">
        <Bell {...icon} />
        <CountBadge count={27} tone="danger" />
      </IconButton>
    </div>
  ),
};

export const EveryLight: Story = { ...Every, globals: { theme: 'light' } };
