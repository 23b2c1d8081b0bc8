import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import {
  patient,
  retype,
  storedEvaluation,
  field,
  tile,
  openEvaluation,
  leaveEvaluation,
} from '@/testing/screens/evaluation-screen';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

afterEach(() => {
  cleanup();
  removeDraftsOf(1);
});

function open(search = '') {
  mockServer.signInAs('hannah.okafor');
  return openApp(`/settings/evaluation${search}`);
}

const stored = (name: string) =>
  mockServer.world.db.evaluationSetting.all().find((each) => each.name === name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('shows the default profile, and the others by their links', async () => {
  const { router } = open();
  expect(await field('Name')).toHaveValue('BTL North');
  expect(await field('Minimum ROI')).toHaveValue('8');
  await userEvent.click(screen.getByRole('link', { name: /HMO, by the room/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('HMO, by the room'));
  expect(router.state.location.search).toEqual({ profile: stored('HMO, by the room')?.id });
});

it('sends only what was changed, keeps the focus on Save, and leaves saved evaluations as they are', async () => {
  open();
  const sent: object[] = [];
  mockServer.use(
    http.put(
      '*/api/evaluation-settings/:id',
      async ({ request }) => void sent.push(Object(await request.clone().json())),
    ),
  );
  const before = storedEvaluation().inputs;
  await retype('Insurance', '£310');
  expect(screen.getByText('Default: £240')).toBeVisible();
  await press('Save profile');
  await waitFor(() => expect(stored('BTL North')?.inputs.costs?.insurance).toBe(310), patient);
  expect(storedEvaluation().inputs).toEqual(before);
  const save = screen.getByRole('button', { name: 'Save profile' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(sent.map((body) => Object.keys(body).toSorted())).toEqual([['inputs', 'updatedAt']]);
});

it('A profile of settings keeps what is typed while it is being saved', async () => {
  open();
  await retype('Insurance', '310');
  const answer = holdNext('put', '/evaluation-settings/:id');
  await press('Save profile');
  await userEvent.type(await field('Name'), ' again');
  answer();
  await waitFor(() => expect(stored('BTL North')?.inputs.costs?.insurance).toBe(310), patient);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save profile' })).toHaveAttribute('aria-disabled', 'false'),
  );
  expect(await field('Name')).toHaveValue('BTL North again');
  cleanup();
  open();
  expect(await field('Name')).toHaveValue('BTL North again');
  expect(screen.queryByText(/^Some of these figures were changed elsewhere/)).toBeNull();
});

it('A profile of settings drops what the server has, and says what was changed elsewhere since', async () => {
  open();
  await retype('Insurance', '310');
  cleanup();
  const profile = stored('BTL North');
  const save = (insurance: number) =>
    profile &&
    mockServer.world.db.evaluationSetting.update(profile.id, {
      inputs: { ...profile.inputs, costs: { ...profile.inputs.costs, insurance } },
      updatedAt: new Date().toISOString(),
    });
  save(320);
  open();
  expect(await field('Insurance')).toHaveValue('310');
  expect(screen.getByText(/^Some of these figures were changed elsewhere/)).toBeVisible();
  cleanup();
  save(310);
  open();
  expect(await field('Insurance')).toHaveValue('310');
  expect(screen.getByRole('button', { name: 'Save profile' })).toHaveAttribute('aria-disabled', 'true');
  cleanup();
  save(330);
  open();
  expect(await field('Insurance')).toHaveValue('330');
});

it('keeps what was typed through a failure and a reload', async () => {
  mockServer.fail('updateEvaluationSetting', { status: 500, times: 1 });
  open();
  await retype('Insurance', '310');
  await press('Save profile');
  expect(
    await screen.findByText(/Couldn’t save the profile: .* Your changes are saved/, undefined, patient),
  ).toBeVisible();
  cleanup();
  open();
  expect(await field('Insurance')).toHaveValue('310');
  await press('Save profile');
  await waitFor(() => expect(stored('BTL North')?.inputs.costs?.insurance).toBe(310), patient);
});

it('says at the field what cannot be used, and leads there', async () => {
  open();
  await retype('Voids', '120');
  await press('Save profile');
  expect(await screen.findByText('Enter 100% or less')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Voids' })).toHaveFocus());
  expect(stored('BTL North')?.inputs.costs?.voidPct).toBe(4);
});

it('shows at the field what the server refuses', async () => {
  const errors = { 'inputs.costs.voidPct': ['Enter 60 or less'] };
  mockServer.fail('updateEvaluationSetting', {
    status: 422,
    body: { message: 'Check it', errors },
    times: 1,
  });
  open();
  await retype('Voids', '70');
  await press('Save profile');
  expect(await screen.findByText('Enter 60 or less', undefined, patient)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Voids' })).toBeInvalid();
});

it('puts my change on top of one made elsewhere', async () => {
  open();
  await retype('Insurance', '310');
  const row = stored('BTL North');
  if (!row) throw new Error('The seeds have no BTL North');
  mockServer.world.db.evaluationSetting.update(row.id, {
    inputs: { ...row.inputs, fees: { legal: 1_900 } },
    updatedAt: '2030-01-01T00:00:00.000Z',
  });
  await press('Save profile');
  expect(
    await screen.findByText(
      /Couldn’t save the profile: This has changed since you opened it/,
      undefined,
      patient,
    ),
  ).toBeVisible();
  expect(await screen.findByDisplayValue('1,900', undefined, patient)).toBeVisible();
  await press('Save profile');
  await waitFor(
    () =>
      expect(stored('BTL North')?.inputs).toMatchObject({
        costs: { insurance: 310 },
        fees: { legal: 1_900 },
      }),
    patient,
  );
});

it('makes a new one, and refuses a name twice', async () => {
  const { router } = open('?profile=new');
  await userEvent.type(await field('Name'), 'BTL North');
  await press('Create profile');
  expect(await screen.findByText(/Another profile already has this name/, undefined, patient)).toBeVisible();
  await userEvent.type(await field('Name'), ' II');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Default strategy' }), 'Flip');
  await press('Create profile');
  expect(await screen.findByRole('heading', { name: 'BTL North II' }, patient)).toBeVisible();
  expect(stored('BTL North II')).toMatchObject({ strategy: 'flip', isDefault: false, inputs: {} });
  expect(router.state.location.search).toEqual({ profile: stored('BTL North II')?.id });
});

it('lets the default go only when another takes its place', async () => {
  open();
  await field('Name');
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “BTL North”?' }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete profile' }));
  expect(await dialog.findByText('Choose a new default profile')).toBeVisible();
  expect(stored('BTL North')).toBeDefined();
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'HMO, by the room');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete profile' }));
  await waitFor(() => expect(stored('BTL North')).toBeUndefined(), patient);
  expect(stored('HMO, by the room')?.isDefault).toBe(true);
  await waitFor(
    () => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('HMO, by the room'),
    patient,
  );
});

it('shows what it would change of an evaluation before it does', async () => {
  open(`?profile=${stored('HMO, by the room')?.id ?? ''}`);
  await screen.findByRole('button', { name: 'Apply to evaluations' }, patient);
  await press('Apply to evaluations');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Ashfield Terrace, two-bed/ }, patient));
  await press('Preview changes');
  const changes = await screen.findByRole('table', { name: /Ashfield Terrace/ }, patient);
  expect(within(changes).getByRole('row', { name: 'Voids 4% 6%' })).toBeVisible();
  expect(storedEvaluation().inputs.costs.voidPct).toBe(4);
  await press('Apply to 1 evaluation');
  expect(await screen.findByText('Updated', undefined, patient)).toBeVisible();
  expect(storedEvaluation().inputs.costs).toMatchObject({ voidPct: 6, bills: 9_900 });
  expect(storedEvaluation().settingsId).toBe(stored('HMO, by the room')?.id);
});

