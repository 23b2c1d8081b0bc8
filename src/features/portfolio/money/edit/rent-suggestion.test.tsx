import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

/** The one owed rent of a property: £895, due on 1 May 2026. */
function owe() {
  const { transaction } = mockServer.world.db;
  const [rent, ...others] = transaction
    .by('ownerId', 1)
    .filter((row) => row.status === 'outstanding' && row.category === 'rent' && row.tenancyId !== null);
  if (!rent) throw new Error('no rent is owed');
  for (const { id } of others) transaction.update(id, { status: 'confirmed' });
  const given = { date: '2026-05-01', amount: 895, gross: null, fee: null, description: 'ODD RENT' };
  return { ...transaction.update(rent.id, { ...given, splits: [] }) };
}
const owed = () =>
  mockServer.world.db.transaction
    .by('ownerId', 1)
    .filter(({ status, category }) => status === 'outstanding' && category === 'rent');
const stored = (id: string) => mockServer.world.db.transaction.get(id);

/** Opens the form for a new transaction and records £495 against the owed rent. */
async function payPart(propertyId: string) {
  openApp('/portfolio/money');
  await userEvent.click(await screen.findByRole('button', { name: 'Add transaction' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add transaction' }, patient));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Money in or out' }), 'in');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'rent');
  await waitFor(
    () => expect(dialog.getByRole('combobox', { name: 'Property' })).toHaveTextContent(/, /),
    patient,
  );
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Property' }), propertyId);
  expect(
    await dialog.findByText('Rent of £895 due on 1 May 2026 is still to be confirmed.', {}, patient),
  ).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount received' }), '495');
  await userEvent.click(dialog.getByRole('button', { name: 'Record against it' }));
  expect(dialog.getByText('This confirms the rent of £895 due on 1 May 2026.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Keep the remaining £400 as owed' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm rent' }));
}

it('Part of a rent recorded against it confirms that rent and leaves the rest owed, and Undo takes both back', async () => {
  const before = owe();
  await payPart(before.propertyId ?? '');
  expect(await screen.findByText('Transaction confirmed, £400 still owed', {}, patient)).toBeVisible();
  expect(stored(before.id)).toMatchObject({ status: 'confirmed', amount: 495, description: 'ODD RENT' });
  const { tenancyId, contactId, propertyId, date } = before;
  expect(owed()).toMatchObject([{ amount: 400, date, tenancyId, contactId, propertyId }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(() => expect(owed()).toMatchObject([{ id: before.id, amount: 895, date }]), patient);
});

it('The rest of a rent that could not be kept is named, and Retry keeps it', async () => {
  const { id, propertyId } = owe();
  mockServer.fail('createTransaction', { status: 503, times: 1 });
  await payPart(propertyId ?? '');
  expect(await screen.findByText('Couldn’t keep the remaining £400 as owed', {}, patient)).toBeVisible();
  expect(stored(id)?.status).toBe('confirmed');
  expect(owed()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(owed()).toMatchObject([{ amount: 400 }]), patient);
});
