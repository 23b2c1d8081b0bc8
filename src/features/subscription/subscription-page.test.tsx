import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { formatPounds } from '@/lib/money/money';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function open(username: string, search = '') {
  mockServer.signInAs(username);
  const app = openApp(`/settings/subscription${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Subscription' }, patient);
  await screen.findByRole('heading', { level: 2, name: 'Your plan' }, patient);
  return app;
}

/** Zainab, who has no plan, goes to the provider's checkout for Pro. */
async function beginCheckout() {
  mockServer.signInAs('zainab.hussain');
  const answer = await fetch('/api/subscriptions/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ planId: 'pro', interval: 'month' }),
  });
  return (await answer.json()) as Schemas['Checkout']; // 201 answers a checkout
}

const plan = (name: string) => within(screen.getByRole('listitem', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);
const subscriptionOf = (userId: number) => mockServer.world.db.subscription.by('ownerId', userId)[0];

it('An upgrade shows to the penny what it then charges', async () => {
  await open('callum.reyes');
  await userEvent.click(plan('Business').getByRole('button', { name: 'Upgrade to Business' }));
  const change = within(await dialog('Upgrade to Business?'));
  const total = within(change.getByRole('row', { name: /^Due today/ })).getByRole('cell').textContent;
  expect(subscriptionOf(2)?.planId).toBe('pro');
  await userEvent.click(change.getByRole('button', { name: 'Confirm and pay' }));
  await waitFor(() => expect(subscriptionOf(2)?.planId).toBe('business'), patient);
  const paid = mockServer.world.db.payment
    .by('ownerId', 2)
    .find(({ description }) => description.startsWith('Change'));
  expect(formatPounds(paid?.total ?? 0)).toBe(total);
  expect(await plan('Business').findByText('Current', undefined, patient)).toBeVisible();
});

it('A plan is cancelled in two clicks, keeps running to its end, and can be kept', async () => {
  await open('callum.reyes');
  await userEvent.click(plan('Free').getByRole('button', { name: 'Cancel Pro' }));
  const cancel = within(await dialog('Cancel Pro?'));
  expect(cancel.getByText(/^You’ll keep Pro until/)).toBeVisible();
  expect(cancel.getByRole('button', { name: 'Keep plan' })).toBeVisible();
  await userEvent.click(cancel.getByRole('button', { name: 'Cancel plan' }));
  await waitFor(() => expect(subscriptionOf(2)?.status).toBe('cancelling'), patient);
  const keep = await plan('Pro').findByRole('button', { name: 'Keep Pro' }, patient);
  expect(screen.getByText(/^Cancelled\. Your plan continues until/)).toBeVisible();
  await userEvent.click(keep);
  await waitFor(() => expect(subscriptionOf(2)?.status).toBe('active'), patient);
});

it('A smaller plan begins with the next period, is dated, and can be taken back', async () => {
  await open('gareth.pritchard');
  expect(screen.getByText(/^Changes to Pro on/)).toBeVisible();
  expect(plan('Pro').getByText(/^From \d/)).toBeVisible();
  await userEvent.click(plan('Business').getByRole('button', { name: 'Keep Business' }));
  await waitFor(() => expect(subscriptionOf(10)?.pendingPlanId).toBeNull(), patient);
  await userEvent.click(await plan('Pro').findByRole('button', { name: 'Change to Pro' }, patient));
  const change = within(await dialog('Change to Pro?'));
  expect(change.getByText(/There’s nothing to pay today/)).toBeVisible();
  await userEvent.click(change.getByRole('button', { name: 'Confirm change' }));
  await waitFor(() => expect(subscriptionOf(10)?.pendingPlanId).toBe('pro'), patient);
});

it('A failed payment takes nothing away, and leads to the provider to pay', async () => {
  await open('grace.otieno');
  expect(screen.getByRole('alert')).toHaveTextContent('You keep Pro while we try your card again.');
  expect(screen.getByRole('button', { name: 'Update card and pay' })).toBeVisible();
  await userEvent.click(plan('Business').getByRole('button', { name: 'Upgrade to Business' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(subscriptionOf(27)?.planId).toBe('pro');
});

it('Back from the checkout the payment is asked for until it went through, and the plan is there', async () => {
  const { url, sessionId } = await beginCheckout();
  await fetch(url, { method: 'POST', body: new URLSearchParams({ act: 'pay', card: '4242' }) });
  const row = mockServer.world.db.checkoutSession.first('sessionId', sessionId);
  const before = new Date(Date.now() - 60_000).toISOString();
  mockServer.world.db.checkoutSession.update(row?.id ?? '', { decidedAt: before });
  const { router } = await open('zainab.hussain', `?sessionId=${sessionId}`);
  expect(await screen.findByText('You’re on Pro. Thank you.', undefined, patient)).toBeVisible();
  expect(await plan('Pro').findByText('Current', undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(router.history.location.href).toBe('/settings/subscription'));
});

it.each([
  ['cancel', '', 'Checkout cancelled. You haven’t been charged.'],
  ['pay', '0341', 'Your bank declined the payment. You haven’t been charged. Try again with another card.'],
])('After %s at the checkout (card %s) the page says that nothing was charged', async (act, card, text) => {
  const { url, sessionId } = await beginCheckout();
  await fetch(url, { method: 'POST', body: new URLSearchParams({ act, card }) });
  const row = mockServer.world.db.checkoutSession.first('sessionId', sessionId);
  const before = new Date(Date.now() - 60_000).toISOString();
  mockServer.world.db.checkoutSession.update(row?.id ?? '', { decidedAt: before });
  await open('zainab.hussain', `?sessionId=${sessionId}`);
  expect(await screen.findByText(text, undefined, patient)).toBeVisible();
  expect(plan('Pro').getByRole('button', { name: 'Choose Pro' })).toBeVisible();
});

it('A limit of the plan is said where it is reached, with the way to the plans and back', async () => {
  mockServer.signInAs('zainab.hussain');
  const { db } = mockServer.world;
  const ownerId = db.user.first('username', 'zainab.hussain')?.id ?? 0;
  for (const { id: _id, ...rest } of db.evaluation.by('ownerId', 1).slice(0, 5)) {
    db.evaluation.add({ ...rest, ownerId, deletedAt: null });
  }
  const { router } = openApp('/property-evaluations');
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ }, patient);
  if (menu) await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const limit = within(await dialog('Plan limit reached'));
  expect(limit.getByText(/^Evaluations on Free: 5 of 5 used\./)).toBeVisible();
  await userEvent.click(limit.getByRole('link', { name: 'See plans' }));
  await screen.findByRole('heading', { level: 1, name: 'Subscription' }, patient);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to what you were doing' }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/property-evaluations'));
});

it('A checkout that nobody knows says so, and the page stays', async () => {
  await open('hannah.okafor', '?sessionId=cs_unknown');
  expect(await screen.findByText('We couldn’t find that checkout', undefined, patient)).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Payments' }, patient)).toBeVisible();
});
