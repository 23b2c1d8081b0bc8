import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { field, leaveEvaluation, patient, retype, tile } from '@/testing/screens/evaluation-screen';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

afterEach(leaveEvaluation);

function open(search = '') {
  mockServer.signInAs('hannah.okafor');
  return openApp(`/property-evaluations/new${search}`);
}

const made = (title: string) => mockServer.world.db.evaluation.all().find((each) => each.title === title);

it('needs three figures for every answer; the rest comes from the settings', async () => {
  const { path } = open();
  await retype('Title', 'Marlow Terrace');
  await retype('Price', '£180k');
  await retype('Rent', '1,150');
  await retype('Works optional', '12000');
  expect(await tile('Interest cover')).toHaveTextContent('185.86%');
  const shown = (await tile('Cash flow')).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Create evaluation' }));
  expect(await screen.findByRole('textbox', { name: 'Title' }, patient)).toHaveValue('Marlow Terrace');
  expect(path()).toBe(`/property-evaluations/${made('Marlow Terrace')?.id}`);
  expect((await tile('Cash flow')).textContent).toBe(shown);
  expect(made('Marlow Terrace')?.inputs).toMatchObject({
    price: 180_000,
    income: { rentPcm: 1_150 },
    costs: { insurance: 240 },
  });
  expect(made('Marlow Terrace')?.evidence).toMatchObject({
    price: { source: 'user' },
    'costs.insurance': { source: 'default' },
  });
});

it('keeps what was typed until it is made, through a failure and a reload', async () => {
  mockServer.fail('createEvaluation', { status: 500, times: 1 });
  open();
  await retype('Title', 'Marlow Terrace');
  await retype('Price', '172500');
  await userEvent.click(screen.getByRole('button', { name: 'Create evaluation' }));
  expect(
    await screen.findByText(
      /^Couldn’t create the evaluation\. .*ry again.* Your entries are still here\./,
      undefined,
      patient,
    ),
  ).toBeVisible();
  cleanup();
  open();
  expect(await field('Price')).toHaveValue('172,500');
  await userEvent.click(screen.getByRole('button', { name: 'Create evaluation' }));
  await waitFor(() => expect(made('Marlow Terrace')?.inputs.price).toBe(172_500), patient);
  await screen.findByRole('textbox', { name: 'Title' }, patient);
  cleanup();
  open();
  expect(await field('Title')).toHaveValue('');
});

it('A figure begins empty, and a 0 that is typed stays', async () => {
  open();
  const works = await field('Works optional');
  expect(works).toHaveValue('');
  await userEvent.type(works, '0');
  expect(works).toHaveValue('0');
  await userEvent.tab();
  expect(works).toHaveValue('0');
  await userEvent.type(works, '.5');
  await userEvent.tab();
  expect(works).toHaveValue('0.50');
});

it('asks for a name, and leads to what cannot be used', async () => {
  open();
  await field('Price');
  await userEvent.click(screen.getByRole('button', { name: 'Create evaluation' }));
  expect(await screen.findByText('Enter a title')).toBeVisible();
  await waitFor(async () => expect(await field('Title')).toHaveFocus());
  await retype('Title', 'Marlow Terrace');
  await retype('Price', 'lots');
  await userEvent.click(screen.getByRole('button', { name: 'Create evaluation' }));
  expect(await screen.findByText(/Enter an amount/)).toBeVisible();
  expect(made('Marlow Terrace')).toBeUndefined();
});

it('A postcode district that can’t be used keeps its error when Create leads to it', async () => {
  open();
  await retype('Title', 'Marlow Terrace');
  await retype('Postcode district optional', '0');
  const district = await field('Postcode district optional');
  for (const press of [
    () => userEvent.click(screen.getByRole('button', { name: 'Create evaluation' })),
    () => userEvent.keyboard('{Enter}'),
  ]) {
    await press();
    await waitFor(() => expect(district).toHaveFocus());
    expect(district).toHaveAccessibleDescription('Enter a postcode district, such as LS12');
  }
  await retype('Postcode district optional', 'LS12');
  expect(district).not.toHaveAccessibleDescription();
  expect(made('Marlow Terrace')).toBeUndefined();
});

it('Create names a figure that can’t be used on another step', async () => {
  const { router } = open('?step=finance');
  await retype('Rate', 'lots');
  await userEvent.click(screen.getByRole('tab', { name: '1 Property' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ step: 'property' }));
  await retype('Title', 'Marlow Terrace');
  await userEvent.click(screen.getByRole('button', { name: 'Create evaluation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t create the evaluation. Check “Rate” in “Step by step”.',
  );
  expect(made('Marlow Terrace')).toBeUndefined();
});

it('goes step by step with the keyboard alone', async () => {
  const { router } = open('?step=property');
  await userEvent.click(await field('Title'));
  await userEvent.keyboard('Keyboard House');
  for (const step of ['strategy', 'buying', 'finance', 'income']) {
    screen.getByRole('button', { name: 'Next step' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ step }));
    if (step === 'buying') await retype('Price', '150k');
  }
  await retype('Rent', '900');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(
    () => expect(made('Keyboard House')?.inputs).toMatchObject({ price: 150_000, income: { rentPcm: 900 } }),
    patient,
  );
});

it('Rent-to-rent is set up in four steps, none of which asks what only a buyer pays', async () => {
  open('?step=strategy');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Rent-to-rent/ }, patient));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Buy-to-let/ }));
  const steps = within(screen.getByRole('tablist', { name: 'Steps' })).getAllByRole('tab');
  expect(steps.map(({ textContent }) => textContent.trim())).toEqual([
    '1 Property',
    '2 Strategy',
    '3 Setting up',
    '4 Income',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  await userEvent.click(await screen.findByRole('heading', { name: 'Fees' }));
  expect(await field('Legal fees')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Price' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Broker fee' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(await field('Rent to the landlord')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull();
});

it('says that your defaults couldn’t be loaded; Retry brings them below what was typed', async () => {
  const { evaluationSetting } = mockServer.world.db;
  const own = evaluationSetting.all().find((each) => each.ownerId === 1 && each.isDefault);
  evaluationSetting.update(own?.id ?? '', { inputs: { costs: { insurance: 333 } } });
  mockServer.fail('listEvaluationSettings', { status: 403, times: 1 });
  open('?step=income');
  const notice = await screen.findByText(/^Couldn’t load your profiles\./, undefined, patient);
  expect(await field('Insurance')).not.toHaveValue('333');
  await retype('Rent', '900');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('combobox', { name: 'Evaluation profile' }, patient);
  expect(notice).not.toBeInTheDocument();
  expect(await field('Rent')).toHaveValue('900');
  expect(await field('Insurance')).toHaveValue('333');
});

it('Retry of your defaults leaves the form in place, and gives its focus to the choice that they bring', async () => {
  mockServer.fail('listEvaluationSettings', { status: 403, times: 1 });
  open('?step=income');
  await screen.findByText(/^Couldn’t load your profiles\./, undefined, patient);
  await retype('Rent', '900');
  const rent = await field('Rent');
  const answer = holdNext('get', '/evaluation-settings');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled());
  expect(rent).toBeVisible();
  answer();
  expect(await screen.findByRole('combobox', { name: 'Evaluation profile' }, patient)).toHaveFocus();
  expect(rent).toHaveValue('900');
});
