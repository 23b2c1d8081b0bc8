import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  field,
  leaveEvaluation,
  openEvaluation as open,
  patient,
  retype,
  seeWholePage,
  storedEvaluation as stored,
} from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// Loaded with the test: on a busy machine it would come later than a person waits.
import './scenarios-card';

afterEach(leaveEvaluation);

async function add(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add scenario' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name }, patient));
}
const card = async () =>
  within(await screen.findByRole('region', { name: 'Scenarios side by side' }, patient));
const cashFlows = async () => {
  const row = (await card()).getByRole('row', { name: /^Cash flow/ });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

it('stands beside the deal, follows it in all but what it changes, and is kept', async () => {
  mockServer.world.db.evaluation.update(stored().id, { scenarios: [] });
  open();
  await add('Voids 10%');
  const before = (await cashFlows())[1];
  await retype('Rent', '1250');
  await waitFor(async () => expect((await cashFlows())[1]).not.toBe(before));
  await waitFor(
    () =>
      expect(stored().scenarios.at(-1)).toEqual({ name: 'Voids 10%', overrides: { 'costs.voidPct': 10 } }),
    patient,
  );
  expect(stored().inputs.costs.voidPct).not.toBe(10);
});

it('shows the figures of the deal’s own strategies, and none of one that was removed', async () => {
  const overrides = { 'finance.rate': 7.25, 'refi.rate': 7.25 };
  mockServer.world.db.evaluation.update(stored().id, { scenarios: [{ name: 'Dear', overrides }] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Dear' }, patient));
  const editor = within(await screen.findByRole('region', { name: 'Dear' }, patient));
  expect(editor.getByRole('textbox', { name: 'Rate' })).toHaveValue('7.25');
  expect(editor.queryByRole('textbox', { name: 'New rate' })).toBeNull();
});

it('is changed, renamed, taken back and made the deal’s own', async () => {
  mockServer.world.db.evaluation.update(stored().id, { scenarios: [] });
  open();
  await add('Rates +2 points');
  const editor = within(await screen.findByRole('region', { name: 'Rates +2 points' }, patient));
  const rate = editor.getByRole('textbox', { name: 'Rate' });
  expect(rate).toHaveAccessibleDescription('In the deal: 5.25%');
  await userEvent.clear(rate);
  await userEvent.type(rate, '6.25');
  await waitFor(async () => expect((await cashFlows())[1]).toContain('£141.40'), patient);
  await userEvent.keyboard('{ArrowUp}');
  expect(rate).toHaveValue('6.5');
  const name = editor.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Dear money{Enter}');
  expect(await screen.findByRole('region', { name: 'Dear money' }, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply to deal' }));
  const [own] = await screen.findAllByRole('textbox', { name: 'Rate' }, patient);
  expect(own).toHaveValue('6.5');
  await waitFor(() => expect(stored().inputs.finance.rate).toBe(6.5), patient);
  expect(stored().scenarios).toEqual([{ name: 'Dear money', overrides: { 'finance.rate': 6.5 } }]);
});

it('is refused what no field would take, and undone with everything else', async () => {
  mockServer.world.db.evaluation.update(stored().id, { scenarios: [] });
  open();
  await add('Custom scenario');
  const editor = within(await screen.findByRole('region', { name: 'My scenario' }, patient));
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Change a figure' }), 'Price');
  const price = await editor.findByRole('textbox', { name: 'Price' });
  await userEvent.clear(price);
  await userEvent.type(price, 'lots');
  expect(await editor.findByText('Enter an amount, such as £1,150 or 180k')).toBeVisible();
  await userEvent.click(editor.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'My scenario' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'My scenario' }, patient)).toBeVisible();
});

it('takes a tenth off every room of a shared house', async () => {
  open('Egerton Road five-bed');
  await add('Rent −10%');
  const editor = within(await screen.findByRole('region', { name: 'Rent −10%' }, patient));
  expect(editor.getByRole('textbox', { name: 'Room 1: rent' })).toHaveAccessibleDescription(/^In the deal: /);
  await waitFor(
    () =>
      expect(Object.keys(stored('Egerton Road five-bed').scenarios.at(-1)?.overrides ?? {})).toContain(
        'income.rooms.0.rentPcm',
      ),
    patient,
  );
});

it('can be opened as a page, and sent as its address', async () => {
  mockServer.signInAs('hannah.okafor');
  const { id } = stored('Breck Road probate');
  openApp(`/property-evaluations/compare?ids=${id}&by=strategies`);
  expect(await screen.findByRole('columnheader', { name: 'Buy-to-let' }, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Scenarios' }));
  expect(await screen.findByRole('columnheader', { name: 'Current figures' })).toBeVisible();
});

it('can be looked at, not changed, by whom the deal is only shown', async () => {
  const { world } = mockServer;
  mockServer.signInAs('hannah.okafor');
  const shared = world.db.evaluation
    .all()
    .find(
      ({ collaborators, deletedAt }) =>
        deletedAt === null && collaborators.some(({ userId, role }) => userId === 1 && role === 'comment'),
    );
  world.db.evaluation.update(shared?.id ?? '', {
    // It is refinanced: the rate of a mortgage to buy with is none of its figures.
    scenarios: [{ name: 'Dear money', overrides: { 'refi.rate': 9 } }],
  });
  seeWholePage();
  openApp(`/property-evaluations/${shared?.id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Dear money' }, patient));
  expect(await screen.findByText(/^New rate: 9% instead of/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add scenario' })).toBeNull();
  expect(await field('Price')).toHaveAttribute('readonly');
});
