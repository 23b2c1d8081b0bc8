import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { RequestList } from './request-list';

const meta = {
  title: 'connections/Request list',
  component: RequestList,
  args: { direction: 'in' },
} satisfies Meta<typeof RequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Received requests' })).toBeVisible();
  },
};

export const AnsweredByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = async () => (await canvas.findAllByRole('button', { name: /^Accept/ })).length;
    let left = await rows();
    canvas.getAllByRole('button', { name: /^Accept/ })[0]?.focus();
    for (; left > 1; left -= 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(left - 1));
      // what has come in its place begins with the member's name
      await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus());
      canvas.getAllByRole('button', { name: /^Accept/ })[0]?.focus();
    }
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('No requests waiting');
    await waitFor(() => expect(canvasElement).toContainElement(focused()));
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
    await expect(await canvas.findByText('Couldn’t load the requests')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/connections', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading requests' })).toBeVisible();
  },
};
