import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { dayText, shortDate } from '@/lib/dates/day-text';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const stored = (n: number) => mockServer.world.db.tenancy.get(uuidOf('tenancy', n));
const today = () => londonDay(new Date());

async function open(address = '/portfolio/tenancies') {
  mockServer.signInAs('hannah.okafor');
  const app = openApp(address);
  await screen.findByRole('heading', { level: 1 }, patient);
  return app;
}

const openOne = (n: number) => open(`/portfolio/tenancies?tenancy=${uuidOf('tenancy', n)}`);

async function fill(dialog: HTMLElement, name: string | RegExp, text: string) {
  const field = await within(dialog).findByRole('textbox', { name }, patient);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

it('A room that is let can’t be let again: the form says so and keeps what was typed', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add tenancy' }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'Add tenancy' }, patient);
  const form = within(dialog);
  await userEvent.selectOptions(
    await form.findByRole('combobox', { name: 'Property' }, patient),
    uuidOf('property', 3),
  );
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Let as' }), uuidOf('propertyRoom', 1));
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: 'Existing contact' }),
    uuidOf('contact', 1),
  );
  await fill(dialog, 'Start date', dayText(addDays(today(), 30)));
  await fill(dialog, 'Rent (£)', '250');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Payment frequency' }), 'weekly');
  expect(form.getByText('£1,083.33 pcm')).toBeVisible();
  await fill(dialog, /^Deposit/, '1,400');
  expect(form.getByText(/above the cap of £1,250/)).toBeVisible();
  const before = mockServer.world.db.tenancy.size;
  await userEvent.click(form.getByRole('button', { name: 'Add tenancy' }));
  expect(await form.findByText(/^This room is already let from/, undefined, patient)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Deposit/ })).toHaveValue('1,400');
  expect(mockServer.world.db.tenancy.size).toBe(before);
});

it('A rise too early is blocked with the earliest date, which is then proposed and in the schedule', async () => {
  await openOne(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Propose a new rent' }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'Propose a new rent' }, patient);
  const earliest = within(dialog).getByRole<HTMLInputElement>('textbox', {
    name: 'New rent start date',
  }).value;
  await fill(dialog, 'New rent (£)', '940');
  await fill(dialog, 'New rent start date', dayText(addDays(today(), 70)));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose rent' }));
  expect(within(dialog).getByText(/^The earliest date is/)).toBeVisible();
  expect(stored(1)?.proposedRent).toBeNull();
  await fill(dialog, 'New rent start date', earliest);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose rent' }));
  await waitFor(() => expect(stored(1)).toMatchObject({ proposedRent: 940 }));
  expect(await screen.findByText('£940 pcm', undefined, patient)).toBeVisible();
});

it('A tenancy that ends keeps its payments, and one that is kept after all has no end', async () => {
  await openOne(3);
  const ledger = () => mockServer.world.db.transaction.by('tenancyId', uuidOf('tenancy', 3)).length;
  const before = ledger();
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End tenancy…' }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'End tenancy' }, patient);
  await fill(dialog, 'Last day', dayText(addDays(today(), 60)));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save notice' }));
  await waitFor(() => expect(stored(3)?.status).toBe('ending'));
  expect(stored(3)?.noticeServed).toMatchObject({ kind: 'tenant_notice', on: today() });
  expect(ledger()).toBe(before);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep tenancy' }, patient));
  await waitFor(() => expect(stored(3)).toMatchObject({ status: 'current', endDate: null }));
});

it('Documents get the day they were served', async () => {
  await openOne(9);
  await userEvent.click(await screen.findByRole('button', { name: 'Update documents served' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Documents served' }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Today for Gas safety record' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored(9)?.documentsServed.gasSafety).toBe(today()));
});

it('A tenancy that is opened is a step in the address, and Back leads to the list', async () => {
  const { router } = await open();
  const list = await screen.findByRole('table', { name: 'Tenancies' }, patient);
  const [first] = await within(list).findAllByRole('button', { name: /^Ioana/ }, patient);
  await userEvent.click(first ?? list);
  expect(await screen.findByRole('region', { name: 'Rent schedule' }, patient)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  router.history.back();
  expect(await screen.findByRole('table', { name: 'Tenancies' }, patient)).toBeVisible();
});

it('The payments of a tenancy stand in its ledger, the newest first, and those to confirm are led to', async () => {
  const [payment] = mockServer.world.db.transaction.by('tenancyId', uuidOf('tenancy', 1));
  mockServer.world.db.transaction.update(payment?.id ?? '', { status: 'outstanding' });
  const { router } = await openOne(1);
  const ledger = within(await screen.findByRole('region', { name: 'Rent ledger' }, patient));
  const [newest] = mockServer.world.db.transaction
    .by('tenancyId', uuidOf('tenancy', 1))
    .map(({ date }) => date)
    .toSorted()
    .toReversed();
  const rows = within(await ledger.findByRole('list', { name: 'Payments' }, patient));
  expect(rows.getAllByRole('listitem')[0]).toHaveTextContent(shortDate(newest));
  const count = mockServer.world.db.transaction.by('tenancyId', uuidOf('tenancy', 1)).length;
  await userEvent.click(ledger.getByRole('button', { name: `Show all ${count}` }));
  expect(rows.getAllByRole('listitem')).toHaveLength(Math.min(50, count));
  await userEvent.click(ledger.getByRole('link', { name: 'Confirm payments' }));
  await waitFor(() =>
    expect(router.state.location.href).toBe(`/portfolio/money?tenancy=${uuidOf('tenancy', 1)}`),
  );
});
