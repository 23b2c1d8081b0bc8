import { uuidOf } from '@mocks/engine/db/table-definition';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { londonDay } from '@/lib/dates/calendar-day';
import { pounds } from '@/lib/evaluation/formulas/formula-step';
import { stampDutyAmount } from '@/lib/stamp-duty/stamp-duty';
import { openApp } from '@/testing/open-app';
import { patient, storedEvaluation } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function calculator(n: number, name: string) {
  mockServer.signInAs('hannah.okafor');
  openApp(`/knowledge-base/article/${uuidOf('article', n)}`);
  return within(await screen.findByRole('region', { name }, patient));
}
type Calculator = Awaited<ReturnType<typeof calculator>>;
const stampDuty = () => calculator(14, 'Work out the stamp duty');

async function enter(within: Calculator, field: string, text: string) {
  const box = within.getByRole('textbox', { name: field });
  await userEvent.clear(box);
  if (text !== '') await userEvent.type(box, text);
}
const answers = (within: Calculator) => within.getAllByRole('status').map((each) => each.textContent);

describe('stamp duty in an article', () => {
  it('is that of the evaluations, in each nation and on each day', async () => {
    const sum = await stampDuty();
    const today = londonDay(new Date());
    expect(answers(sum)[0]).toContain(pounds(stampDutyAmount(180_000, 'england-wales', today)));
    expect(sum.getByRole('cell', { name: '£125,000–£250,000' })).toBeVisible();
    await enter(sum, 'Price', '285k');
    expect(answers(sum)[0]).toContain('£18,500');
    await userEvent.selectOptions(sum.getByRole('combobox', { name: 'Nation' }), 'Scotland');
    expect(answers(sum)[0]).toContain(pounds(stampDutyAmount(285_000, 'scotland', today)));
    await userEvent.selectOptions(sum.getByRole('combobox', { name: 'Nation' }), 'Wales');
    expect(sum.getByText(/Land Transaction Tax/)).toBeVisible();
  });

  it('says what it cannot use, and has no figure then', async () => {
    const sum = await stampDuty();
    await enter(sum, 'Price', 'lots');
    expect(sum.getByRole('textbox', { name: 'Price' })).toBeInvalid();
    expect(sum.getByText('Enter an amount from £1 to £100,000,000')).toBeVisible();
    expect(answers(sum)[0]).toContain('n/a');
  });

  it('takes the day of completion as people write it, and says what is none', async () => {
    const sum = await stampDuty();
    await enter(sum, 'Completion date', '1-6-25');
    expect(answers(sum)[0]).toContain('completed on 1 June 2025');
    expect(answers(sum)[0]).toContain(pounds(stampDutyAmount(180_000, 'england-wales', '2025-06-01')));
    await userEvent.tab();
    const day = sum.getByRole('textbox', { name: 'Completion date' });
    expect(day).toHaveValue('01/06/2025');
    await enter(sum, 'Completion date', '31/02/2026');
    expect(day).toBeInvalid();
    expect(day).toHaveAccessibleDescription('Enter a date, such as 02/06/2026');
    expect(answers(sum)[0]).toContain('n/a');
  });

  it('has no bands before stamp duty land tax and LBTT, and says what was charged then', async () => {
    const sum = await stampDuty();
    expect(sum.getByRole('table')).toBeVisible();
    await enter(sum, 'Completion date', '01/01/2001');
    expect(sum.getByText(/but buyers paid the old tax/)).toBeVisible();
    expect(sum.queryByRole('table')).toBeNull();
    await userEvent.selectOptions(sum.getByRole('combobox', { name: 'Nation' }), 'Scotland');
    await enter(sum, 'Completion date', '31/03/2015');
    expect(
      sum.getByText('LBTT began on 1 April 2015. Before that, Scotland charged stamp duty.'),
    ).toBeVisible();
    expect(sum.queryByRole('table')).toBeNull();
  });

  it('takes the figures of a deal of mine', async () => {
    const { inputs, title, results } = storedEvaluation('Toxteth villa');
    const sum = await stampDuty();
    const deals = await sum.findByRole('combobox', { name: 'Use figures from a deal' }, patient);
    await userEvent.selectOptions(deals, title);
    const price = inputs.price.toLocaleString('en-GB');
    await waitFor(() => expect(sum.getByRole('textbox', { name: 'Price' })).toHaveValue(price));
    expect(inputs.price).not.toBe(180_000);
    expect(answers(sum)[0]).toContain(pounds(results.headline.stampDuty));
  });

  it('keeps its example where a deal cannot be had', async () => {
    const sum = await stampDuty();
    const deals = await sum.findByRole('combobox', { name: 'Use figures from a deal' }, patient);
    mockServer.fail('getEvaluation', { status: 404, body: { message: 'Gone' } });
    await userEvent.selectOptions(deals, storedEvaluation().title);
    expect(
      await screen.findByText('Couldn’t load that deal’s figures. Check your connection and try again.'),
    ).toBeVisible();
    expect(sum.getByRole('textbox', { name: 'Price' })).toHaveValue('180,000');
  });
});

it('the yield is worked out gross and net', async () => {
  const sum = await calculator(4, 'Work out the yield');
  expect(answers(sum)).toEqual(['Gross yield7.67%', 'Net yield5.63%']);
  await enter(sum, 'Monthly rent', '1,500');
  expect(answers(sum)).toEqual(['Gross yield10.00%', 'Net yield7.96%']);
  await enter(sum, 'Price', '0');
  expect(answers(sum)).toEqual(['Gross yieldn/a', 'Net yieldn/a']);
});

it('interest cover passes or does not, and says how large a loan may be', async () => {
  const sum = await calculator(9, 'Work out the interest cover');
  expect(answers(sum)[0]).toBe('Interest cover: passes185.86%');
  expect(answers(sum)[1]).toContain('£173,040.75');
  await enter(sum, 'Loan', '200k');
  expect(answers(sum)[0]).toBe('Interest cover: doesn’t pass125.45%');
  await enter(sum, 'Stress rate', '');
  expect(answers(sum)[0]).toBe('Interest covern/a');
});
