import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveOpinion } from '@mocks/features/evaluations/opinions/opinions';
import { tellChat } from '@/realtime/chat/chat-news';
import {
  field,
  leaveEvaluation,
  openEvaluation,
  patient,
  storedEvaluation,
} from '@/testing/screens/evaluation-screen';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import './opinions-card';
import '@/ui/modal/modal-stack';
import '@/ui/toast/toast-stack';

const { world } = mockServer;
const callum = 2;

// nobody but its owner has seen it
beforeEach(() => {
  const { id } = storedEvaluation();
  world.db.evaluation.update(id, { collaborators: [], isPublished: false });
  for (const link of world.db.evaluationLink.by('evaluationId', id)) world.db.evaluationLink.remove(link.id);
});

afterEach(async () => {
  closeAllModals();
  removeDraftsOf(callum);
  await leaveEvaluation();
});

/** A request for the rent, which the owner reckons at £1,253. */
const request = () =>
  world.db.evaluationOpinion.add({
    evaluationId: storedEvaluation().id,
    figures: ['rent'],
    message: 'You know the street',
    asked: [{ userId: callum, conversationId: 1 }],
    answers: [],
    reckoned: { rent: 1_253 },
    createdAt: world.clock.now().toISOString(),
    closedAt: null,
  });

function openAsked(id: string) {
  mockServer.signInAs('callum.reyes');
  return openApp(`/property-evaluations/${storedEvaluation().id}?opinion=${id}`);
}

const card = () => screen.findByRole('region', { name: 'Second opinions' }, patient);

