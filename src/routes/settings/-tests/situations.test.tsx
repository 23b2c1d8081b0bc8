import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const sections = [
  ['account', 'Account'],
  ['profile', 'Profile'],
  ['business', 'Business'],
  ['beta', 'Beta features'],
  ['data', 'Data'],
  ['notifications', 'Notification settings'],
  ['privacy', 'Privacy and safety'],
  ['appearance', 'Appearance'],
  ['subscription', 'Subscription'],
  ['support', 'Support'],
] as const;

describe.each(['documented-only', 'schema-violation', 'bad-rows', 'long-words', 'failing-403'])(
  'With the scenario %s',
  (scenario) => {
    it.each(sections)(
      'the settings’ section %s keeps its heading and the way to the others',
      async (path, title) => {
        await mockServer.apply([scenario, { as: 'hannah.okafor' }]);
        openApp(`/settings/${path}`);
        expect(await screen.findByRole('heading', { level: 1, name: title }, patient)).toBeVisible();
        expect(screen.getByRole('navigation', { name: 'Settings' })).toBeVisible();
      },
    );
  },
);

it.each(['documented-only', 'schema-violation', 'failing-403'])(
  'A subscription that can’t be read says so with the scenario %s',
  async (scenario) => {
    await mockServer.apply([scenario, { as: 'hannah.okafor' }]);
    openApp('/settings/subscription');
    expect(await screen.findByText('Couldn’t load your subscription', undefined, patient)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
  },
);
