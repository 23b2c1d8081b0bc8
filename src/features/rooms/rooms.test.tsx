import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { animatedGif } from '@/testing/fixtures/moving-pictures';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);
const rooms = () => mockServer.world.db.propertyRoom.all();
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

async function openForm(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }, patient));
  return { dialog, field: (label: string | RegExp) => dialog.getByRole('textbox', { name: label }) };
}

it('A bedroom too small for an HMO in England is flagged with what the law asks, and can be let from its row', async () => {
  openApp(`/portfolio/properties/${home(7)}/rooms`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add room' }, patient));
  const { dialog, field } = await openForm('Add room');
  fill(field('Name'), 'Box room');
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Type/ }), 'Single bedroom');
  fill(field('Floor area'), '6.3 m²');
  fill(field(/^Asking rent/), '480');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add room' }));
  expect(await screen.findByText(/below 6\.51 m²$/, {}, patient)).toBeVisible();
  expect(rooms().filter(({ name }) => name === 'Box room')).toHaveLength(1);
  expect(screen.getByText('£15.78 a day lost')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for “Box room”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Let this room…' }, patient));
  const tenancy = within(await screen.findByRole('dialog', { name: 'Add tenancy' }, patient));
  expect(await tenancy.findByRole('combobox', { name: 'Let as' }, patient)).toHaveDisplayValue('Box room');
  expect(tenancy.getByDisplayValue('480')).toBeVisible();
  await waitFor(() => expect(tenancy.getAllByRole('combobox')[0]).toHaveFocus());
});

it('A form that opens before the properties have come offers them once they are there', async () => {
  const release = holdNext('get', '/properties');
  openApp('/portfolio/rooms');
  await userEvent.click(await screen.findByRole('button', { name: 'Add room' }, patient));
  const { dialog } = await openForm('Add room');
  const property = dialog.getByRole('combobox', { name: /^Property/ });
  expect(within(property).queryByRole('option', { name: /^63 Lenton Boulevard/ })).toBeNull();
  release();
  expect(
    await within(property).findByRole('option', { name: /^63 Lenton Boulevard/ }, patient),
  ).toBeInTheDocument();
});

it('A room that a tenancy names is not deleted, and the reason says so', async () => {
  openApp('/portfolio/rooms');
  const [first] = await screen.findAllByRole('button', { name: 'Actions for “Room A”' }, patient);
  if (first) await userEvent.click(first);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Room A”?' }, patient));
  const before = rooms().length;
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Couldn’t delete the room\. /, {}, patient);
  expect(rooms()).toHaveLength(before);
});

it('A booking takes nights that nobody else has, is changed, and comes back by Undo once it is removed', async () => {
  const [record] = mockServer.world.db.propertySaManagement.all();
  if (!record) throw new Error('no home is let by the night');
  const read = () => mockServer.world.db.propertySaManagement.get(record.id)?.blocks ?? [];
  const today = londonDay(new Date());
  const from = addDays(today, 400);
  mockServer.world.db.propertySaManagement.update(record.id, {
    blocks: [{ from, to: addDays(from, 3), source: 'Direct' }],
  });
  openApp(`/portfolio/properties/${record.propertyId}/rooms`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add booking' }, patient));
  const { dialog, field } = await openForm('Add a booking');
  fill(field('Check-in'), addDays(from, 2));
  fill(field('Check-out'), addDays(from, 5));
  const send = dialog.getByRole('button', { name: 'Add booking' });
  await userEvent.click(send);
  expect(await dialog.findByText('Some of these nights are already booked')).toBeVisible();
  fill(field('Check-in'), addDays(from, 3));
  await userEvent.dblClick(send);
  await waitFor(() => expect(read()).toHaveLength(2), patient);
  const [edit] = await screen.findAllByRole('button', { name: /^Edit the booking from / }, patient);
  if (edit) await userEvent.click(edit);
  const change = await openForm('Edit booking');
  fill(change.field('Check-out'), addDays(from, 4));
  await userEvent.click(change.dialog.getByRole('button', { name: 'Save' }));
  expect(await change.dialog.findByText('Some of these nights are already booked')).toBeVisible();
  fill(change.field('Check-out'), addDays(from, 2));
  await userEvent.click(change.dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Booking saved', {}, patient);
  expect(read()).toContainEqual({ from, to: addDays(from, 2), source: 'Direct' });
  const [remove] = await screen.findAllByRole('button', { name: /^Remove the booking from / }, patient);
  if (remove) await userEvent.click(remove);
  await waitFor(() => expect(read()).toHaveLength(1), patient);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(() => expect(read()).toHaveLength(2), patient);
});

it('A booking site’s calendar is imported once: the second time there is nothing new', async () => {
  const [record] = mockServer.world.db.propertySaManagement.all();
  if (!record) throw new Error('no home is let by the night');
  const read = () => mockServer.world.db.propertySaManagement.get(record.id)?.blocks ?? [];
  const before = read().length;
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Airbnb Inc//EN', 'BEGIN:VEVENT', 'UID:new@x'];
  lines.push('DTSTART;VALUE=DATE:20310110', 'DTEND;VALUE=DATE:20310114', 'SUMMARY:Reserved');
  const text = [...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const importFile = async (content: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import calendar' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import bookings' }, patient));
    const file = new File([content], 'airbnb.ics', { type: 'text/calendar' });
    await userEvent.upload(dialog.getByLabelText(/^Calendar file/), file);
    return dialog;
  };
  openApp(`/portfolio/properties/${record.propertyId}/rooms`);
  const first = await importFile(text);
  await first.findByText('Airbnb: 1 new', {}, patient);
  await userEvent.dblClick(first.getByRole('button', { name: 'Import bookings' }));
  await screen.findByText('Airbnb bookings imported', {}, patient);
  expect(read()).toHaveLength(before + 1);
  const second = await importFile(text);
  await second.findByText('Airbnb: 1 already here', {}, patient);
  await userEvent.click(second.getByRole('button', { name: 'Import bookings' }));
  await screen.findByText('No new bookings in this calendar', {}, patient);
  expect(read()).toHaveLength(before + 1);
  const third = await importFile('Date,Amount');
  expect(await third.findByText(/^This isn’t a calendar file\./, {}, patient)).toBeVisible();
});

it('Photos are added to a room on its page, and one is removed', async () => {
  const room = uuidOf('propertyRoom', 1);
  const images = () => mockServer.world.db.propertyRoom.get(room)?.images ?? [];
  openApp(`/portfolio/records/room/${room}`);
  const photos = within(await screen.findByRole('region', { name: 'Photos' }, patient));
  const photo = (name: string) => new File([animatedGif()], name, { type: 'image/gif' });
  await userEvent.upload(photos.getByLabelText('Add photos', { selector: 'input' }), [
    photo('window.gif'),
    photo('desk.gif'),
  ]);
  expect(await photos.findByRole('button', { name: 'Remove photo 2' }, patient)).toBeVisible();
  const [, kept] = images();
  await userEvent.click(photos.getByRole('button', { name: 'Remove photo 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove photo 1?' }, patient));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(images()).toEqual([kept]), patient);
});
