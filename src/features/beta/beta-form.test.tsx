import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

it('The application says at once that an admin has closed applications', async () => {
  const changedAt = '2026-05-13T10:00:00.000Z';
  mockServer.signInAs('zainab.hussain');
  mockServer.world.db.featureFlag.add({
    key: 'beta-applications',
    isOn: false,
    changedAt,
    changedById: 4,
  });
  openApp('/settings/beta');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for the Pipeline beta' }, patient));
  const form = within(await screen.findByRole('dialog', { name: 'Apply for the Pipeline beta' }, patient));
  expect(await form.findByRole('alert')).toHaveTextContent('Beta applications are closed at the moment');
});
