import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { KnownProperty } from '@/entities/property/known/known-property';
import { WithoutNetwork } from '@/testing/screens/without-network';
import { PropertyRooms } from './property-rooms';

/** The tab of a property, once that has been read. */
const Tab = ({ uuid }: { uuid: string }) => (
  <KnownProperty uuid={uuid} skeleton={null}>
    {(property) => <PropertyRooms property={property} onLet={() => {}} />}
  </KnownProperty>
);

const OfflineTab = ({ uuid }: { uuid: string }) => (
  <KnownProperty uuid={uuid} skeleton={null}>
    {(property) => (
      <WithoutNetwork>
        <PropertyRooms property={property} onLet={() => {}} />
      </WithoutNetwork>
    )}
  </KnownProperty>
);

/** The world of the story may be new. */
const patience = { timeout: 8000 };
const home = (n: number) => uuidOf('property', n);
/** The home that is let by the night. */
const nightly = home(10);

const meta = {
  title: 'rooms/Rooms of a property',
  component: Tab,
  args: { uuid: home(3) },
  parameters: { scenario: 'fixed-day' },
} satisfies Meta<typeof Tab>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

const opens =
  (button: string, dialog: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }, patience));
    await expect(await screen.findByRole('dialog', { name: dialog }, patience)).toBeInTheDocument();
  };

export const RoomByRoom: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ of \d+ bedrooms let/, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Room sizes and licences' })).toBeVisible();
  },
};

export const RoomByRoomLight: Story = { ...RoomByRoom, globals: { theme: 'light' } };
export const RoomByRoomOnAPhone: Story = { ...RoomByRoom, globals: { viewport: { value: '320' } } };

export const AddingARoom: Story = { play: opens('Add room', 'Add room') };

export const RoomWrong: Story = {
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async (context) => {
    await opens('Add room', 'Add room')(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add room' }));
    await expect(await dialog.findByText('Enter a name')).toBeVisible();
    await expect(dialog.getByText('Enter the floor area')).toBeVisible();
  },
};

export const ByTheNight: Story = {
  args: { uuid: nightly },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Average nightly rate', {}, patience)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Profit by month' }, patience)).toBeVisible();
  },
};

export const ByTheNightOnAPhone: Story = {
  ...ByTheNight,
  globals: { viewport: { value: '320' }, theme: 'light' },
};

export const AddingABooking: Story = {
  args: { uuid: nightly },
  play: opens('Add booking', 'Add a booking'),
};

export const BookingBackwards: Story = {
  args: { uuid: nightly },
  play: async (context) => {
    await opens('Add booking', 'Add a booking')(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Check-in' }), '05/01/2031');
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Check-out' }), '04/01/2031');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add booking' }));
    await expect(await dialog.findByText('Enter a check-out date after check-in')).toBeVisible();
  },
};

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:new@x',
  'DTSTART;VALUE=DATE:20310110',
  'DTEND;VALUE=DATE:20310114',
  'SUMMARY:Reserved',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

export const ImportingACalendar: Story = {
  args: { uuid: nightly },
  play: async (context) => {
    await opens('Import calendar', 'Import bookings')(context);
    const dialog = within(screen.getByRole('dialog'));
    const file = new File([calendar], 'airbnb.ics', { type: 'text/calendar' });
    await context.userEvent.upload(dialog.getByLabelText(/^Calendar file/), file);
    await expect(await dialog.findByText('Airbnb: 1 new', {}, patience)).toBeVisible();
  },
};

export const NoCalendar: Story = {
  args: { uuid: nightly },
  globals: { viewport: { value: '320' }, theme: 'light' },
  play: async (context) => {
    await opens('Import calendar', 'Import bookings')(context);
    const dialog = within(screen.getByRole('dialog'));
    const file = new File(['Date,Amount'], 'airbnb.ics', { type: 'text/calendar' });
    await context.userEvent.upload(dialog.getByLabelText(/^Calendar file/), file);
    await expect(await dialog.findByText(/^This isn’t a calendar file\./, {}, patience)).toBeVisible();
  },
};

export const NightlyForbidden: Story = {
  args: { uuid: nightly },
  parameters: { scenario: '?fault=listPropertySaManagements:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load serviced accommodation', {}, patience)).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { msw: { handlers: [http.get('*/api/property-rooms', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading rooms', {}, patience)).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { scenario: '?fault=listPropertyRooms:403' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your rooms', {}, patience)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/property-rooms', () =>
          HttpResponse.json({ page: 1, totalPages: 1, total: 0, data: [] }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rooms yet', {}, patience)).toBeVisible();
  },
};

/** The property was read before the network went. */
export const Offline: Story = {
  render: (args) => <OfflineTab {...args} />,
  globals: { viewport: { value: '390' }, theme: 'light' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('You’re offline', {}, patience))[0]).toBeVisible();
  },
};
