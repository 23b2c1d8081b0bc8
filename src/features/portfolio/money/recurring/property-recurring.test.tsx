import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { dayText } from '@/lib/dates/day-text';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = uuidOf('property', 11);
const all = () => mockServer.world.db.recurringPayment.all().filter(({ propertyId }) => propertyId === home);

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('A recurring payment is added to a property, changed and paused', async () => {
  openApp(`/portfolio/properties/${home}/recurring`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add recurring payment' }, patient));
  const adding = within(await screen.findByRole('dialog', { name: 'Add recurring payment' }, patient));
  const fill = (form: typeof adding, name: string, value: string) =>
    fireEvent.change(form.getByRole('textbox', { name }), { target: { value } });
  fill(adding, 'Name', 'Alarm service');
  fill(adding, 'Amount', '24.50');
  fill(adding, 'First payment', '31/1/2027');
  await userEvent.selectOptions(adding.getByRole('combobox', { name: 'Category' }), 'repairs');
  await userEvent.selectOptions(adding.getByRole('combobox', { name: 'Yearly change' }), 'fixed');
  const before = all().length;
  await userEvent.click(adding.getByRole('button', { name: 'Add recurring payment' }));
  expect(await adding.findByText('Enter the yearly increase')).toBeVisible();
  fill(adding, 'Yearly increase', '3%');
  await userEvent.click(adding.getByRole('button', { name: 'Add recurring payment' }));
  await waitFor(() => expect(all()).toHaveLength(before + 1), patient);
  expect(all().at(-1)).toMatchObject({
    name: 'Alarm service',
    amount: 24.5,
    indexPct: 3,
    startOn: '2027-01-31',
    leadDays: 7,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Alarm service”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }, patient));
  const editing = within(await screen.findByRole('dialog', { name: 'Edit recurring payment' }, patient));
  await userEvent.click(editing.getByRole('checkbox', { name: 'Paused' }));
  await userEvent.click(editing.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(all().at(-1)).toMatchObject({ paused: true, amount: 24.5 }), patient);
});

it('A change from a day on leaves what was paid before, and ends where the series does', async () => {
  const { recurringPayment, transaction } = mockServer.world.db;
  const [row] = recurringPayment.by('ownerId', 1).filter(({ paused, endOn }) => !paused && endOn === null);
  if (row === undefined) throw new Error('Nothing recurs');
  recurringPayment.update(row.id, { name: 'Service charge', propertyId: home });
  const settled = () =>
    transaction
      .by('recurringId', row.id)
      .filter(({ status }) => status === 'confirmed' || status === 'reconciled')
      .map(({ date, amount }) => [date, amount]);
  openApp(`/portfolio/properties/${home}/recurring`);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Service charge”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change future payments…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change future payments' }, patient));
  const before = settled();
  expect(before.length).toBeGreaterThan(0);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Start date' }), {
    target: { value: dayText(row.startOn) },
  });
  fireEvent.change(dialog.getByRole('textbox', { name: 'New amount' }), { target: { value: '61.50' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^This is the first payment/, {}, patient)).toBeVisible();
  const from = addDays(londonDay(new Date()), 40);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Start date' }), { target: { value: dayText(from) } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Future payments changed', {}, patient);
  expect(recurringPayment.get(row.id)).toMatchObject({ amount: row.amount, endOn: addDays(from, -1) });
  expect(recurringPayment.all().at(-1)).toMatchObject({
    amount: 61.5,
    startOn: from,
    name: 'Service charge',
  });
  expect(settled()).toEqual(before);
});

it('A change from a day on doesn’t overwrite what another tab saved until it is sent once more', async () => {
  const { recurringPayment } = mockServer.world.db;
  const [row] = recurringPayment.by('ownerId', 1).filter(({ paused, endOn }) => !paused && endOn === null);
  if (row === undefined) throw new Error('Nothing recurs');
  recurringPayment.update(row.id, { name: 'Service charge', propertyId: home });
  openApp(`/portfolio/properties/${home}/recurring`);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Service charge”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change future payments…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change future payments' }, patient));
  const from = addDays(londonDay(new Date()), 40);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Start date' }), { target: { value: dayText(from) } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'New amount' }), { target: { value: '61.50' } });
  recurringPayment.update(row.id, { amount: 70, updatedAt: '2030-01-01T00:00:00.000Z' });
  const before = all().length;
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^This was changed elsewhere/, {}, patient)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'New amount' })).toHaveValue('61.50');
  expect(all()).toHaveLength(before);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Future payments changed', {}, patient);
  expect(all()).toHaveLength(before + 1);
  expect(recurringPayment.get(row.id)).toMatchObject({ amount: 70, endOn: addDays(from, -1) });
});
