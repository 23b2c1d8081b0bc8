import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import '@/ui/modal/modal-stack';

async function open(n: number, tab: string) {
  mockServer.signInAs('hannah.okafor');
  const app = openApp(`/pipeline?deal=${uuidOf('evaluation', n)}&tab=${tab}`);
  // The drawer's code is fetched and transformed first.
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  await drawer.findByRole('tab', { name: 'Summary' }, patient);
  return { ...app, drawer };
}

it('An accepted offer asks whether the evaluation takes its price, and is in the activity', async () => {
  const { drawer } = await open(1, 'offers');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Amount' }), '171k');
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Status' }), 'Accepted');
  await userEvent.type(drawer.getByRole('textbox', { name: /^Conditions/ }), 'Vacant possession');
  await userEvent.click(drawer.getByRole('button', { name: 'Add offer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use £171,000' }, patient));
  await drawer.findByText('Vacant possession');
  await userEvent.click(drawer.getByRole('tab', { name: 'Notes and activity' }));
  await drawer.findByText('Offer of £171,000 accepted', {}, patient);
  await userEvent.click(drawer.getByRole('tab', { name: 'Summary' }));
  await waitFor(() => expect(drawer.getAllByText('£171,000').length).toBeGreaterThan(0));
});

it('A step of the checklist with a date, or with a tick alone, becomes an action of the deal', async () => {
  const { drawer } = await open(15, 'conveyancing');
  (await drawer.findByRole('button', { name: 'Add a date for “Survey”' }, patient)).focus();
  await userEvent.keyboard('{Enter}');
  const day = drawer.getByRole('textbox', { name: /^Due/ });
  expect(day).toHaveFocus();
  await userEvent.type(day, '21/12/2030');
  await userEvent.dblClick(drawer.getByRole('button', { name: 'Add' }));
  const due = await drawer.findByRole('button', { name: 'Due 21 December 2030: Survey' }, patient);
  await waitFor(() => expect(due).toHaveFocus());
  const surveys = mockServer.world.db.propertyAction
    .by('evaluationId', uuidOf('evaluation', 15))
    .filter(({ step }) => step === 'survey');
  expect(surveys).toHaveLength(1);
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Survey' }));
  await drawer.findByText(/: 1 of 12 steps done$/);
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Report on title' }));
  await drawer.findByText(/: 2 of 12 steps done$/, {}, patient);
  await userEvent.click(drawer.getByRole('tab', { name: 'Actions' }));
  const done = within(await drawer.findByRole('list', { name: 'Done' }, patient));
  expect(done.getByRole('checkbox', { name: 'Survey' })).toBeChecked();
  expect(done.getByRole('checkbox', { name: 'Report on title' })).toBeChecked();
});

it('What was typed for an offer stays while another tab is looked at, and is asked about before the deal closes', async () => {
  const { drawer } = await open(1, 'offers');
  const conditions = () => drawer.getByRole('textbox', { name: /^Conditions/ });
  await userEvent.type(conditions(), 'Vacant possession');
  await userEvent.click(await drawer.findByRole('button', { name: /^Use £[\d,]+ as the next offer$/ }));
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveFocus();
  expect(amount).not.toHaveValue('');
  await userEvent.click(drawer.getByRole('tab', { name: 'Summary' }));
  await userEvent.click(drawer.getByRole('tab', { name: 'Offers' }));
  expect(conditions()).toHaveValue('Vacant possession');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(conditions()).toHaveValue('Vacant possession');
});

it('A completed deal that was not moved to the portfolio can be moved later', async () => {
  mockServer.world.db.evaluation.update(uuidOf('evaluation', 18), { propertyId: null });
  const { drawer } = await open(18, 'summary');
  await userEvent.click(await drawer.findByRole('button', { name: 'Move to portfolio' }, patient));
  const wizard = within(await screen.findByRole('dialog', { name: 'Move to portfolio' }, patient));
  const price = await wizard.findByRole('textbox', { name: 'Purchase price' }, patient);
  expect(price).not.toHaveValue('');
});

it('A completed deal that became a property leads to it', async () => {
  const { evaluation, property } = mockServer.world.db;
  const home = property.by('ownerId', 1)[0]?.id ?? '';
  evaluation.update(uuidOf('evaluation', 18), { propertyId: home });
  const { drawer } = await open(18, 'summary');
  const link = await drawer.findByRole('link', { name: 'Open property' }, patient);
  expect(link).toHaveAttribute('href', `/portfolio/properties/${home}`);
});

