import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Schemas } from '@/api/contract';
import { recently } from '@/testing/fixtures/fixtures';
import { ConnectButton } from '../relation/connect-button';
import { PersonRow } from './person-row';
import { RailCard } from './rail-card';

/** A member whom Hannah is not connected with. */
const person: Schemas['User'] = {
  id: 40,
  username: 'ewan.drummond',
  fullName: 'Ewan Drummond',
  headline: 'Solicitor, Edinburgh',
  profileImage: null,
  roles: [],
  location: null,
  verified: false,
  joinedAt: recently,
  connectionStatus: 'none',
  connectionId: null,
  mutualCount: 0,
  lastSeenAt: null,
  strategies: [],
};

/** Inside the card of the rail, where it lives. */
const meta = {
  title: 'connections/Person in a card',
  component: PersonRow,
  args: { person },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <RailCard title="People you may know" note="1 of 6">
          <ul>
            <Story />
          </ul>
        </RailCard>
      </div>
    ),
  ],
} satisfies Meta<typeof PersonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ewan Drummond/ })).toHaveAttribute(
      'href',
      '/ewan.drummond',
    );
    await expect(canvas.getByRole('region', { name: 'People you may know' })).toHaveTextContent('1 of 6');
  },
};

export const LongNameAndEmoji: Story = {
  args: {
    person: {
      ...person,
      fullName: 'Maximiliane-Alexandra von Hohenstein-Featherstonehaugh 🏡🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      headline: 'Owner, manager and developer of very many homes in Yorkshire and the Humber',
    },
    action: <ConnectButton person={person} />,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ConnectAndWithdraw: Story = {
  args: { action: <ConnectButton person={person} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Ewan Drummond' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Requested/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Connect/ })).toBeEnabled());
  },
};

export const NotSent: Story = {
  args: { action: <ConnectButton person={person} /> },
  parameters: { server: { fail: { requestConnection: { status: 500 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Connect/ }));
    await expect(await canvas.findByText('Your request wasn’t sent')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Connect/ })).toBeEnabled());
  },
};

const asking = { ...person, connectionStatus: 'pending_in', connectionId: 7 } as const;

/** Who asks me is answered where they are listed; there is nothing to ask of them. */
export const AsksMe: Story = {
  args: { person: asking, action: <ConnectButton person={asking} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept Ewan Drummond’s request' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Decline Ewan Drummond’s request' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /^Connect/ })).toBeNull();
  },
};