it('the owner asks a connection, and a refusal loses nothing of what was typed', async () => {
  const user = userEvent.setup();
  openEvaluation();
  await user.click(within(await card()).getByRole('button', { name: 'Ask for a second opinion' }));
  const panel = await screen.findByRole('dialog', { name: 'Ask for a second opinion' }, patient);
  await within(panel).findByRole('checkbox', { name: /Callum Reyes/ }, patient);
  await user.click(within(panel).getByRole('button', { name: 'Ask' }));
  expect(within(panel).getByText('Choose someone')).toBeVisible();
  await user.click(within(panel).getByRole('checkbox', { name: /Callum Reyes/ }));
  await user.click(within(panel).getByRole('checkbox', { name: 'Works, including VAT' }));
  await user.type(within(panel).getByRole('textbox', { name: /Message/ }), 'You know the street');
  const other = request();
  await user.click(within(panel).getByRole('button', { name: 'Ask' }));
  expect(
    await within(panel).findByText('You already have an open request. Close it first', {}, patient),
  ).toBeVisible();
  expect(within(panel).getByRole('textbox', { name: /Message/ })).toHaveValue('You know the street');
  world.db.evaluationOpinion.remove(other.id);
  await user.click(within(panel).getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  expect(world.db.evaluationOpinion.by('evaluationId', storedEvaluation().id)).toMatchObject([
    { figures: ['rent'], message: 'You know the street', asked: [{ userId: callum }] },
  ]);
  expect(await within(await card()).findByText(/^0 of 1 answered/, {}, patient)).toBeVisible();
});

it('nobody is asked beyond three', async () => {
  const user = userEvent.setup();
  openEvaluation();
  await user.click(within(await card()).getByRole('button', { name: 'Ask for a second opinion' }));
  const panel = await screen.findByRole('dialog', { name: 'Ask for a second opinion' }, patient);
  const list = within(panel).getByRole('group', { name: 'Connections' });
  const people = await within(list).findAllByRole('checkbox', {}, patient);
  const free = people.filter((box) => !box.hasAttribute('disabled'));
  for (const box of free.slice(0, 3)) await user.click(box);
  expect(within(panel).getByText(/^3 of 3 chosen/)).toBeVisible();
  expect(free[3]).toBeDisabled();
});

it('who is asked sees the spread and the owner’s figure only after the answer', async () => {
  const user = userEvent.setup();
  openAsked(request().id);
  expect(await screen.findByText('What’s your estimate?', {}, patient)).toBeVisible();
  expect(screen.getByText('You know the street')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/1,253|reckons/);
  const send = screen.getByRole('button', { name: 'Send and see other opinions' });
  await user.click(send);
  expect(screen.getByText('Enter a figure in pounds')).toBeVisible();
  const rent = screen.getByRole('textbox', { name: 'Monthly rent' });
  await user.type(rent, '1,225.50');
  expect(screen.getByText('Enter whole pounds')).toBeVisible();
  await user.clear(rent);
  await user.type(rent, '1,225');
  await user.click(send);
  expect(
    await screen.findByText('Monthly rent: 1 opinion, £1,225; the owner’s estimate is £1,253', {}, patient),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Rent £1,225 £1,253 £1,225' })).toBeVisible();
  expect(screen.getByText('Your answer counts: you gave it before seeing the figures.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Opinions so far' })).toHaveFocus();
});

it('An opinion sent while its page is left is no draft, and what was typed since is', async () => {
  const { id } = request();
  openAsked(id);
  const rent = () => screen.findByRole('textbox', { name: 'Monthly rent' }, patient);
  await userEvent.type(await rent(), '1225');
  const answer = holdNext('put', '/evaluation-opinions/:id');
  await userEvent.click(screen.getByRole('button', { name: 'Send and see other opinions' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^How sure are you/ }), 'Two lets');
  cleanup();
  answer();
  await waitFor(() => expect(world.db.evaluationOpinion.get(id)?.answers).toHaveLength(1), patient);
  await waitFor(() => expect(storedDrafts()).not.toContain('1225'));
  openAsked(id);
  await userEvent.click(await screen.findByRole('button', { name: 'Change answer' }, patient));
  expect(await rent()).toHaveValue('1,225');
  expect(screen.getByRole('textbox', { name: /^How sure are you/ })).toHaveValue('Two lets');
});

it('A request for an opinion that was sent while its form was closed is no draft, and what was typed since is', async () => {
  openEvaluation();
  const user = userEvent.setup();
  await user.click(within(await card()).getByRole('button', { name: 'Ask for a second opinion' }));
  const panel = await screen.findByRole('dialog', { name: 'Ask for a second opinion' }, patient);
  await user.click(await within(panel).findByRole('checkbox', { name: /Callum Reyes/ }, patient));
  await user.type(within(panel).getByRole('textbox', { name: /Message/ }), 'You know the street');
  const answer = holdNext('post', '/evaluation-opinions');
  await user.click(within(panel).getByRole('button', { name: 'Ask' }));
  await user.type(within(panel).getByRole('textbox', { name: /Message/ }), ' and its agents');
  act(closeAllModals);
  answer();
  const rounds = () => world.db.evaluationOpinion.by('evaluationId', storedEvaluation().id);
  await waitFor(() => expect(rounds()).toMatchObject([{ message: 'You know the street' }]), patient);
  await waitFor(() => expect(storedDrafts()).not.toContain('You know the street'));
  expect(storedDrafts()).toContain('and its agents');
});

it('an answer that is changed says so and counts no more', async () => {
  const user = userEvent.setup();
  openAsked(request().id);
  await user.type(await screen.findByRole('textbox', { name: 'Monthly rent' }, patient), '1200');
  await user.click(screen.getByRole('button', { name: 'Send and see other opinions' }));
  await user.click(await screen.findByRole('button', { name: 'Change answer' }, patient));
  const rent = screen.getByRole('textbox', { name: 'Monthly rent' });
  expect(rent).toHaveValue('1,200');
  expect(rent).toHaveFocus();
  await user.clear(rent);
  await user.type(rent, '1250');
  await user.click(screen.getByRole('button', { name: 'Change answer' }));
  expect(
    await screen.findByText('Changed after seeing the figures, so your answer isn’t counted.', {}, patient),
  ).toBeVisible();
  expect(screen.getByText('Monthly rent: no opinions yet; the owner’s estimate is £1,253')).toBeVisible();
});

it('what was typed is there after coming back, and a request that was closed meanwhile says so', async () => {
  const user = userEvent.setup();
  const { id } = request();
  openAsked(id);
  await user.type(await screen.findByRole('textbox', { name: 'Monthly rent' }, patient), '1200');
  cleanup();
  openAsked(id);
  expect(await screen.findByRole('textbox', { name: 'Monthly rent' }, patient)).toHaveValue('1200');
  world.db.evaluationOpinion.update(id, { closedAt: world.clock.now().toISOString() });
  await user.click(screen.getByRole('button', { name: 'Send and see other opinions' }));
  expect(await screen.findByText('This request has been closed', {}, patient)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Monthly rent' })).toHaveValue('1200');
});

it('a request that was withdrawn, and one of others, say so', async () => {
  openAsked('0b0e7c52-1111-4222-8333-0000000000ff');
  expect(await screen.findByRole('heading', { name: 'Request no longer available' }, patient)).toBeVisible();
  cleanup();
  const { id } = request();
  mockServer.signInAs('aoife.brennan');
  openApp(`/property-evaluations/${storedEvaluation().id}?opinion=${id}`);
  expect(await screen.findByRole('heading', { name: 'This request isn’t for you' }, patient)).toBeVisible();
});

it('the owner sees an answer as it comes, takes the middle, and takes that back', async () => {
  const user = userEvent.setup();
  const opinion = request();
  openEvaluation();
  const rent = await field('Rent');
  const before = rent.getAttribute('value');
  expect(await within(await card()).findByText(/^0 of 1 answered/)).toBeVisible();
  giveOpinion(world, { deal: storedEvaluation(), opinion }, callum, {
    estimates: { rent: 1_225 },
    note: 'By two lets on the street',
  });
  act(() => tellChat({ type: 'anything' }));
  expect(await within(await card()).findByText(/^1 of 1 answered/, {}, patient)).toBeVisible();
  expect(within(await card()).getByText('“By two lets on the street”')).toBeVisible();
  await user.click(
    within(await card()).getByRole('button', { name: 'Use this figure for Monthly rent, £1,225' }),
  );
  await waitFor(() => expect(rent).toHaveValue('1,225'));
  expect(
    await screen.findByText('Monthly rent: 1 opinion, £1,225; your estimate is £1,225', {}, patient),
  ).toBeVisible();
  await waitFor(() => expect(storedEvaluation().inputs.income.rentPcm).toBe(1_225), patient);
  expect(storedEvaluation().evidence['income.rentPcm']).toMatchObject({
    source: 'user',
    refId: `opinion-${opinion.id}`,
  });
  const toasts = within(await screen.findByRole('list', { name: 'Status messages' }, patient));
  await user.click(await toasts.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(() => expect(rent).toHaveValue(before), patient);
});

it('the owner closes a request, and withdraws one only after being asked what would be lost', async () => {
  const user = userEvent.setup();
  const opinion = request();
  giveOpinion(world, { deal: storedEvaluation(), opinion }, callum, { estimates: { rent: 1_225 } });
  openEvaluation();
  await user.click(within(await card()).getByRole('button', { name: 'Close request' }));
  expect(await within(await card()).findByText('Closed', {}, patient)).toBeVisible();
  await user.click(within(await card()).getByRole('button', { name: 'Remove' }));
  const question = within(await card()).getByRole('group', { name: 'Remove the request?' });
  expect(within(question).getByText('Remove the request? 1 answer will be deleted.')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await within(await card()).findByText(/before they see your figures/, {}, patient)).toBeVisible();
  expect(world.db.evaluationOpinion.get(opinion.id)).toBeUndefined();
});
