import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);
const stored = (n: number) => mockServer.world.db.property.get(home(n));
const all = () => mockServer.world.db.property.by('ownerId', 1);
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** At once: a key at a time takes long in a form as large as this. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

async function fillAddress(line: string, code: string) {
  const app = openApp('/portfolio/properties/new');
  fill(await screen.findByRole('textbox', { name: 'Address' }, patient), line);
  fill(field('Town'), 'Manchester');
  fill(field('Postcode'), code);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Terraced house');
  return app;
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add property' }));

it('Shares that don’t make 100% keep a property from being added, and are said at their owners', async () => {
  await fillAddress('12 Rusholme Grove', 'm145ae');
  fill(field('Floor area optional'), '732');
  fill(field('Purchase price optional'), '£180k');
  const share = field('Share, owner 1');
  fill(share, '60');
  const before = all().length;
  await add();
  expect(await screen.findByText('The shares add up to 60%, not 100%')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Name, owner 1' })).toHaveFocus();
  expect(all()).toHaveLength(before);
  fill(share, '100');
  await add();
  await waitFor(() => expect(all()).toHaveLength(before + 1));
  expect(all().at(-1)).toMatchObject({
    fullAddress: '12 Rusholme Grove, Manchester M14 5AE',
    nation: 'england',
    areaSqm: 68.01,
    purchasePrice: 180_000,
    status: 'void',
    owners: [{ userId: 1, companyId: null, share: 100 }],
  });
});

it('An added property takes the form’s place in the history, so that Back does not open the form again', async () => {
  const { router, path } = await fillAddress('12 Rusholme Grove', 'm145ae');
  await add();
  await waitFor(() => expect(path()).toMatch(/^\/portfolio\/properties\/[\da-f-]{36}/), patient);
  expect(router.history.length).toBe(1);
});

it('The address of another property is refused at its field, with a link to that one', async () => {
  await fillAddress('27 braemar road', 'M14 6PQ');
  await add();
  const line = field('Address');
  await waitFor(() =>
    expect(line).toHaveAccessibleDescription('You already have a property at this address'),
  );
  expect(screen.getByRole('link', { name: /^27 Braemar Road/ })).toBeVisible();
  expect(line).toHaveValue('27 braemar road');
});

it('An edit sends what was changed, and another save meanwhile is said before it is saved again', async () => {
  openApp(`/portfolio/properties/${home(2)}/edit`);
  const line2 = await screen.findByRole('textbox', { name: /^Address line 2/ }, patient);
  expect(await screen.findByText(/^Under 80 years/)).toBeVisible();
  mockServer.world.db.property.update(home(2), { notes: 'Elsewhere', updatedAt: '2026-05-13T10:31:00.000Z' });
  await userEvent.clear(line2);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This was changed elsewhere/)).toBeVisible();
  expect(stored(2)?.line2).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored(2)).toMatchObject({ line2: null, notes: 'Elsewhere' }));
});

async function choose(name: string, act: string) {
  openApp('/portfolio/properties');
  const row = await screen.findByRole('button', { name: `Actions for ${name}` }, patient);
  await userEvent.click(row);
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
}

it('A property marked as sold asks for its day and price, and stays in the list', async () => {
  await choose('18 Ripon Street', 'Mark as sold…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 18 Ripon Street as sold' }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
  expect(await dialog.findByText('Enter a date')).toBeVisible();
  fill(dialog.getByRole('textbox', { name: 'Sale date' }), '1/5/26');
  fill(dialog.getByRole('textbox', { name: 'Sale price' }), '£97k');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
  await waitFor(() =>
    expect(all().find(({ addressLine1 }) => addressLine1 === '18 Ripon Street')).toMatchObject({
      status: 'sold',
      soldOn: '2026-05-01',
      soldPrice: 97_000,
    }),
  );
  expect(await screen.findByText('Sold for £97,000')).toBeVisible();
});

it('A property with records can’t be deleted: archiving is offered, and can be undone', async () => {
  await choose('27 Braemar Road', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive 27 Braemar Road?' }, patient));
  expect(dialog.getByText(/^This property has/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(stored(1)?.archivedAt).not.toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(() => expect(stored(1)?.archivedAt).toBeNull());
});

it('The register of certificates fills in what it knows of an address when that is asked for', async () => {
  await fillAddress('14 Rusholme Grove', 'm145ae');
  await userEvent.click(screen.getByRole('button', { name: 'Look up address' }));
  const found = await screen.findByText(/^14 Rusholme Grove, M14 5AE: EPC [A-G],/, {}, patient);
  const [, rating] = /EPC ([A-G])/.exec(found.textContent ?? '') ?? [];
  expect(field('Floor area optional')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Use these details' }));
  expect(screen.getByRole('combobox', { name: /^EPC rating/ })).toHaveValue(rating);
  expect(field('Floor area optional')).not.toHaveValue('');
  expect(field('Postcode')).toHaveValue('M14 5AE');
});

it('An address that can’t be looked up says why, and can be saved all the same', async () => {
  openApp('/portfolio/properties/new');
  await userEvent.click(await screen.findByRole('button', { name: 'Look up address' }, patient));
  expect(screen.getByText('Enter an address and postcode first')).toBeVisible();
  mockServer.fail('getEpcDetails', { status: 404 });
  fill(field('Address'), '16 Rusholme Grove');
  fill(field('Postcode'), 'M14 5AE');
  await userEvent.click(screen.getByRole('button', { name: 'Look up address' }));
  expect(await screen.findByText('No EPC on the register for this address.', {}, patient)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add property' })).toBeEnabled();
});
