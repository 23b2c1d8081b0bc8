import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { readData } from './member-data';

/** jsdom has no addresses for files: those that were saved, as they come. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  return files;
}

async function open(username = 'zainab.hussain') {
  mockServer.signInAs(username);
  const app = openApp('/settings/data');
  await screen.findByRole('button', { name: 'Export JSON' }, patient);
  return app;
}

it('An export is one file, and imported on a fresh server it brings back what was made', async () => {
  mockServer.signInAs('zainab.hussain');
  await fetch('/api/contacts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Made before the export', kind: 'contractor' }),
  });
  const mine = () => mockServer.world.db.contact.all().filter(({ name }) => name.startsWith('Made before'));
  const before = mine();
  expect(before).toHaveLength(1);
  const files = savedFiles();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }));
  expect(await screen.findByText(/records? exported$/, undefined, patient)).toBeVisible();
  vi.unstubAllGlobals();
  const text = (await files[0]?.text()) ?? '';
  expect(readData(text)?.username).toBe('zainab.hussain');
  mockServer.world.db.contact.remove(before[0]?.id ?? '');
  await userEvent.upload(screen.getByLabelText('File to import'), new File([text], 'export.json'));
  await userEvent.click(await screen.findByRole('button', { name: /^Import \d+ records?$/ }, patient));
  expect(await screen.findByText(/^1 added/, undefined, patient)).toBeVisible();
  expect(mine()).toEqual(before);
});

it('A cancelled export saves no file, says so, and leaves the focus where it can go on', async () => {
  const files = savedFiles();
  await open('hannah.okafor');
  const release = holdNext('get', '/member-data/records');
  await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  release();
  expect(await screen.findByText('Export cancelled', undefined, patient)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export JSON' })).toHaveFocus());
  expect(files).toEqual([]);
  vi.unstubAllGlobals();
});

it('An import says why it leaves out another account’s records', async () => {
  await open();
  const contact = mockServer.world.db.contact.all().find(({ ownerId }) => ownerId === 1);
  const data = {
    format: 'tiebeam-data',
    version: 1,
    exportedAt: '2026-05-13T10:30:00.000Z',
    username: 'hannah.okafor',
    kinds: [{ kind: 'contacts', records: [contact] }],
  };
  await userEvent.upload(
    screen.getByLabelText('File to import'),
    new File([JSON.stringify(data)], 'hers.json'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 record' }, patient));
  expect(
    await screen.findByText(
      '0 added, 1 couldn’t be imported. Records that are incomplete or belong to another account were left out.',
      undefined,
      patient,
    ),
  ).toBeVisible();
});
