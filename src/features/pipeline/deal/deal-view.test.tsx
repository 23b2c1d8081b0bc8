import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

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

it('A step of the checklist with a date becomes an action of the deal', async () => {
  const { drawer } = await open(15, 'conveyancing');
  await userEvent.click(await drawer.findByRole('button', { name: 'Add a date: Survey' }, patient));
  await userEvent.type(drawer.getByRole('textbox', { name: /^Due/ }), '21/12/2030');
  await userEvent.click(drawer.getByRole('button', { name: 'Add' }));
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'Survey' }, patient));
  await drawer.findByText(/: 1 of 12 steps done$/);
  await userEvent.click(drawer.getByRole('tab', { name: 'Actions' }));
  const done = within(await drawer.findByRole('list', { name: 'Done' }, patient));
  expect(done.getByRole('checkbox', { name: 'Survey' })).toBeChecked();
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
