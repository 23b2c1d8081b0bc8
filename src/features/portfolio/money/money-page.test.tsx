import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

const outstanding = () =>
  mockServer.world.db.transaction
    .by('ownerId', 1)
    .filter(({ status }) => status === 'outstanding')
    .toSorted((a, b) => b.date.localeCompare(a.date));

/** Leaves only so many to confirm, the newest, and gives the first of them other fields. */
function leave(count: number, given: object = {}) {
  const { transaction } = mockServer.world.db;
  const [first, ...rest] = outstanding();
  if (!first) throw new Error('nothing is outstanding');
  for (const { id } of rest.slice(count - 1)) transaction.update(id, { status: 'confirmed' });
  return transaction.update(first.id, { description: 'AGENT RENT', splits: [], ...given });
}
const rent = { direction: 'in', category: 'rent', amount: 1080, gross: null, fee: null } as const;
const stored = (id: string) => mockServer.world.db.transaction.get(id);

async function open(path = '/portfolio/money') {
  const app = openApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Money', hidden: true }, patient);
  return app;
}
const list = async () => within(await screen.findByRole('list', { name: 'To confirm' }, patient));
async function choose(act: string) {
  await userEvent.click(
    await (await list()).findByRole('button', { name: 'Actions for “AGENT RENT”' }, patient),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
}

it('Confirming the last one leaves nothing to confirm, and undo brings it back', async () => {
  const { id } = leave(1, rent);
  await open();
  await userEvent.click((await list()).getByRole('button', { name: 'Confirm “AGENT RENT”, £1,080' }));
  expect(await screen.findByText('Nothing to confirm', {}, patient)).toBeVisible();
  await waitFor(() => expect(stored(id)?.status).toBe('confirmed'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  expect(await (await list()).findByText('AGENT RENT', {}, patient)).toBeVisible();
});

it('Confirming from the form leaves the focus on the next row, and undo brings the row back', async () => {
  const { id } = leave(2, rent);
  const next = outstanding()[1];
  await open();
  await choose('Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit transaction' }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  await waitFor(() => expect(stored(id)?.status).toBe('confirmed'));
  await waitFor(
    () => expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', next?.id),
    patient,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  expect(await (await list()).findByText('AGENT RENT', {}, patient)).toBeVisible();
  expect(stored(id)?.status).toBe('outstanding');
});

it('Rent that an agent collected is recorded before the fee', async () => {
  const { id } = leave(1, rent);
  await open();
  await choose('Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit transaction' }, patient));
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'An agent collected this rent and deducted a fee' }),
  );
  await userEvent.type(dialog.getByRole('textbox', { name: 'Agent’s fee, % of the rent' }), '10');
  expect(dialog.getByText('Records £1,200 rent and £120 fee for the £1,080 received')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  expect(stored(id)).toMatchObject({ amount: 1080, gross: 1200, fee: 120, status: 'confirmed' });
});

it('The fee that the manager of a property agreed to is offered for the rent that they collected', async () => {
  const { property, propertyManager } = mockServer.world.db;
  const [agency] = propertyManager.by('ownerId', 1);
  const [home] = property.by('ownerId', 1);
  property.update(home?.id ?? '', { managerId: agency?.id ?? null });
  propertyManager.update(agency?.id ?? '', {
    name: 'Okeford Lettings',
    service: 'full',
    feePct: 10,
    vatPct: 20,
  });
  const { id } = leave(1, { ...rent, amount: 1056, propertyId: home?.id ?? null });
  await open();
  await choose('Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit transaction' }, patient));
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'An agent collected this rent and deducted a fee' }),
  );
  expect(
    await dialog.findByText('The fee agreed with Okeford Lettings is 12% including VAT.', {}, patient),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Use 12%' }));
  expect(dialog.getByRole('textbox', { name: 'Agent’s fee, % of the rent' })).toHaveValue('12');
  expect(dialog.queryByRole('button', { name: 'Use 12%' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored(id)).toMatchObject({ amount: 1056, gross: 1200, fee: 144 }), patient);
});

