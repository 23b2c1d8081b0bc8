import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

function open(path: string) {
  mockServer.signInAs('hannah.okafor');
  return openApp(path);
}

const leeds = '53.75,-1.7,53.86,-1.4';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name }, patient);
const total = async () => Number.parseInt((await heading(/^\d+ homes? for sale/)).textContent ?? '', 10);

it('Without WebGL a sentence stands in the map’s place, and one step leads back to the list', async () => {
  const { router } = open('/property-search?locations=Leeds');
  await userEvent.click(await screen.findByRole('button', { name: 'Map' }, patient));
  expect(await screen.findByText(/can’t show the map/)).toBeVisible();
  expect(router.state.location.search).toMatchObject({ show: 'map' });
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('list', { name: 'Homes' }, patient)).toBeVisible();
  expect(router.state.location.search).toEqual({ locations: 'Leeds' });
});

it('An address with bounds lists only the homes within them, and the rest again at one press', async () => {
  const { router } = open(`/property-search?bounds=${leeds}&at=53.8,-1.55,11`);
  const inLeeds = await total();
  const list = await screen.findByRole('list', { name: 'Homes' }, patient);
  const homes = within(list).getAllByRole('heading', { level: 3 });
  expect(homes.every(({ textContent }) => / Leeds LS\d+$/.test(textContent ?? ''))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: map area only' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(async () => expect(await total()).toBeGreaterThan(inLeeds));
});

it('The form of all filters counts what the list shows', async () => {
  open(`/property-search?bounds=${leeds}`);
  const listed = await total();
  await userEvent.click(screen.getByRole('button', { name: 'All filters' }));
  const form = within(await screen.findByRole('dialog', { name: 'All filters' }, patient));
  expect(await form.findByRole('button', { name: `Show ${listed} homes` }, patient)).toBeVisible();
});