it('says which evaluation could not be changed', async () => {
  mockServer.fail('updateEvaluation', { status: 403, body: { message: 'Not today' } });
  open(`?profile=${stored('HMO, by the room')?.id ?? ''}`);
  await screen.findByRole('button', { name: 'Apply to evaluations' }, patient);
  await press('Apply to evaluations');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Ashfield Terrace, two-bed/ }, patient));
  await press('Preview changes');
  await screen.findByRole('table', { name: /Ashfield Terrace/ }, patient);
  await press('Apply to 1 evaluation');
  expect(await screen.findByText('Couldn’t update: Not today', undefined, patient)).toBeVisible();
  expect(storedEvaluation().inputs.costs.voidPct).toBe(4);
});

it('offers a beginning where there is none', async () => {
  mockServer.signInAs('zainab.hussain');
  openApp('/settings/evaluation');
  expect(await screen.findByText('No profiles yet', undefined, patient)).toBeVisible();
  await press('New profile');
  expect(await field('Name')).toHaveValue('');
});

it('says what went wrong, and tries again', async () => {
  mockServer.fail('listEvaluationSettings', { status: 403, body: { message: 'Not today' }, times: 1 });
  open();
  expect(await screen.findByText('Couldn’t load your profiles', undefined, patient)).toBeVisible();
  await press('Retry');
  expect(await field('Name')).toHaveValue('BTL North');
});

it('brings its figures to the open evaluation, where undo takes all of them back', async () => {
  openEvaluation();
  await tile('Cash flow');
  await press('Actions for this evaluation');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Evaluation profile' }, patient));
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Profile' }, patient),
    'HMO, by the room',
  );
  await press(/^Apply \d+ changes$/);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Voids' })).toHaveValue('6'));
  await waitFor(() => expect(storedEvaluation().inputs.costs.voidPct).toBe(6), patient);
  await press('Undo');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Voids' })).toHaveValue('4'));
  expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('5.25');
  await waitFor(() => expect(storedEvaluation().inputs.costs.voidPct).toBe(4), patient);
  await leaveEvaluation();
});

it('begins a new deal with the profile of its strategy, or with the one that is chosen; what was typed stays', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/property-evaluations/new?step=income');
  const profile = () => screen.findByRole('combobox', { name: 'Evaluation profile' }, patient);
  expect(await profile()).toHaveDisplayValue('BTL North (default)');
  await retype('Insurance', '333');
  expect(await screen.findByText(/Evaluation profile: £240/)).toBeVisible();
  await userEvent.selectOptions(await profile(), 'HMO, by the room');
  expect(await field('Voids')).toHaveValue('6');
  expect(await field('Insurance')).toHaveValue('333');
  cleanup();
  openApp('/property-evaluations/new?step=income');
  expect(await profile()).toHaveDisplayValue('HMO, by the room');
  expect(await field('Insurance')).toHaveValue('333');
});

it('changes with the strategy as long as none was chosen', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/property-evaluations/new?step=strategy');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^HMO/ }, patient));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Buy-to-let/ }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Evaluation profile' })).toHaveDisplayValue(
      'HMO, by the room',
    ),
  );
});
