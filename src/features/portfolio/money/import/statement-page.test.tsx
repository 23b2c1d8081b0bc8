import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const imported = () =>
  mockServer.world.db.transaction.by('ownerId', 1).filter(({ description }) => description.startsWith('ODD'));
const head = 'Date,Details,Paid out,Paid in\n';

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  localStorage.removeItem('statement-columns');
  localStorage.removeItem('statement-accounts-1');
});

async function choose(text: string) {
  await screen.findByRole('button', { name: 'Choose CSV or OFX file' }, patient);
  await userEvent.upload(
    screen.getByLabelText('CSV or OFX file'),
    new File([text], 'statement.csv', { type: 'text/csv' }),
  );
}
/** What tells a statement from one of another account. */
const nameAccount = async (account = 'Starling 4021') =>
  userEvent.type(await screen.findByRole('combobox', { name: 'Account' }, patient), account);
const find = (name: string | RegExp) => screen.findByText(name, {}, patient);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patient));

it('A statement is shown row by row before it is imported, and a second time adds nothing', async () => {
  const { router } = openApp('/portfolio/money/import');
  const text = `${head}01/05/2026,ODD RENT,,"1,150.00"\n02/05/2026,ODD GAS,45.50,\n30/02/2026,ODD,1,\n`;
  await choose(text);
  await nameAccount();
  expect(await find('2 transactions ready to import, 1 row can’t be imported')).toBeVisible();
  expect(screen.getByText('Date “30/02/2026”: enter a date, such as 13/05/2026')).toBeVisible();
  expect(imported()).toHaveLength(0);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Import 2 transactions' }));
  expect(await find('2 transactions imported, 1 row can’t be imported')).toBeVisible();
  expect(imported().map(({ direction, amount, status }) => [direction, amount, status])).toEqual([
    ['in', 1150, 'outstanding'],
    ['out', 45.5, 'outstanding'],
  ]);
  await press('Choose another file');
  await choose(text);
  await nameAccount();
  expect(
    await find('No transactions ready to import, 2 already imported, 1 row can’t be imported'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  expect(router.state.location.pathname).toBe('/portfolio/money/import');
});

it('The columns that were chosen for a bank’s file are remembered for the next one', async () => {
  openApp('/portfolio/money/import');
  await choose('When,What,Sum\n01/05/2026,ODD RENT,5\n');
  expect(
    await find('Choose a column for: date; description; amount, or money in and money out.'),
  ).toBeVisible();
  for (const [column, label] of [
    ['When', 'Date (required)'],
    ['What', 'Description (required)'],
    ['Sum', 'Amount'],
  ] as const)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: column }), label);
  await nameAccount();
  expect(await find('1 transaction ready to import')).toBeVisible();
  await press('Choose another file');
  await choose('When,What,Sum\n02/05/2026,ODD GAS,-6\n');
  await nameAccount();
  expect(await find('1 transaction ready to import')).toBeVisible();
});

it('An import that fails half-way goes on where it stopped, and adds nothing twice', async () => {
  openApp('/portfolio/money/import');
  const rows = Array.from({ length: 150 }, (_, at) => `01/05/2026,ODD ${at},,${at + 1}\n`);
  await choose(head + rows.join(''));
  await nameAccount();
  await find('150 transactions ready to import');
  mockServer.world.faults.add('createTransaction', { status: 'network', times: 1 });
  await press('Import 150 transactions');
  expect(await screen.findByRole('alert', {}, patient)).toHaveTextContent(
    /^The import stopped\. We couldn’t reach the server/,
  );
  await press('Continue with 150 transactions');
  expect(await find('150 transactions imported')).toBeVisible();
  expect(imported()).toHaveLength(150);
});

it('What the server refuses is explained in its row', async () => {
  openApp('/portfolio/money/import');
  await choose(`${head}01/05/2026,ODD RENT,,5\n`);
  await nameAccount();
  await find('1 transaction ready to import');
  mockServer.world.faults.add('createTransaction', { status: 422, times: 1 });
  await press('Import 1 transaction');
  expect(await find('No transactions imported, 1 row can’t be imported')).toBeVisible();
  expect(screen.getByText('Not imported')).toBeVisible();
  expect(imported()).toHaveLength(0);
});

it('The same payment on another account is imported too, once it was said that it looks the same', async () => {
  openApp('/portfolio/money/import');
  const text = `${head}01/05/2026,ODD RENT,,5\n`;
  await choose(text);
  expect(await find(/^Enter the account this statement is from/)).toBeVisible();
  await nameAccount();
  await press('Import 1 transaction');
  await find('1 transaction imported');
  await press('Choose another file');
  await choose(text);
  await nameAccount('Monzo 7310');
  expect(await find(/^A matching payment was imported from another account/)).toBeVisible();
  await press('Import 1 transaction');
  await find('1 transaction imported');
  expect(imported()).toHaveLength(2);
});
