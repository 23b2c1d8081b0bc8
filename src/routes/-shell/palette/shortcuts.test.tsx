import { screen, waitFor } from '@testing-library/react';
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
  await screen.findByRole('status', { name: 'Connection' });
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
