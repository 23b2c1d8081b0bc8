import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  field,
  leaveEvaluation,
  openEvaluation,
  patient,
  retype,
  storedEvaluation,
  tile,
} from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

afterEach(leaveEvaluation);

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patient));

async function openVersions() {
  await tile('Cash flow');
  await press('Actions for this evaluation');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions' }, patient));
  return within(await screen.findByRole('dialog', { name: 'Versions' }, patient));
}

it('shows in what an earlier state differs, goes back to it, and undo takes that back', async () => {
  openEvaluation();
  const panel = await openVersions();
  expect(await panel.findByRole('heading', { name: 'At the asking price' }, patient)).toBeVisible();
  await press('Show changes since “At the asking price”');
  const table = await panel.findByRole('table', { name: /At the asking price/ });
  expect(await within(table).findByRole('row', { name: 'Price £180,000 £187,500' }, patient)).toBeVisible();
  expect(within(table).getByRole('row', { name: /^Cash needed £72,244 / })).toBeVisible();
  await press('Restore this version');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('187,500'));
  await waitFor(() => expect(storedEvaluation().inputs.price).toBe(187_500), patient);
  await press('Undo');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('180,000'));
  await waitFor(() => expect(storedEvaluation().inputs.price).toBe(180_000), patient);
});

it('keeps a state by itself before it is changed', async () => {
  openEvaluation();
  await retype('Price', '150000');
  await waitFor(() => expect(storedEvaluation().inputs.price).toBe(150_000), patient);
  const panel = await openVersions();
  await press('Show changes since “Before changes by Hannah Okafor”');
  const table = await panel.findByRole('table', { name: /Before changes/ }, patient);
  expect(within(table).getByRole('row', { name: 'Price £150,000 £180,000' })).toBeVisible();
});

it('keeps the present state under a name, each name once', async () => {
  openEvaluation();
  const panel = await openVersions();
  await press('Save version');
  expect(await panel.findByText('Enter a name for the version')).toBeVisible();
  await userEvent.type(await field('Version name'), 'At the asking price');
  await press('Save version');
  expect(await panel.findByText('Another version already has this name', undefined, patient)).toBeVisible();
  await userEvent.type(await field('Version name'), ', again');
  await press('Save version');
  expect(await panel.findByRole('heading', { name: 'At the asking price, again' }, patient)).toBeVisible();
  await press('Show changes since “At the asking price, again”');
  expect(await panel.findByText('No changes since this version.')).toBeVisible();
});

it('says when there are none', async () => {
  openEvaluation('Skeldergate apartment');
  const panel = await openVersions();
  expect(await panel.findByText('No earlier versions', undefined, patient)).toBeVisible();
});

it('says what went wrong, and tries again', async () => {
  mockServer.fail('listEvaluationVersions', { status: 403, body: { message: 'Not today' } });
  openEvaluation();
  const panel = await openVersions();
  expect(await panel.findByText('Couldn’t load versions', undefined, patient)).toBeVisible();
  mockServer.clearFaults();
  await press('Retry');
  expect(await panel.findByRole('heading', { name: 'At the asking price' }, patient)).toBeVisible();
});

it('names the works that were changed, not only how many there are', async () => {
  openEvaluation();
  await tile('Cash flow');
  await retype('Unit cost', '13000');
  await waitFor(() => expect(storedEvaluation().inputs.refurb.items[0]?.rate).toBe(13_000), patient);
  const panel = await openVersions();
  await press('Show changes since “Before changes by Hannah Okafor”');
  const table = await panel.findByRole('table', { name: /Before changes/ }, patient);
  expect(
    within(table).getByRole('row', { name: /^Works 1 item, with .*£13,000.* 1 item, with .*£12,000/ }),
  ).toBeVisible();
});
