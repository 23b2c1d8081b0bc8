import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  field,
  leaveEvaluation,
  openEvaluation as open,
  patient,
  storedEvaluation as stored,
  tile,
} from '@/testing/screens/evaluation-screen';
// Loaded with the test: on a busy machine it would come later than a person waits.
import '../compliance/compliance-card';
import './any-date-card';

afterEach(leaveEvaluation);

async function card() {
  // What stands in its place until it is there has its name too.
  await screen.findByRole('textbox', { name: 'Date' }, patient);
  return within(screen.getByRole('region', { name: 'Completing on another date' }));
}
async function goTo(day: string) {
  const date = (await card()).getByRole('textbox', { name: 'Date' });
  await userEvent.clear(date);
  await userEvent.type(date, `${day}{Enter}`);
}
const row = async (name: RegExp) => (await card()).getByRole('row', { name });

it('has the tax of April 2027 in it, and the stamp duty of the day', async () => {
  open();
  // 2 points more of £10,134.24, less 2 points more credit on £7,087.50 of interest.
  expect(await row(/^After-tax cash flow .*−£60\.93, worse$/)).toBeVisible();
  expect(await row(/^Stamp duty £10,100 £10,100$/)).toBeVisible();
  await goTo('31/03/2025');
  expect(await row(/^Stamp duty £10,100 £9,000.*−£1,100, better$/)).toBeVisible();
  expect(await row(/^Cash needed £72,244 £71,144/)).toBeVisible();
});

it('says what it does not know of a day, and never makes it nothing', async () => {
  open();
  await goTo('01/06/2010');
  expect(await row(/^Stamp duty £10,100 n\/aNo stamp duty rates available for this date$/)).toBeVisible();
  expect(await row(/^Cash needed £72,244 n\/aNo stamp duty rates/)).toBeVisible();
  expect(
    await row(/^After-tax cash flow per year .*n\/aNo income tax rates available before 6 April 2020$/),
  ).toBeVisible();
  expect(await row(/^Cash flow per month £253\.90 £253\.90$/)).toBeVisible();
});

it('goes to any day on which a rate changed, and takes the deal there', async () => {
  open();
  await userEvent.click((await card()).getByRole('button', { name: 'Show figures by rate change' }));
  const all = within((await card()).getByRole('table', { name: 'Figures from each rate change' }));
  expect(
    all.getByRole('row', {
      name: /^1 December 2003 rates not available until 1 April 2016 n\/a n\/a n\/a n\/a$/,
    }),
  ).toBeVisible();
  await userEvent.click(all.getByRole('button', { name: '31 October 2024' }));
  await userEvent.click((await card()).getByRole('button', { name: 'Use as completion date' }));
  expect(await field('Completion date')).toHaveValue('31/10/2024');
  expect(await tile('Cash needed')).toHaveTextContent('£71,144');
});

it('prices what the law asks, each in the inputs it belongs to', async () => {
  open('Egerton Road five-bed');
  const rules = () => within(screen.getByRole('region', { name: 'Compliance costs' }));
  await screen.findByRole('region', { name: 'Compliance costs' }, patient);
  expect(rules().getByText('2 not included yet')).toBeVisible();
  expect(rules().getByText(/Mandatory Conditions of Licences/)).toBeVisible();
  const works = rules().getByRole('textbox', { name: 'Works' });
  await userEvent.clear(works);
  await userEvent.type(works, '£5k');
  await userEvent.click(rules().getByRole('button', { name: 'Add to the figures' }));
  expect(await rules().findByText('1 not included yet')).toBeVisible();
  await waitFor(
    () =>
      expect(stored('Egerton Road five-bed').inputs.refurb.items.at(-1)).toMatchObject({
        name: 'EPC to C',
        rate: 5_000,
      }),
    patient,
  );
  await userEvent.click(rules().getByRole('button', { name: 'Apply the legal limit' }));
  expect(await rules().findByText('All included in the figures')).toBeVisible();
  await waitFor(
    () => expect(stored('Egerton Road five-bed').inputs.income.rooms.at(-1)).toMatchObject({ rentPcm: 0 }),
    patient,
  );
});
