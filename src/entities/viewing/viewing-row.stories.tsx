import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import { ViewingRow } from './viewing-row';

const person = (id: number, fullName: string) => ({
  id,
  fullName,
  username: fullName.toLowerCase().replace(' ', '.'),
  profileImage: null,
});
const clash = { id: 'other', title: '8 Brudenell Mount', startsAt: '2035-05-16T10:00:00.000Z', minutes: 30 };
const agent = { name: 'Nicola Stamford', company: 'Okeford Lettings', phone: '0161 496 0502', email: null };
const full = viewingFixture({
  startsAt: '2035-05-16T09:30:00.000Z',
  agent,
  people: [person(2, 'Callum Reyes')],
  clash,
  listingId: 'l',
});

const meta = {
  title: 'viewing/Row',
  component: ViewingRow,
  args: { viewing: full, isMine: true, onDelete: fn() },
} satisfies Meta<typeof ViewingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Clashes with /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Directions to 14 Ashfield Terrace/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=14\+Ashfield/),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for/ }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Reschedule…',
      'Edit…',
      'Cancel viewing',
      'Add to calendar',
      'Delete',
    ]);
  },
};

export const ConfirmedLight: Story = { globals: { theme: 'light' } };

export const Requested: Story = { args: { viewing: { ...full, status: 'requested', clash: null } } };

export const OutcomeDue: Story = {
  args: { viewing: { ...full, isOutcomeDue: true, clash: null } },
  play: async ({ canvas, userEvent }) => {
    const prompt = canvas.getByRole('group', { name: /^How did it go at/ });
    await expect(prompt).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Rescheduled' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'No-show' }));
    await expect(await screen.findByRole('dialog', { name: 'How did it go?' })).toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  args: {
    viewing: { ...full, status: 'cancelled', clash: null, summary: 'The agent sold it the day before.' },
  },
};

/** Who comes along may only take it into their calendar. */
export const Attending: Story = {
  args: { isMine: false, viewing: { ...full, agent: null, owner: person(1, 'Hannah Okafor') } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Booked by Hannah Okafor')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for/ }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};

export const InItsDeal: Story = { args: { isInDeal: true } };

/** The narrowest phone, and words that do not break by themselves. */
export const Narrow: Story = {
  args: {
    viewing: {
      ...full,
      isOutcomeDue: true,
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      summary: 'x'.repeat(80),
      people: [person(2, 'Bartholomew Featherstonehaugh-Cholmondeley'), person(3, 'Ada Fenwick')],
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-72 overflow-hidden">
        <Story />
      </div>
    ),
  ],
};
