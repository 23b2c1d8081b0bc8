// What would be if an input were another: as the evaluation's own page would work it out.
import { beforeEach, describe, expect, it } from 'vitest';
import { valueText } from '@/lib/evaluation/formulas/figure-token';
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import { formatPounds } from '@/lib/money/money';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { worked } from '../../evaluations/rules/evaluation-results';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

async function ask(message: string): Promise<string> {
  const { json } = await call('POST', '/ava/message', { threadId: 'thread_1', message });
  return (json as Schema<'AvaReply'>).message.content[0]?.text.value ?? '';
}

function rowOf(start: string) {
  const row = server.world.db.evaluation.all().find(({ title }) => title.startsWith(start));
  if (!row) throw new Error(`There is no evaluation ${start}`);
  return row;
}
const on = (start: string, question: string) =>
  ask(`About “${start}” (/property-evaluations/${rowOf(start).id})\n${question}`);

/** The headline of an evaluation with some inputs changed. */
function headlineOf(start: string, change: (inputs: EvaluationInputs) => EvaluationInputs) {
  const row = rowOf(start);
  return worked({ ...row, inputs: change(row.inputs) }).results.headline;
}

const number = (value: number | string | null) => {
  if (typeof value !== 'number') throw new Error('The figure is known');
  return value;
};

const priced = (price: number) => (inputs: EvaluationInputs) => ({ ...inputs, price });
const rented = (rentPcm: number) => (inputs: EvaluationInputs) => ({
  ...inputs,
  income: { ...inputs.income, rentPcm },
});

describe('what if', () => {
  it('the price is another: the figures go from what they are to what they would be', async () => {
    const answer = await on('Ashfield', 'What if I pay £170,000 instead?');
    const then = headlineOf('Ashfield', priced(170_000));
    expect(answer).toContain('a price of **£170,000** instead of £180,000');
    for (const [label, field] of [
      ['Gross yield', 'grossYield'],
      ['Monthly cash flow', 'cashFlowPcm'],
      ['Stamp duty', 'stampDuty'],
    ] as const) {
      expect(answer).toMatch(
        new RegExp(`\\| ${label} \\| \\[\\[eval:[^|]*${field}=[^|]*\\| \\*\\*[^|]*\\*\\* \\|`),
      );
      expect(answer).toContain(`| **${valueText(field, number(then[field]))}** |`);
    }
    expect(answer).toContain('Nothing is saved');
    expect(rowOf('Ashfield').inputs.price).toBe(180_000);
  });

  it('what stays as it was is said', async () => {
    const answer = await on('Ashfield', 'What if the rent is £1,300?');
    const { cashFlowPcm } = headlineOf('Ashfield', rented(1300));
    expect(answer).toContain('a rent of **£1,300 per month** instead of £1,150 per month');
    expect(answer).toContain(`| **${valueText('cashFlowPcm', number(cashFlowPcm))}** |`);
    expect(answer).toContain('Unchanged: cash needed.');
  });

  it.each([
    ['What if the rent goes up by 10%?', 'a rent of **£1,265 per month**'],
    ['What if the rent were £50 a month less?', 'a rent of **£1,100 per month**'],
    ['What if rates go up by 1%?', 'a mortgage rate of **6.25%** instead of 5.25%'],
    ['What happens if the mortgage rate is 6%?', 'a mortgage rate of **6%**'],
    ['What if I put down a deposit of 40%?', 'a deposit of **40%** instead of 25%'],
    ['What if I put down a deposit of £54,000?', 'a deposit of **30%** instead of 25%'],
    ['What if the works cost £20k?', 'works of **£20,000** instead of £13,200'],
    [
      'What if I pay £175,000 and the rent is £1,200?',
      '**£175,000** instead of £180,000 and a rent of **£1,200 per month**',
    ],
    ['What would the cash flow be at a rent of £1,250?', 'a rent of **£1,250 per month**'],
  ])('“%s” has %s', async (question, part) => {
    const answer = await on('Ashfield', question);
    expect(answer).toContain(part);
    expect(answer).toContain('| Figure | Now | Then |');
  });

  it('is answered for the figure that is asked for, by the name of the deal', async () => {
    const answer = await ask('What would the ROI of Ashfield Terrace be if the rent was £1,300?');
    const { roi } = headlineOf('Ashfield', rented(1300));
    expect(answer).toContain(`**${valueText('roi', number(roi))}**`);
    expect(answer).not.toContain('Gross yield');
  });

  it('a sale price is another', async () => {
    const answer = await on('Woodthorpe', 'What if it sells for £300,000?');
    const { profit } = headlineOf('Woodthorpe', (inputs) => ({
      ...inputs,
      exit: { ...inputs.exit, salePrice: 300_000 },
    }));
    expect(answer).toContain('a sale price of **£300,000**');
    expect(answer).toContain(`**${valueText('profit', number(profit))}**`);
  });

  it.each([
    ['Woodthorpe', 'What if the rent is £1,300?'],
    ['Ashfield', 'What if the yield were 9%?'],
    ['Ashfield', 'What if the sale price is £300,000?'],
    ['Ashfield', 'What if the deposit is 130%?'],
  ])('on %s, “%s” cannot be varied, and is not answered with the overview', async (start, question) => {
    const answer = await on(start, question);
    expect(answer).toContain('I can’t vary that');
    expect(answer).toContain('Work back from a target');
    expect(answer).toContain(`(/property-evaluations/${rowOf(start).id})`);
    expect(answer).not.toContain('[[eval:');
  });

  it('without a deal asks for which', async () => {
    const answer = await ask('What if the rent is £1,300?');
    expect(answer).toContain('Tell me which evaluation');
    expect(answer).toContain('(/property-evaluations)');
    expect(answer).not.toContain('[[eval:');
  });
});

