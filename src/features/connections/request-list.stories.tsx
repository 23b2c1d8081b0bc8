import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { RequestList } from './request-list';

const meta = {
  title: 'connections/Request list',
  component: RequestList,
  args: { direction: 'in' },
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Received requests' })).toBeVisible();
  },
};

export const SentByMe: Story = {
  args: { direction: 'out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Sent requests' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests waiting')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listConnections: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the requests')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/connections', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading requests' })).toBeVisible();
  },
};
