import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

const mine = () => mockServer.world.db.transaction.by('ownerId', 1);
const called = (description: string) => mine().find((row) => row.description === description);

/** Makes one confirmed payment of a payee that nobody else has. */
function remember(description: string) {
  const { transaction, property } = mockServer.world.db;
  const row = mine().find(({ status, direction }) => status === 'confirmed' && direction === 'out');
  const [home] = property.by('ownerId', 1);
  if (!row || !home) throw new Error('nothing is confirmed');
  transaction.update(row.id, { description, category: 'services_wages', propertyId: home.id, splits: [] });
  return home;
}

async function openForm() {
  openApp('/portfolio/money');
  await userEvent.click(await screen.findByRole('button', { name: 'Add transaction' }, patient));
  return within(await screen.findByRole('dialog', { name: 'Add transaction' }, patient));
}

it('A new transaction takes category and property of the same payee’s last one when that is asked for', async () => {
  const home = remember('ODD CLEANERS 0311');
  const dialog = await openForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Odd Cleaners 0511');
  const category = dialog.getByRole('combobox', { name: 'Category' });
  expect(
    await dialog.findByText(/^Last time this payee was Services and wages, for /, {}, patient),
  ).toBeVisible();
  expect(category).toHaveValue('repairs');
  await userEvent.click(dialog.getByRole('button', { name: 'Use this' }));
  expect(category).toHaveValue('services_wages');
  await waitFor(() => expect(dialog.queryByText(/^Last time/)).toBeNull());
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount paid' }), '£45.50');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add transaction' }));
  await waitFor(() => expect(called('Odd Cleaners 0511')).toBeDefined(), patient);
  expect(called('Odd Cleaners 0511')).toMatchObject({
    direction: 'out',
    amount: 45.5,
    category: 'services_wages',
    propertyId: home.id,
    status: 'confirmed',
    source: 'manual',
  });
  expect(mine().filter(({ description }) => description === 'Odd Cleaners 0511')).toHaveLength(1);
});

it('A new transaction without an amount is refused, and what was typed stays', async () => {
  const dialog = await openForm();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'ODD PAINT');
  await userEvent.click(dialog.getByRole('button', { name: 'Add transaction' }));
  expect(await dialog.findByText('Enter an amount, such as £1,080')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('ODD PAINT');
  expect(called('ODD PAINT')).toBeUndefined();
});

it('A deleted transaction is gone from the list at once, and Undo brings it back', async () => {
  remember('ODD CLEANERS 0311');
  openApp('/portfolio/money?view=all&q=ODD');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Actions for “ODD CLEANERS 0311”' }, patient),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  expect(await screen.findByText('No transactions match', {}, patient)).toBeVisible();
  expect(called('ODD CLEANERS 0311')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  expect(
    await screen.findByRole('button', { name: 'Actions for “ODD CLEANERS 0311”' }, patient),
  ).toBeVisible();
});
