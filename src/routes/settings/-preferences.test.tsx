import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { chooseAppearance } from '@/ui/theme/appearance';
import { chooseTheme } from '@/ui/theme/theme';

afterEach(() => {
  chooseAppearance('isCompact', false);
  chooseTheme('dark');
});

async function open(section: string, title: string) {
  mockServer.signInAs('hannah.okafor');
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
  await userEvent.click(hours.getByRole('checkbox', { name: 'Use quiet hours' }));
  await userEvent.click(hours.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ preferences: { quietHours: null } }), patient);
});

it('Hiding that I am online is saved alone', async () => {
  const bodies = await open('privacy', 'Privacy and safety');
  const others = form('What others see');
  await userEvent.click(others.getByRole('checkbox', { name: 'Show when I’m online' }));
  await userEvent.click(others.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ preferences: { showOnline: false } }]), patient);
});

it('Light chosen in the settings is kept as chosen, and density is on the page at once', async () => {
  await open('appearance', 'Appearance');
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect([localStorage.getItem('theme'), localStorage.getItem('theme-explicit')]).toEqual(['light', 'true']);
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  expect(localStorage.getItem('density')).toBe('compact');
});
