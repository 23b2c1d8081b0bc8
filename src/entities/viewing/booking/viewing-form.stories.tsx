import { uuidOf } from '@mocks/engine/db/table-definition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { viewingFixture } from '@/testing/fixtures/viewing-fixture';
import { MoveForm } from './move-form';
import { ViewingForm } from './viewing-form';

const subject = { listingId: uuidOf('listing', 2), title: 'Harold Mount, Hyde Park, Leeds LS6 1PW' };
const viewing = viewingFixture({
  id: uuidOf('propertyViewing', 1),
  evaluationId: uuidOf('evaluation', 9),
  startsAt: '2035-02-14T10:00:00.000Z',
  people: [{ id: 2, fullName: 'Callum Reyes', username: 'callum.reyes', profileImage: null }],
  attendees: [2],
  reminders: [15, 60],
});

const meta = {
  title: 'viewing/Forms',
  component: ViewingForm,
  args: { subject, modalId: 'story' },
  decorators: [
    (Story) => (
      <div className="max-w-[640px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ViewingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Booking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await waitFor(() => expect(date).toHaveFocus());
    await expect(date).toHaveAccessibleDescription('Enter a date, such as 14/02/2027');
    await userEvent.type(date, '1/2/20');
    await expect(date).toHaveAccessibleDescription('Choose a time in the future');
  },
};

export const BookingLight: Story = { globals: { theme: 'light' } };

/** What overlaps is said before anything is sent, and is booked all the same. */
export const Clash: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Date' });
    const book = () => userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
    await userEvent.type(date, '14/02/2035');
    await expect(canvas.queryByText(/^Clashes/)).toBeNull();
    await book();
    await expect(await canvas.findByText(/^Clashes with Harold Mount, .*, 10:00–10:30$/)).toBeVisible();
  },
};

export const WithSomebody: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your connections' }), 'callum');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Callum Reyes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Callum Reyes' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Callum Reyes' })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { server: { fail: { createPropertyViewing: { status: 403 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Checklist/ }), 'Boiler age');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date' }), '14/02/2035');
    await userEvent.click(canvas.getByRole('button', { name: 'Book viewing' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Checklist/ })).toHaveValue('Boiler age');
  },
};

/** Somebody changed it meanwhile: the text stays, and the second save replaces what they wrote. */
export const Edit: Story = {
  args: { viewing },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: '15 minutes before' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Duration' }), '1 hour');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This viewing was changed elsewhere/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Reschedule: Story = {
  render: () => <MoveForm viewing={viewing} modalId="story" />,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('textbox', { name: 'Date' });
    await expect(date).toHaveValue('14/02/2035');
    await userEvent.clear(date);
    await userEvent.click(canvas.getByRole('button', { name: 'Reschedule' }));
    await expect(date).toHaveAccessibleDescription('Enter a date, such as 14/02/2027');
  },
};
