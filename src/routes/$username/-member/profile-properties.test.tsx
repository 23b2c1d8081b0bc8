import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const stored = (n: number) => mockServer.world.db.property.get(uuidOf('property', n))?.onProfile;

it('The owner chooses which properties the profile shows, and the tab counts them', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/hannah.okafor?tab=properties');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose properties' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Properties on your profile' }, patient));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^27 Braemar Road/ }, patient));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Flat 6, Parkfield Court/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^9 Petersburg Road/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Properties saved', {}, patient)).toBeInTheDocument();
  expect([1, 2, 3, 4].map(stored)).toEqual([false, true, true, true]);
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Properties/ })).toHaveTextContent('3'));
  expect(await screen.findAllByRole('heading', { level: 3, name: /Manchester|Stockport/ })).toHaveLength(3);
});

it('What could not be saved is said, and a second try writes only what is left', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/hannah.okafor?tab=properties');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose properties' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Properties on your profile' }, patient));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Flat 6, Parkfield Court/ }, patient));
  mockServer.fail('updateProperty', { status: 503 });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert', {}, patient)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /^Flat 6, Parkfield Court/ })).toBeChecked();
  mockServer.clearFaults();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored(2)).toBe(true));
});
