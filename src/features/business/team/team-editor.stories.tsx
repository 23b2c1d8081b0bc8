import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import { TeamEditor } from './team-editor';

/** The team of a business of Priya's, once her page has read it. */
function Loaded({ username }: { username: string }) {
  const { data } = useQuery(read('/businesses', { query: { username } }));
  const business = data?.data[0];
  return business ? <TeamEditor business={business} /> : null;
}

const meta = {
  title: 'business/Team editor',
  component: Loaded,
  args: { username: 'raman.mortgages' },
  parameters: { server: { signInAs: 'priya.raman' } },
  decorators: [
    (Story) => (
      <div className="bg-overlay max-w-[640px] p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Loaded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddedAndRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: /^Add / });
    const name = add?.getAttribute('aria-label')?.slice(4) ?? '';
    const team = within(canvas.getByRole('list', { name: 'Team' }));
    if (add) await userEvent.click(add);
    await expect(await team.findByText(name)).toBeVisible();
    // the keyboard goes on with who is offered next
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Add /));
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }));
    await waitFor(() => expect(team.queryByText(name)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await team.findByText(name)).toBeVisible();
  },
};

export const NobodyFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('button', { name: /^Add / });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your connections' }), 'lighthouse');
    await expect(await canvas.findByText(/^No connections found with that name/)).toBeVisible();
  },
};

export const ConnectionsFailed: Story = {
  parameters: { server: { signInAs: 'priya.raman', fail: { listConnections: { status: 403 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your connections')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: {
    msw: { handlers: [http.get('*/api/connections', () => delay('infinite'))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading connections' })).toBeVisible();
  },
};

export const Light: Story = { globals: { theme: 'light' } };
