import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const all = () => mockServer.world.db.property.by('ownerId', 1);
const head = 'Street,City,Postcode,Type,Value\n';
const rows = (...numbers: readonly number[]) =>
  numbers.map((number) => `${number} Import Street,Leeds,LS1 4AP,Flat,£${number}00k\n`).join('');

beforeEach(() => mockServer.signInAs('hannah.okafor'));

async function choose(text: string) {
  openApp('/portfolio/properties/import');
  await screen.findByRole('button', { name: 'Choose CSV file' }, patient);
  await userEvent.upload(
    screen.getByLabelText('CSV file'),
    new File([text], 'homes.csv', { type: 'text/csv' }),
  );
}

const table = async () => within(await screen.findByRole('table', { name: 'Rows' }, patient));

it('A dry run shows each row with its number before anything is saved; importing adds the right ones once', async () => {
  const before = all().length;
  await choose(`${head}${rows(1)}27 Braemar Road,Manchester,M14 6PQ,Flat,\n3 Bad Street,Leeds,LS1,Flat,\n`);
  expect(
    await screen.findByText(
      '1 property ready to import, 1 already in your portfolio, 1 row can’t be imported',
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'homes.csv' })).toHaveFocus();
  expect(
    (await table()).getByText('Postcode “LS1”: enter a full UK postcode, such as M14 6PQ'),
  ).toBeVisible();
  expect(all()).toHaveLength(before);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Import 1 property' }));
  expect(await screen.findByText(/^1 property imported, 1 already/, {}, patient)).toBeVisible();
  expect(all()).toHaveLength(before + 1);
  expect(all().at(-1)).toMatchObject({
    fullAddress: '1 Import Street, Leeds LS1 4AP',
    currentValue: 100_000,
  });
});

it('A column that was guessed wrongly can be changed, and a required one that is missing is asked for', async () => {
  await choose('Where,City,Postcode,Type\n9 Import Street,Leeds,LS1 4AP,Flat\n');
  expect(await screen.findByText('Choose a column for: address.', {}, patient)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'Address (required)');
  expect(await screen.findByText('1 property ready to import')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Leave out');
  expect(await screen.findByText('Choose a column for: town.')).toBeVisible();
});

it('An import that fails half-way goes on where it stopped, and adds nothing twice', async () => {
  const before = all().length;
  await choose(`${head}${rows(1, 2, 3)}`);
  const start = await screen.findByRole('button', { name: 'Import 3 properties' }, patient);
  mockServer.world.faults.add('createProperty', { status: 'network', times: 1 });
  await userEvent.click(start);
  const go = await screen.findByRole('button', { name: /^Continue with/ }, patient);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The import stopped\. We couldn’t reach the server/);
  await userEvent.click(go);
  expect(await screen.findByText(/^(2|3) properties imported/, {}, patient)).toBeVisible();
  expect(all()).toHaveLength(before + 3);
  await waitFor(() => expect(screen.getByRole('button', { name: 'View properties' })).toBeEnabled());
});

it('A row that the server refuses is explained, and the rows after it are imported', async () => {
  const before = all().length;
  await choose(`${head}${rows(1, 2)}`);
  const start = await screen.findByRole('button', { name: 'Import 2 properties' }, patient);
  mockServer.world.faults.add('createProperty', { status: 422, times: 1 });
  await userEvent.click(start);
  expect(await screen.findByText('1 property imported, 1 row can’t be imported', {}, patient)).toBeVisible();
  expect((await table()).getByText('Not imported')).toBeVisible();
  expect(all()).toHaveLength(before + 1);
});

it('A workbook is refused in words, and another file can be chosen', async () => {
  await choose('PK\u0003\u0004');
  expect(await screen.findByText(/^This is an Excel workbook/, {}, patient)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose CSV file' })).toBeEnabled();
});
