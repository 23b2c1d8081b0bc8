import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { toast } from 'react-hot-toast/headless';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);
const all = () => mockServer.world.db.mortgage.by('ownerId', 1);
const ofHome = (n: number) => all().filter(({ propertyId }) => propertyId === home(n));

/** At once: a key at a time takes long in a form as large as this. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

async function openForm(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }, patient));
  return { dialog, field: (label: string | RegExp) => dialog.getByRole('textbox', { name: label }) };
}

it('A mortgage added on a property’s page is on that property, and its debt counts at once', async () => {
  // A home without debt.
  openApp(`/portfolio/properties/${home(11)}/mortgages`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add mortgage' }, patient));
  const { dialog, field } = await openForm('Add mortgage');
  expect(dialog.queryByRole('combobox', { name: 'Property' })).toBeNull();
  const send = dialog.getByRole('button', { name: 'Add mortgage' });
  await userEvent.click(send);
  expect(field('Lender')).toHaveFocus();
  const before = ofHome(11).length;
  fill(field('Lender'), 'Calder Bank');
  fill(field('Original loan amount'), '£120k');
  fill(field('Start date'), '1/5/2024');
  fill(field('Balance'), '118,500');
  fill(field('Balance date'), '1/5/2026');
  fill(field('Rate'), '4.89%');
  fill(field('Term end date'), '30/4/2024');
  fill(field('Monthly payment'), '482.89');
  await userEvent.click(send);
  expect(await dialog.findByText('Enter a date after the start date')).toBeVisible();
  fill(field('Term end date'), '30/4/2049');
  await userEvent.dblClick(send);
  await screen.findByText('Mortgage added', {}, patient);
  expect(ofHome(11)).toHaveLength(before + 1);
  expect(ofHome(11).at(-1)).toMatchObject({
    lender: 'Calder Bank',
    balance: 118_500,
    rate: 4.89,
    fixEnds: null,
    termEnds: '2049-04-30',
    monthlyPayment: 482.89,
  });
  const value = within(screen.getByRole('region', { name: 'Value and debt' }));
  await waitFor(() => expect(value.getByText('£118,500')).toBeVisible(), patient);
});

async function choose(lender: RegExp, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: lender }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, patient));
}

it('A new balance is sent alone, and joins the history of the others', async () => {
  openApp(`/portfolio/properties/${home(2)}/mortgages`);
  await choose(/^Actions for Aire Valley Bank/, 'Edit…');
  const { dialog, field } = await openForm('Edit mortgage');
  const [before] = ofHome(2);
  fill(field('Balance'), '94,000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Mortgage saved', {}, patient);
  const [after] = ofHome(2);
  expect(after).toMatchObject({ balance: 94_000, erc: before?.erc, guarantors: before?.guarantors });
});

it('A deleted mortgage comes back by Undo, and is deleted once that is over', async () => {
  openApp('/portfolio/mortgages');
  const count = all().length;
  const table = await screen.findByRole('table', { name: 'Mortgages' }, patient);
  await choose(/^Actions for Clydeside Building Society/, 'Delete');
  await waitFor(() => expect(within(table).queryByText('Clydeside Building Society')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await within(table).findByText('Clydeside Building Society');
  expect(all()).toHaveLength(count);
  await choose(/^Actions for Clydeside Building Society/, 'Delete');
  await screen.findByRole('button', { name: 'Undo' }, patient);
  act(() => toast.remove());
  await waitFor(() => expect(all()).toHaveLength(count - 1));
});

it('Two mortgages on one property are summed, and each loan to value says the day of the value', async () => {
  const { mortgage, property } = mockServer.world.db;
  const [first] = ofHome(2);
  if (first === undefined) throw new Error('The property has no mortgage');
  const { id: _id, ...rest } = first;
  mortgage.update(first.id, { balance: 95_000 });
  mortgage.add({ ...rest, lender: 'Second Charge Ltd', balance: 10_000, chargeCode: null });
  property.update(home(2), { currentValue: 200_000, valuedAt: '2026-02-03' });
  openApp(`/portfolio/properties/${home(2)}/mortgages`);
  const together = '£105,000';
  expect(
    await screen.findByText(`2 mortgages · ${together} balance`, { exact: false }, patient),
  ).toBeVisible();
  const value = within(screen.getByRole('region', { name: 'Value and debt' }));
  expect(value.getByText('2 mortgages').closest('dt')?.nextElementSibling).toHaveTextContent(together);
  const row = within(screen.getByRole('row', { name: /^Second Charge Ltd/ }));
  expect(row.getByText('5.0%').parentElement).toHaveTextContent('5.0%Valued 3 Feb 2026');
});

it('The rent covers the interest of all loans on a property, now and at the lender’s stress rate', async () => {
  const { mortgage, tenancy } = mockServer.world.db;
  const [first] = ofHome(2);
  const [let_] = tenancy
    .by('ownerId', 1)
    .filter((row) => row.propertyId === home(2) && row.status === 'current');
  if (first === undefined || let_ === undefined) throw new Error('The property is not let on a mortgage');
  mortgage.update(first.id, { balance: 135_000, rate: 5.25, overpaymentPct: 10 });
  tenancy.update(let_.id, { rent: 1_150, frequency: 'monthly' });
  openApp(`/portfolio/properties/${home(2)}/mortgages`);
  const row = within(await screen.findByRole('row', { name: new RegExp(`^${first.lender}`) }, patient));
  expect((await row.findByText('194%', {}, patient)).parentElement).toHaveTextContent('185% at 5.5%');
  expect(screen.getByText(/You can overpay up to £13,500 this year without a charge/)).toBeVisible();
});

it('The page of a mortgage says what repaying it early costs, and every balance there was', async () => {
  const { mortgage } = mockServer.world.db;
  const [first] = ofHome(2);
  if (first === undefined) throw new Error('The property has no mortgage');
  mortgage.update(first.id, {
    balance: 94_000,
    overpaymentPct: 10,
    erc: [{ until: '2099-12-31', pct: 2.5 }],
    balanceHistory: [
      { on: '2025-05-01', balance: 96_000.5 },
      { on: '2026-05-01', balance: 94_000 },
    ],
  });
  openApp(`/portfolio/records/mortgage/${first.id}`);
  const early = within(await screen.findByRole('region', { name: 'Early repayment' }, patient));
  expect(early.getByText(/^You can overpay up to £9,400 per year without a charge/)).toBeVisible();
  expect(early.getByRole('row', { name: '31 December 2099 2.5% £2,350' })).toBeVisible();
  const history = within(screen.getByRole('table', { name: 'Balance history' }));
  expect(history.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateBalance',
    '1 May 2026£94,000',
    '1 May 2025£96,000.50',
  ]);
});

it('Early repayment charges are kept in the order of their dates', async () => {
  openApp(`/portfolio/properties/${home(2)}/mortgages`);
  await choose(/^Actions for Aire Valley Bank/, 'Edit…');
  const { dialog, field } = await openForm('Edit mortgage');
  await userEvent.click(dialog.getByRole('button', { name: 'Add charge' }));
  const rows = ofHome(2)[0]?.erc.length ?? 0;
  fill(field(`Last day, charge ${rows + 1}`), '1/1/2020');
  fill(field(`Percentage, charge ${rows + 1}`), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the charges in date order')).toBeVisible();
  fill(field(`Last day, charge ${rows + 1}`), '1/1/2098');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Mortgage saved', {}, patient);
  expect(ofHome(2)[0]?.erc.at(-1)).toEqual({ until: '2098-01-01', pct: 1 });
});