it('A deal is moved to another stage from its own page, which says what is left after tax per year', async () => {
  const { drawer } = await open(1, 'summary');
  const afterTax = (await drawer.findByText('After-tax cash flow', {}, patient)).nextElementSibling;
  expect(afterTax).toHaveTextContent(/^[−]?£[\d,]+ per year$/);
  await userEvent.click(await drawer.findByRole('button', { name: 'Move to another stage' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: /^Move “/ }, patient));
  await userEvent.click(dialog.getByRole('button', { name: /^Offer accepted/ }));
  await drawer.findByText('Offer accepted', {}, patient);
  await waitFor(() =>
    expect(mockServer.world.db.evaluation.get(uuidOf('evaluation', 1))?.pipeline?.stage).toBe(
      'offer_accepted',
    ),
  );
});

it('A person of the deal is one of my contacts, with a role in it', async () => {
  const { drawer } = await open(13, 'people');
  const who = await drawer.findByRole('combobox', { name: 'Contact' }, patient);
  await userEvent.selectOptions(who, 'Charlotte Ashworth, Ashworth Leasehold Law');
  expect(drawer.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Solicitor');
  await userEvent.click(drawer.getByRole('button', { name: 'Add person' }));
  const people = within(await drawer.findByRole('list', { name: 'People' }, patient));
  expect(people.getByText('Charlotte Ashworth')).toBeVisible();
});

it('The next offer that a card prints is the one that its deal suggests, by my criteria', async () => {
  const { drawer } = await open(1, 'offers');
  const suggested = await drawer.findByText(/^Offer up to £/, {}, patient);
  expect(drawer.getByRole('textbox', { name: 'Target ROI' })).toHaveValue('8');
  const card = document.querySelector<HTMLElement>(`[data-deal="${uuidOf('evaluation', 1)}"]`);
  const printed = within(card ?? document.body).getByText(/^Offer up to £/);
  expect(suggested.textContent).toContain(printed.textContent);
});

it('Whoever may comment on a shared deal can add notes, and a note is counted on its card', async () => {
  const { evaluation } = mockServer.world.db;
  const shared = evaluation
    .all()
    .find(({ collaborators }) => collaborators.some(({ userId }) => userId === 1));
  if (!shared) throw new Error('Nothing is shared with Hannah');
  const pipeline = { stage: 'viewing', position: 0, enteredAt: shared.createdAt, lostReason: null } as const;
  evaluation.update(shared.id, { collaborators: [{ userId: 1, role: 'comment' }], pipeline });
  mockServer.signInAs('hannah.okafor');
  openApp(`/pipeline?deal=${shared.id}&tab=activity`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Deal' }, { timeout: 20_000 }));
  const note = await drawer.findByRole('textbox', { name: /^Add a note/ }, patient);
  await userEvent.type(note, 'The agent mentioned a second bidder');
  await userEvent.click(drawer.getByRole('button', { name: 'Add note' }));
  await drawer.findByText('The agent mentioned a second bidder', {}, patient);
  const card = () => document.querySelector(`[data-deal="${shared.id}"]`);
  await waitFor(() => expect(card()).toHaveTextContent('1 note'), patient);
});

it('The keyboard goes on at the next action of the deal when one is ticked off or reopened', async () => {
  const { propertyAction } = mockServer.world.db;
  const [task] = propertyAction.by('evaluationId', uuidOf('evaluation', 1));
  if (!task) throw new Error('The deal has a history');
  for (const [title, dueAt] of [
    ['Ask for the lease', '2020-01-01T09:00:00.000Z'],
    ['Ask for the service charge', '2020-01-02T09:00:00.000Z'],
  ] as const)
    propertyAction.add({ ...task, kind: 'task', title, dueAt, doneAt: null });
  const { drawer } = await open(1, 'actions');
  const tick = await drawer.findByRole('checkbox', { name: 'Ask for the lease' }, patient);
  tick.focus();
  await userEvent.keyboard(' ');
  await waitFor(() =>
    expect(drawer.getByRole('button', { name: 'Ask for the service charge' })).toHaveFocus(),
  );
  const done = within(drawer.getByRole('list', { name: 'Done' }));
  done.getByRole('checkbox', { name: 'Ask for the lease' }).focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(drawer.queryByRole('list', { name: 'Done' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});

it('A Scottish deal pays LBTT, and its accepted offer waits for missives', async () => {
  const { drawer } = await open(17, 'summary');
  await drawer.findByText('LBTT', {}, patient);
  expect(drawer.queryByText('Stamp duty')).toBeNull();
  await userEvent.click(drawer.getByRole('tab', { name: 'Offers' }));
  expect(await drawer.findByText('Subject to survey and conclusion of missives', {}, patient)).toBeVisible();
});