describe('what reaches a figure', () => {
  const found = (answer: string) =>
    Number(/at (?:most|least) \*\*£([\d,]+)/.exec(answer)?.[1]?.replaceAll(',', ''));

  it('is the lowest rent that does', async () => {
    const answer = await on('Ashfield', 'What does it have to rent for to reach a 6% ROI?');
    const rent = found(answer);
    expect(number(headlineOf('Ashfield', rented(rent)).roi)).toBeGreaterThanOrEqual(6);
    expect(number(headlineOf('Ashfield', rented(rent - 1)).roi)).toBeLessThan(6);
    expect(answer).toContain('It now has a rent of £1,150 per month');
    expect(answer).toContain('Work back from a target');
  });

  it('is the highest price that does', async () => {
    const answer = await ask('How much can I pay for Ashfield Terrace to get £300 a month of cash flow?');
    const price = found(answer);
    expect(number(headlineOf('Ashfield', priced(price)).cashFlowPcm)).toBeGreaterThanOrEqual(300);
    expect(number(headlineOf('Ashfield', priced(price + 1)).cashFlowPcm)).toBeLessThan(300);
    expect(answer).toContain(formatPounds(price));
  });

  it.each([
    [
      'Ashfield',
      'What rent do I need to get an ROI of 6 per cent?',
      'return on the cash you put in of 6.00%',
    ],
    ['Ashfield', 'What rent do I need to break even?', 'monthly cash flow of £0'],
    ['Woodthorpe', 'What rent do I need for a 6% ROI?', 'its figures don’t depend on a rent'],
    ['Ashfield', 'What price do I need to get £5,000 a month of cash flow?', 'No price gets'],
  ])('on %s, “%s”: %s', async (start, question, part) => expect(await on(start, question)).toContain(part));

  it('without a deal asks for which', async () => {
    expect(await ask('What does it have to rent for to reach a 6% ROI?')).toContain(
      'Tell me which evaluation',
    );
  });
});
