import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { setShortcuts } from '@/features/shortcuts/preference';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

afterEach(() => setShortcuts(true));

/** A member's page whose late parts have come. */
async function openShell() {
  mockServer.signInAs('hannah.okafor');
  const app = openApp('/help');
  await screen.findByRole('heading', { level: 1, name: 'Help Center is coming soon' });
  await userEvent.hover(document.body);
  await screen.findByRole('status', { name: 'Connection status' });
  return app;
}

it.each([
  ['n', '/'],
  ['c', '/conversations'],
  ['s', '/property-search'],
  ['e', '/property-evaluations'],
  ['p', '/pipeline'],
  ['f', '/portfolio'],
  ['k', '/knowledge-base'],
])('g then %s opens %s', async (key, wanted) => {
  const { path } = await openShell();
  await userEvent.keyboard(`g${key}`);
  await waitFor(() => expect(path()).toBe(wanted));
});

it('With the focus on a home, g then a letter goes elsewhere, and letters are letters once shortcuts are off', async () => {
  mockServer.signInAs('hannah.okafor');
  const { path } = openApp('/property-search?locations=Leeds');
  const list = await screen.findByRole('list', { name: 'Homes' }, { timeout: 10_000 });
  await userEvent.hover(document.body);
  await screen.findByRole('status', { name: 'Connection status' });
  const [heart] = within(list).getAllByRole('button', { name: /^Save / });
  const before = heart?.getAttribute('aria-pressed');
  within(list).getAllByRole('link')[0]?.focus();
  setShortcuts(false);
  await userEvent.keyboard('s');
  expect(heart).toHaveAttribute('aria-pressed', before);
  setShortcuts(true);
  await userEvent.keyboard('ge');
  await waitFor(() => expect(path()).toBe('/property-evaluations'));
  expect(mockServer.world.db.evaluation.all().filter(({ listingId }) => listingId !== null)).toEqual([]);
});

it('the account menu lists the shortcuts, also for somebody who has switched them off', async () => {
  setShortcuts(false);
  await openShell();
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Knowledge BaseGthenK');
});

it('the account menu has the theme, and shows which one holds', async () => {
  await openShell();
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  const choice = (name: string) => screen.findByRole('menuitemradio', { name });
  expect(await choice('Dark')).toBeChecked();
  await userEvent.click(await choice('Light'));
  expect(await choice('Light')).toBeChecked();
  expect(await choice('Dark')).not.toBeChecked();
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme-explicit')).not.toBeNull();
  await userEvent.click(await choice('System'));
  expect(localStorage.getItem('theme')).toBe('system');
  await userEvent.click(await choice('Dark'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