it('A split is refused until its parts come to the whole', async () => {
  const { id } = leave(1, { direction: 'out', category: 'repairs', amount: 330 });
  await open();
  await choose('Split…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Split transaction' }, patient));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount, part 1' }), '130.50');
  await userEvent.click(dialog.getByRole('button', { name: 'Split and confirm' }));
  expect(await dialog.findByText('Enter an amount for each part')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount, part 2' }), '199');
  expect(dialog.getByText('£0.50 is left to assign')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Amount, part 2' }), '.50');
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: 'Category, part 2' }),
    'Improvement (capital)',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Split and confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  expect(stored(id)).toMatchObject({
    status: 'confirmed',
    splits: [
      { amount: 130.5, category: 'repairs' },
      { amount: 199.5, category: 'capital_improvement' },
    ],
  });
});

it('What was typed is kept when the server refuses it', async () => {
  leave(1, rent);
  await open();
  await choose('Edit…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit transaction' }, patient));
  const text = dialog.getByRole('textbox', { name: 'Description' });
  await userEvent.type(text, ' of May');
  mockServer.fail('updateTransaction', { status: 500 });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('alert', {}, patient);
  expect(text).toHaveValue('AGENT RENT of May');
});

it('Another property takes the tenancy of the wrong one away', async () => {
  const { id, propertyId } = leave(1, rent);
  await open();
  await choose('Change property…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Which property is this for?' }, patient));
  const other = mockServer.world.db.property.by('ownerId', 1).find((home) => home.id !== propertyId);
  const property = dialog.getByRole('combobox', { name: 'Property' });
  await within(property).findByRole('option', { name: `${other?.addressLine1}, ${other?.town}` }, patient);
  await userEvent.selectOptions(property, other?.id ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  expect(stored(id)).toMatchObject({ propertyId: other?.id, tenancyId: null });
});

it('Of many confirmed at once, what the server refuses stays and is said', async () => {
  leave(3, rent);
  await open();
  await userEvent.click((await list()).getByRole('checkbox', { name: /^Select “AGENT RENT”/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
  mockServer.fail('updateTransaction', { status: 403, body: { message: 'Not yours' }, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 3 transactions' }));
  expect(
    await screen.findByText('Couldn’t confirm 1 of 3 transactions. Not yours.', undefined, patient),
  ).toBeVisible();
  await waitFor(() => expect(outstanding()).toHaveLength(1));
});

it('A duplicate is void, and a skipped one waits at the end', async () => {
  const { id } = leave(2, rent);
  await open();
  await choose('Skip for now');
  const skipped = within(await screen.findByRole('list', { name: 'Skipped' }, patient));
  expect(skipped.getByText('AGENT RENT')).toBeVisible();
  expect(stored(id)?.status).toBe('outstanding');
  await userEvent.click(skipped.getByRole('button', { name: 'Actions for “AGENT RENT”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as duplicate' }, patient));
  await waitFor(() => expect(stored(id)?.status).toBe('void'));
});

it('All transactions are narrowed by tax year and category, and their totals with them', async () => {
  const { router } = await open('/portfolio/money?view=all');
  await screen.findByRole('list', { name: 'Transactions' }, patient);
  const total = () => screen.getByText(/transactions · /).textContent ?? '';
  const before = total();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Category' }),
    'Repairs and maintenance',
  );
  await waitFor(() => expect(total()).not.toBe(before), patient);
  // The address follows once the choice rests.
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ view: 'all', category: 'repairs' }),
  );
  expect(total()).toMatch(/· £0 in · £[\d,.]+ out/);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search transactions' }), 'Atlantis');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }, patient));
  await waitFor(() => expect(total()).toBe(before), patient);
});

it('A confirmed transaction can be taken back to be confirmed again', async () => {
  const { transaction } = mockServer.world.db;
  const [row] = transaction.by('ownerId', 1).filter(({ status }) => status === 'confirmed');
  if (!row) throw new Error('nothing is confirmed');
  transaction.update(row.id, { description: 'ODD PAYMENT' });
  await open('/portfolio/money?view=all&q=ODD');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “ODD PAYMENT”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unconfirm' }, patient));
  await waitFor(() => expect(stored(row.id)?.status).toBe('outstanding'));
});

it('All transactions that match are exported, also those that are not on the page yet', async () => {
  const files: Blob[] = [];
  // jsdom has none of both.
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  openApp('/portfolio/money?view=all');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }, patient));
  await screen.findByText(/^[\d,]+ transactions exported$/, {}, patient);
  vi.unstubAllGlobals();
  const mine = mockServer.world.db.transaction.by('ownerId', 1).length;
  const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n').length - 1;
  expect(lines).toBeGreaterThanOrEqual(mine);
});
