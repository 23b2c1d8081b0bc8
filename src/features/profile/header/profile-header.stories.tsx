import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applyPresence } from '@/realtime/presence/presence';
import { member, profile } from '@/testing/fixtures/profile-fixture';
import { Button } from '@/ui/button/button';
import { ProfileHeader } from './profile-header';

const meta = {
  title: 'profile/Header',
  component: ProfileHeader,
  args: { profile: profile(), actions: <Button>Connect</Button> },
} satisfies Meta<typeof ProfileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('region', { name: 'Profile' });
    await expect(header).toHaveTextContent('128 connections, 4 mutual connections');
    await expect(header).toHaveTextContent('Edinburgh EH3');
  },
};

export const Online: Story = {
  beforeEach: () => {
    applyPresence({ list: [40], changes: new Map() });
    return () => applyPresence({ list: [], changes: new Map() });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeVisible();
  },
};

export const BareWithLongName: Story = {
  args: {
    profile: profile({
      user: member({
        fullName: 'Maximiliane-Alexandra von Hohenstein-Featherstonehaugh 🏡',
        headline: null,
        roles: [],
        location: null,
        verified: false,
        mutualCount: 0,
        lastSeenAt: null,
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Light: Story = { globals: { theme: 'light' } };
