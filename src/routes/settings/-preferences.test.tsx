import { uuidOf } from '@mocks/engine/db/table-definition';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { recentsOf, rememberRecent } from '@/features/search/recents';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { chooseAreaUnit } from '@/ui/area/area-unit';
import { chooseAppearance } from '@/ui/theme/appearance';
import { chooseTheme } from '@/ui/theme/theme';

afterEach(() => {
  chooseAreaUnit('sqft');
  chooseAppearance('isCompact', false);
  chooseTheme('dark');
});

async function open(section: string, title: string, username = 'hannah.okafor') {
  mockServer.signInAs(username);
  const bodies: unknown[] = [];
  mockServer.use(
    http.put('*/api/users/:id', async ({ request }) => void bodies.push(await request.clone().json())),
  );
  openApp(`/settings/${section}`);
  await screen.findByRole('heading', { level: 1, name: title }, patient);
  return bodies;
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const kept = () => mockServer.world.db.preference.first('userId', 1)?.given;

it('Turning likes off sends those types alone, and new ones no longer arrive', async () => {
  const bodies = await open('notifications', 'Notification settings');
  const matrix = form('Notifications');
  await userEvent.click(matrix.getByRole('checkbox', { name: 'Liked your comment: App' }));
  await userEvent.click(matrix.getByRole('button', { name: 'Save' }));
  await waitFor(
    () =>
      expect(bodies).toEqual([
        { preferences: { notification: { 9: { inApp: false, email: true, sound: false } } } },
      ]),
    patient,
  );
  await waitFor(() => expect(kept()?.notification?.['9']?.inApp).toBe(false));
});

it('Quiet hours are saved with both times, and taken away again', async () => {
  const bodies = await open('notifications', 'Notification settings');
  const hours = form('Quiet hours');
  await userEvent.click(hours.getByRole('checkbox', { name: 'Use quiet hours' }));
  await userEvent.click(hours.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept()?.quietHours).toEqual({ from: '22:00', to: '07:00' }), patient);
  // The answer may still be on its way.
  await waitFor(() => expect(hours.getByRole('button', { name: 'Save' })).toBeEnabled(), patient);
  await userEvent.click(hours.getByRole('checkbox', { name: 'Use quiet hours' }));
  await userEvent.click(hours.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ preferences: { quietHours: null } }), patient);
});

it('Light chosen in the settings is kept as chosen, and density is on the page at once', async () => {
  await open('appearance', 'Appearance');
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect([localStorage.getItem('theme'), localStorage.getItem('theme-explicit')]).toEqual(['light', 'true']);
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(localStorage.getItem('density')).toBe('compact');
});

it('Units chosen in one tab hold in the others at once', async () => {
  await open('appearance', 'Appearance');
  const unit = (name: string) => screen.getByRole('radio', { name });
  await userEvent.click(unit('m²'));
  expect(localStorage.getItem('area-unit')).toBe('sqm');
  localStorage.setItem('area-unit', 'sqft');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'area-unit' })));
  expect(unit('sq ft')).toBeChecked();
});

it('The start page is saved alone, and the logo leads there', async () => {
  const bodies = await open('appearance', 'Appearance');
  const start = form('Start page');
  await userEvent.selectOptions(start.getByRole('combobox', { name: 'Start page' }), 'Property Search');
  await userEvent.click(start.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ preferences: { startPage: '/property-search' } }]), patient);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Tiebeam home' })).toHaveAttribute('href', '/property-search'),
  );
});

it.each([
  ['/account/login', '/conversations'],
  ['/settings/privacy', '/settings/privacy'],
])('A sign-in that began at %s opens %s, the start page only where no page was wanted', async (from, to) => {
  const { preference } = mockServer.world.db;
  const row = preference.first('userId', 1);
  const given = { ...row?.given, startPage: '/conversations' as const };
  if (row) preference.update(row.id, { given });
  else preference.add({ userId: 1, given });
  const { path } = openApp(from);
  const { identifier, password } = mockServer.member;
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Email or username' }, patient),
    identifier,
  );
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await waitFor(() => expect(path()).toBe(to), patient);
});

it('A sign-in opens the start page that its answer names, without waiting for the account', async () => {
  const { preference } = mockServer.world.db;
  const row = preference.first('userId', 1);
  const given = { ...row?.given, startPage: '/property-search' as const };
  if (row) preference.update(row.id, { given });
  else preference.add({ userId: 1, given });
  const opened: string[] = [];
  mockServer.use(http.get('*/api/auth/auth-user', () => new Promise<never>(() => {})));
  const { path, router } = openApp('/account/login');
  router.subscribe('onResolved', ({ toLocation }) => void opened.push(toLocation.pathname));
  const { identifier, password } = mockServer.member;
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Email or username' }, patient),
    identifier,
  );
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await waitFor(() => expect(path()).toBe('/property-search'), patient);
  expect(opened).not.toContain('/');
});

it('The default nation is saved alone, and a new deal and the calculators begin with it', async () => {
  // She has no evaluation profile, which would have a nation of its own.
  const bodies = await open('account', 'Account', 'zainab.hussain');
  const nation = form('Nation');
  await userEvent.selectOptions(nation.getByRole('combobox', { name: 'Default nation' }), 'Scotland');
  await userEvent.click(nation.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ preferences: { defaultNation: 'scotland' } }]), patient);
  expect(await screen.findByText('Default nation saved', undefined, patient)).toBeVisible();
  cleanup();
  openApp('/property-evaluations/new');
  expect(await screen.findByRole('combobox', { name: 'Nation' }, patient)).toHaveDisplayValue('Scotland');
  cleanup();
  openApp(`/knowledge-base/article/${uuidOf('article', 14)}`);
  const duty = within(await screen.findByRole('region', { name: 'Work out the stamp duty' }, patient));
  expect(duty.getByRole('combobox', { name: 'Nation' })).toHaveDisplayValue('Scotland');
});

it('The room that documents take is shown, and recent searches are cleared from this device', async () => {
  rememberRecent(1, { type: 'businessType', name: 'Surveyors' });
  await open('data', 'Data');
  const storage = within(await screen.findByRole('region', { name: 'Storage' }, patient));
  expect(await storage.findByText(/ of 5 GB$/, undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.getByText('No recent searches on this device')).toHaveFocus();
  expect(recentsOf(1)).toEqual([]);
});
