import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function choose(search: RegExp, act: string) {
  const list = within(await screen.findByRole('region', { name: 'Saved searches' }, patient));
  await userEvent.click(await list.findByRole('button', { name: search }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
  return list;
}

function open() {
  mockServer.signInAs('hannah.okafor');
  openApp('/property-search?tab=saved');
}

it('A copy of a saved search has a name of its own, and the same filters and alerts', async () => {
  open();
  for (const name of ['Copy of Auction lots under £100k', 'Copy 2 of Auction lots under £100k']) {
    const list = await choose(/^Actions for “Auction lots/, 'Duplicate');
    expect(await list.findByRole('link', { name }, patient)).toBeVisible();
  }
  const all = mockServer.world.db.propertySearch.all();
  const [first, ...copies] = all.filter(({ name }) => name.endsWith('Auction lots under £100k'));
  expect(copies).toHaveLength(2);
  for (const { filters, frequency, paused } of copies)
    expect({ filters, frequency, paused }).toEqual({
      filters: first?.filters,
      frequency: first?.frequency,
      paused: true,
    });
});

it('The copied link of a saved search opens the same homes for anybody', async () => {
  // With a clipboard.
  userEvent.setup();
  open();
  await choose(/^Actions for “Auction lots/, 'Copy link');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/property-search?market=auction&maxPrice=100000`,
    ),
  );
});
