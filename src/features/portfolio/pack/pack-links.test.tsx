import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = uuidOf('property', 1);
const links = () => mockServer.world.db.propertyPackLink.by('propertyId', home);

beforeEach(() => mockServer.signInAs('hannah.okafor'));

async function openLinks() {
  openApp(`/portfolio/properties/${home}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share pack…' }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'Pack for a lender or accountant' }, patient);
  return within(within(dialog).getByRole('region', { name: 'Share a link' }));
}

/** A link as its owner makes it. */
function add(over: { expiresAt?: string; reader?: 'lender' | 'accountant' } = {}) {
  const at = new Date().toISOString();
  return mockServer.world.db.propertyPackLink.add({
    ownerId: 1,
    propertyId: home,
    token: crypto.randomUUID(),
    reader: 'lender',
    taxYear: '2025-26',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    createdAt: at,
    updatedAt: at,
    views: [],
    ...over,
  });
}

function openAs(username: string, token: string) {
  mockServer.signInAs(username);
  return openApp(`/portfolio/shared/${token}`);
}

it('A link to a pack is created with its end, copied, and revoked', async () => {
  const region = await openLinks();
  expect(region.getByText(/^Anyone signed in with the link can view the property/)).toBeVisible();
  await userEvent.selectOptions(region.getByRole('combobox', { name: 'Expires after' }), '7 days');
  await userEvent.dblClick(region.getByRole('button', { name: 'Create link' }));
  const list = within(await region.findByRole('list', { name: 'Links' }, patient));
  expect(list.getByText(/^Until /)).toBeVisible();
  expect(list.getByText('Not opened yet')).toBeVisible();
  expect(links()).toHaveLength(1);
  const days = (Date.parse(links()[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  // With a clipboard.
  await userEvent.setup().click(list.getByRole('button', { name: /^Copy link/ }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toContain(`/portfolio/shared/${links()[0]?.token}`),
  );
  await userEvent.click(list.getByRole('button', { name: /^Revoke/ }));
  await waitFor(() => expect(links()).toEqual([]), patient);
  await waitFor(() => expect(region.queryByRole('list', { name: 'Links' })).toBeNull(), patient);
});

it('A link that couldn’t be created says so, and nothing is shared', async () => {
  mockServer.fail('createPropertyPackLink', { status: 403 });
  const region = await openLinks();
  await userEvent.click(region.getByRole('button', { name: 'Create link' }));
  expect(await region.findByRole('alert', {}, patient)).toHaveTextContent(/^Couldn’t create the link\./);
  expect(links()).toEqual([]);
});

it('Whoever has the link sees the pack and can change nothing, and its owner is told', async () => {
  const { token } = add();
  openAs('tom.whitfield', token);
  expect(await screen.findByText(/^Shared by Hannah Okafor for a lender, until/, {}, patient)).toBeVisible();
  for (const name of ['Property', 'Mortgages', 'Tenancies', 'Tax year 2025–26', 'Certificates']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print']);
  expect(links()[0]?.views).toHaveLength(1);
});

it('An accountant sees every transaction of the tax year', async () => {
  const { token } = add({ reader: 'accountant' });
  openAs('tom.whitfield', token);
  expect(await screen.findByRole('table', { name: 'Transactions' }, patient)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Tenancies' })).toBeNull();
});

it('A link that was revoked, has expired or never was is told apart', async () => {
  const { token: ended } = add({ expiresAt: '2026-01-01T00:00:00.000Z' });
  openAs('tom.whitfield', ended);
  expect(await screen.findByRole('heading', { name: 'This link has expired' }, patient)).toBeVisible();
  openAs('tom.whitfield', crypto.randomUUID());
  expect(await screen.findByRole('heading', { name: 'No longer shared' }, patient)).toBeVisible();
});
