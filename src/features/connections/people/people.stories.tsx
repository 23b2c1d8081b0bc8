import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { applyPresence } from '@/realtime/presence/presence';
import { OnlineNow } from '../list/online-now';
import { PeopleToKnow } from './people-to-know';

const meta = {
  title: 'connections/People beside the feed',
  component: PeopleToKnow,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeopleToKnow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Connect with/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: /^Requested/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Requested/ })).toBeNull());
  },
};

export const Online: Story = {
  render: () => <OnlineNow />,
  beforeEach: () => {
    applyPresence({ list: Array.from({ length: 60 }, (_, id) => id), changes: new Map() });
    return () => applyPresence({ list: [], changes: new Map() });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Online now' })).toBeVisible();
    await expect(canvas.getByText(/^\d+ more online$/)).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
