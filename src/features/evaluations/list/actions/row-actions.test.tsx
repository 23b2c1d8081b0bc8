import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient, storedEvaluation as stored } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const open = (path = '/property-evaluations') => openApp(path);
const ashfield = 'Ashfield Terrace, two-bed';
const link = (name: string) => screen.findByRole('link', { name }, patient);

async function choose(row: string, act: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${row}”` }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
}
const select = async (row: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select “${row}”` }, patient));

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('makes a copy that keeps the scenarios', async () => {
  open();
  await choose('Breck Road probate', 'Duplicate');
  expect(await link('Copy of Breck Road probate')).toBeVisible();
  expect(stored('Copy of Breck Road probate').scenarios).toEqual(stored('Breck Road probate').scenarios);
});

it('archives a deal, which can be taken back', async () => {
  open();
  await choose(ashfield, 'Archive');
  await waitFor(() => expect(screen.queryByRole('link', { name: ashfield })).toBeNull(), patient);
  expect(stored().archivedAt).not.toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  expect(await link(ashfield)).toBeVisible();
  expect(stored().archivedAt).toBeNull();
});

it('deletes several at once, which can be taken back', async () => {
  open();
  await select(ashfield);
  await select('Breck Road probate');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: ashfield })).toBeNull(), patient);
  expect(stored('Breck Road probate').deletedAt).not.toBeNull();
  expect(
    await screen.findByText('2 evaluations deleted. You can restore them for 30 days.', undefined, patient),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  expect(await link('Breck Road probate')).toBeVisible();
});

it('tags several at once', async () => {
  open();
  await select(ashfield);
  await select('Breck Road probate');
  await userEvent.click(screen.getByRole('button', { name: 'Tag' }));
  const selected = within(screen.getByRole('region', { name: 'Selected evaluations' }));
  await userEvent.type(selected.getByRole('textbox', { name: 'Tag' }), 'this week{Enter}');
  await waitFor(() => expect(stored().tags).toContain('this week'), patient);
  expect(stored('Breck Road probate').tags).toContain('this week');
});

it('says how many could not be changed, and keeps the others changed', async () => {
  open();
  await select(ashfield);
  await select('Breck Road probate');
  mockServer.fail('updateEvaluation', { status: 403, body: { message: 'No' }, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(
    await screen.findByText('Couldn’t update 1 of 2 evaluations. Try again.', undefined, patient),
  ).toBeVisible();
});

it('leaves out what a reader of a shared deal may not do', async () => {
  const shared = mockServer.world.db.evaluation
    .all()
    .find(({ ownerId, collaborators }) => ownerId !== 1 && collaborators.some(({ role }) => role === 'view'));
  if (!shared) throw new Error('nothing is shared');
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: `Actions for “${shared.title}”` }, patient),
  );
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' }, patient)).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await select(shared.title);
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
});

it('deletes for good only after asking', async () => {
  open('/property-evaluations?trash=true');
  const [gone] = mockServer.world.db.evaluation.all().filter(({ deletedAt }) => deletedAt !== null);
  if (!gone) throw new Error('the trash is empty');
  await userEvent.click(
    await screen.findByRole('button', { name: `Delete “${gone.title}” permanently` }, patient),
  );
  expect(await screen.findByRole('dialog', { name: 'Delete this evaluation?' }, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: `Delete “${gone.title}” permanently` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patient));
  expect(await screen.findByText('No deleted evaluations', undefined, patient)).toBeVisible();
  expect(mockServer.world.db.evaluation.get(gone.id)).toBeUndefined();
});
