import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import '@/ui/modal/modal-stack';
import type { LadderChange } from './ladder';

it('An offer added before the deal is read again keeps the one added just before it', async () => {
  const dealId = uuidOf('evaluation', 1);
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${dealId}&tab=offers`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  const amount = await drawer.findByRole('textbox', { name: 'Amount' }, patient);
  const ladder = () => mockServer.world.db.evaluation.get(dealId)?.offers.map((offer) => offer.amount) ?? [];
  const before = ladder();
  mockServer.fail('getEvaluation', { status: 503 });

  await userEvent.type(amount, '175000{Enter}');
  await waitFor(() => expect(amount).toHaveValue(''), patient);
  expect(ladder()).toEqual([...before, 175_000]);
  await userEvent.type(amount, '176000{Enter}');
  await waitFor(() => expect(amount).toHaveValue(''), patient);
  expect(ladder()).toEqual([...before, 175_000, 176_000]);
});

it('The status of an offer cannot be changed while another offer is being added', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${uuidOf('evaluation', 1)}&tab=offers`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  const amount = await drawer.findByRole('textbox', { name: 'Amount' }, patient);
  const status = drawer.getByRole('combobox', { name: 'Status of the £174,000 offer' });
  expect(status).toBeEnabled();
  mockServer.setLatency(400);
  await userEvent.type(amount, '175000{Enter}');
  await waitFor(() => expect(status).toBeDisabled());
  await waitFor(() => expect(status).toBeEnabled(), patient);
  await drawer.findByText('£175,000');
});

it('An offer is corrected in a dialog, and the others stay as they were', async () => {
  const dealId = uuidOf('evaluation', 1);
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${dealId}&tab=offers`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  await drawer.findByRole('textbox', { name: 'Amount' }, patient);
  const before = mockServer.world.db.evaluation.get(dealId)?.offers ?? [];
  await userEvent.click(drawer.getByRole('button', { name: 'Edit the £174,000 offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit offer' }, patient));
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('174,000');
  await userEvent.clear(amount);
  await userEvent.type(amount, '174500{Enter}');
  await drawer.findByText('£174,500', undefined, patient);
  expect(screen.queryByRole('dialog', { name: 'Edit offer' })).toBeNull();
  const saved = mockServer.world.db.evaluation.get(dealId)?.offers;
  expect(saved?.map((offer) => offer.amount)).toEqual(
    before.map((offer) => (offer.amount === 174_000 ? 174_500 : offer.amount)),
  );
  expect(saved?.map(({ on, status, note, byId }) => ({ on, status, note, byId }))).toEqual(
    before.map(({ on, status, note, byId }) => ({ on, status, note, byId })),
  );
});

/** Somebody else saves the ladder, unseen by this window. */
function changeElsewhere(dealId: string, change: LadderChange) {
  const { evaluation } = mockServer.world.db;
  const deal = evaluation.get(dealId);
  if (!deal) throw new Error('No such deal');
  evaluation.update(dealId, { offers: change(deal.offers) ?? deal.offers, version: deal.version + 1 });
}

it('An offer that somebody else added meanwhile stays when another one is added', async () => {
  const dealId = uuidOf('evaluation', 1);
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${dealId}&tab=offers`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  const amount = await drawer.findByRole('textbox', { name: 'Amount' }, patient);
  changeElsewhere(dealId, (offers) =>
    offers.flatMap((offer) => [offer, { ...offer, amount: 171_000 }]).slice(-2),
  );
  await userEvent.type(amount, '175000{Enter}');
  await waitFor(() => expect(amount).toHaveValue(''), patient);
  const ladder = mockServer.world.db.evaluation.get(dealId)?.offers.map((offer) => offer.amount);
  expect(ladder?.slice(-2)).toEqual([171_000, 175_000]);
});

it('The status of an offer that somebody else changed meanwhile is not changed unseen', async () => {
  const dealId = uuidOf('evaluation', 1);
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${dealId}&tab=offers`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  const status = await drawer.findByRole('combobox', { name: 'Status of the £174,000 offer' }, patient);
  changeElsewhere(dealId, (offers) =>
    offers.map((offer) => (offer.amount === 174_000 ? { ...offer, status: 'rejected' } : offer)),
  );
  await userEvent.selectOptions(status, 'Accepted');
  await drawer.findByText(
    'Someone else has changed this offer. Check it before you change it.',
    undefined,
    patient,
  );
  expect(drawer.getByRole('combobox', { name: 'Status of the £174,000 offer' })).toHaveDisplayValue(
    'Rejected',
  );
});

it('The next offer stands under a heading', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${uuidOf('evaluation', 1)}&tab=offers`);
  const card = within(await screen.findByRole('region', { name: 'Next offer' }, { timeout: 20_000 }));
  expect(card.getByRole('heading', { level: 3, name: 'Next offer' })).toBeVisible();
});

it('A deleted offer goes from the ladder and the activity says so, and Undo brings it back in its place', async () => {
  const dealId = uuidOf('evaluation', 1);
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${dealId}&tab=offers`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  await drawer.findByRole('textbox', { name: 'Amount' }, patient);
  const { evaluation, propertyAction } = mockServer.world.db;
  const before = evaluation.get(dealId)?.offers ?? [];
  const at = before.findIndex(({ amount }) => amount === 174_000);
  await userEvent.click(drawer.getByRole('button', { name: 'Delete the £174,000 offer' }));
  await waitFor(() => expect(drawer.queryByText('£174,000')).toBeNull(), patient);
  expect(evaluation.get(dealId)?.offers).toEqual(before.toSpliced(at, 1));
  expect(propertyAction.by('evaluationId', dealId).map(({ title }) => title)).toContain(
    'Offer of £174,000 deleted',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await drawer.findByText('£174,000', undefined, patient);
  expect(evaluation.get(dealId)?.offers).toEqual(before);
  expect(screen.queryByRole('dialog', { name: /^Update the evaluation/ })).toBeNull();
});
