import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { RequestDirections } from './request-directions';

/** The lists with their switch working, as on the notifications page. */
function Switching(args: ComponentProps<typeof RequestDirections>) {
  const [isSent, setIsSent] = useState(args.isSent);
  return <RequestDirections isSent={isSent} onChange={setIsSent} />;
}

const meta = {
  title: 'connections/Requests',
  component: RequestDirections,
  render: Switching,
  args: { isSent: false, onChange: () => {} },
} satisfies Meta<typeof RequestDirections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const waiting = (await canvas.findAllByRole('article')).length;
    await step('accepting takes the request away and says so', async () => {
      const [accept] = canvas.getAllByRole('button', { name: /^Accept/ });
      if (accept) await userEvent.click(accept);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(waiting - 1));
      await expect(await canvas.findByText('You are now connected')).toBeInTheDocument();
    });
    await step('declining takes the next away', async () => {
      const [decline] = canvas.getAllByRole('button', { name: /^Decline/ });
      if (decline) await userEvent.click(decline);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(waiting - 2));
    });
  },
};

export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvas, userEvent }) => {
    const sent = (await canvas.findAllByRole('article')).length;
    const [withdraw] = canvas.getAllByRole('button', { name: /^Withdraw the request to/ });
    if (withdraw) await userEvent.click(withdraw);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(sent - 1));
  },
};

export const NotSaved: Story = {
  parameters: { server: { fail: { updateConnection: { status: 500 } } } },
  play: async ({ canvas, userEvent }) => {
    const waiting = (await canvas.findAllByRole('article')).length;
    const [accept] = canvas.getAllByRole('button', { name: /^Accept/ });
    if (accept) await userEvent.click(accept);
    await expect(await canvas.findByText('Your answer wasn’t saved')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(waiting);
  },
};

export const Empty: Story = {
  parameters: { server: { signInAs: 'zainab.hussain' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No requests waiting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sent' }));
    await expect(await canvas.findByText('No requests sent')).toBeVisible();
  },
};

export const Wrong: Story = {
  parameters: { server: { fail: { listConnections: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the requests')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/connections', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading requests' })).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
