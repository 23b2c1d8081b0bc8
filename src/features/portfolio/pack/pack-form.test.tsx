import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { strFromU8, unzipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = uuidOf('property', 1);
let saved: Blob[];

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  saved = [];
  // jsdom has none of both.
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
});

async function openPack() {
  openApp(`/portfolio/properties/${home}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share pack…' }, patient));
  return within(await screen.findByRole('dialog', { name: 'Pack for a lender or accountant' }, patient));
}

/** The files of the pack that was saved, as text. */
async function filesOf() {
  await screen.findByText('Pack downloaded', {}, patient);
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
  return new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

it('A lender’s pack has the debts, the lets and the certificates of a property, and names no tenant', async () => {
  const { db } = mockServer.world;
  const mortgage = db.mortgage.by('ownerId', 1).find(({ propertyId }) => propertyId === home);
  db.mortgage.update(mortgage?.id ?? '', { lender: 'Bank <img src=x>' });
  const tenancy = db.tenancy
    .by('ownerId', 1)
    .find(({ propertyId, status }) => propertyId === home && status === 'current');
  const tenant = db.contact.get(tenancy?.tenantIds[0] ?? '');
  // The blobs of jsdom can't be sent.
  mockServer.use(
    http.get('*/media/:owner/media/:file', () => new HttpResponse(new TextEncoder().encode('certificate'))),
  );
  const dialog = await openPack();
  await userEvent.click(dialog.getByRole('button', { name: 'Download pack' }));
  const files = await filesOf();
  const page = files.get('Summary.html') ?? '';
  expect(page).toContain('Bank &lt;img src=x&gt;');
  expect(page).toMatch(/£[\d,.]+ pcm in total/);
  expect(page).toContain('Certificates');
  expect(tenant?.name).toBeTruthy();
  expect(page).not.toContain(tenant?.name);
  const linked = [...page.matchAll(/href="([^"]+)"/g)].map(([, name]) => decodeURIComponent(name ?? ''));
  expect(linked.length).toBeGreaterThan(0);
  expect([...files.keys()].toSorted()).toEqual(['Summary.html', ...linked].toSorted());
});

it('An accountant’s pack has the books of the chosen year and its transactions as a spreadsheet', async () => {
  const dialog = await openPack();
  await userEvent.click(dialog.getByRole('radio', { name: 'Accountant' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tax year' }), '2025-26');
  await userEvent.click(dialog.getByRole('button', { name: 'Download pack' }));
  const files = await filesOf();
  expect([...files.keys()].toSorted()).toEqual(['Summary.html', 'Transactions 2025-26.csv']);
  expect(files.get('Summary.html')).toMatch(/Tax year 2025–26[^]*profit before finance costs/);
  expect(files.get('Transactions 2025-26.csv')?.split('\r\n').length).toBeGreaterThan(12);
});

it('A pack that can’t be read whole is not saved, and the reason is said', async () => {
  const dialog = await openPack();
  mockServer.fail('listRenewalDates', { status: 403 });
  await userEvent.click(dialog.getByRole('button', { name: 'Download pack' }));
  expect(await dialog.findByRole('alert', {}, patient)).toHaveTextContent(/^Couldn’t create the pack\./);
  expect(saved).toEqual([]);
});
