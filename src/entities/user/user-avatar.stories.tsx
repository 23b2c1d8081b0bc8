import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applyPresence } from '@/realtime/presence/presence';
import { UserAvatar } from './user-avatar';

const meta = {
  title: 'entities/User avatar',
  component: UserAvatar,
  args: { user: { id: 7, fullName: 'Callum Reyes', profileImage: null }, size: 40 },
} satisfies Meta<typeof UserAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Callum Reyes' })).toHaveTextContent('CR');
  },
};

export const EverySize: Story = {
  render: ({ user }) => (
    <div className="flex items-end gap-4">
      <UserAvatar user={user} size={30} />
      <UserAvatar user={user} size={40} />
      <UserAvatar user={user} size={50} />
    </div>
  ),
};

export const Online: Story = {
  args: { hasPresence: true },
  beforeEach: () => {
    applyPresence({ list: [7], changes: new Map() });
    return () => applyPresence({ list: [], changes: new Map() });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Callum Reyes, online' })).toBeVisible();
  },
};

export const NameBesideIt: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const NameInEmoji: Story = { args: { user: { id: 8, fullName: '🏡 Ángeles', profileImage: null } } };
