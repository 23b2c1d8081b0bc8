// Questions that were once answered with another evaluation's figures, or with another figure.
import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../checked-server';
import type { Schema } from '../contract';
import { uuidOf } from '../db/document-table';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

async function ask(message: string): Promise<string> {
  const { json } = await call('POST', '/ava/message', { threadId: 'thread_1', message });
  return (json as Schema<'AvaReply'>).message.content[0]?.text.value ?? '';
}

const ashfield = uuidOf('evaluation', 1);
const about = `About “Ashfield Terrace, two-bed” (/property-evaluations/${ashfield})\n`;

it.each([
  ['cash flow of Nonsuch Towers', 'Nonsuch Towers'],
  ['cash flow of nonsuch towers', 'nonsuch towers'],
  ["ROI of Callum's deal", "Callum's deal"],
  ['What is the yield for Nonsuch Towers?', 'Nonsuch Towers'],
  [`${about}What is the ROI of nonsuch towers?`, 'nonsuch towers'],
  [`${about}What is the yield at 14 Acacia Avenue?`, '14 Acacia Avenue'],
])('“%s” is refused by its name, and quotes nothing', async (question, name) => {
  const answer = await ask(question);
  expect(answer).toContain(`I see no evaluation of yours called “${name}”.`);
  expect(answer).not.toContain('[[eval:');
});

it.each(['Yield of flat 6?', 'net yield of Flat 6', 'ROI of Parkfield Court'])(
  '“%s” finds Parkfield Court, flat 6',
  async (question) => expect(await ask(question)).toContain('For **Parkfield Court, flat 6**'),
);

it('what is not known is said beside what is, without a name too', async () => {
  const answer = await ask('IRR, DSCR and payback');
  expect(answer).toContain(`[[eval:${ashfield}#paybackYears=`);
  expect(answer).toContain('I do not work out internal rate of return (IRR) and debt service cover (DSCR)');
});

describe('figures without a tile', () => {
  it.each([
    ['What is the deposit?', 'Deposit: **£45,000**'],
    ['What is the mortgage payment?', 'Mortgage payment a month: **£590.63**'],
  ])('“%s” is answered with “%s”, not with another', async (question, line) => {
    const answer = await ask(`${about}${question}`);
    expect(answer).toContain(line);
    expect(answer).not.toContain('[[eval:');
  });

  it('are said to be unknown where the deal has none', async () => {
    const answer = await ask('What is the mortgage payment on the Woodthorpe loft flip?');
    expect(answer).toContain('**Woodthorpe loft flip** has no figure for Mortgage payment a month');
  });

  it('stand side by side in a comparison', async () => {
    const answer = await ask('Compare the deposit of Ashfield Terrace and Woodthorpe');
    expect(answer).toContain('| Deposit | £45,000 | not known |');
    expect(answer).not.toContain('[[eval:');
  });

  it('are not the deposit that a tenant pays', async () => {
    expect(await ask('How much deposit may I take?')).toContain('five weeks');
  });
});

it.each([
  `${about}What if the rent were £1,300?`,
  'What if the rent of Ashfield Terrace is £1,300?',
  'What if the price of Ashfield was £150,000?',
])('“%s” is not answered with the figures of now as if they were the others', async (question) => {
  const answer = await ask(question);
  expect(answer).toContain('I cannot try other figures here.');
  expect(answer).toContain(`(/property-evaluations/${ashfield})`);
  expect(answer).toContain('As it stands now');
});

it('“what if” without a deal leads to the evaluations', async () => {
  expect(await ask('What if the rent is £1,300?')).toContain('(/property-evaluations)');
});

describe('which of all evaluations', () => {
  const values = (answer: string) =>
    [...answer.matchAll(/=(-?\d+\.\d\d)\]\]/g)].map(([, value]) => Number(value));

  it.each([
    ['Which of my deals has the best yield?', 'net yield, the highest', -1],
    ['Which of my deals has the worst ROI?', 'return on the cash you put in, the lowest', 1],
    ['Which deal needs the least cash in?', 'cash needed, the lowest', 1],
    ['Which of my evaluations has the best payback?', 'years until your cash is back, the lowest', 1],
  ])('“%s” compares all of them', async (question, order, sign) => {
    const answer = await ask(question);
    expect(answer).toContain(`Your evaluations by ${order} first`);
    expect(values(answer)).toHaveLength(5);
    expect(values(answer)).toEqual(values(answer).toSorted((one, other) => sign * (one - other)));
  });

  it('counts those without the figure', async () => {
    expect(await ask('Which of my deals has the best yield?')).toMatch(
      /\d+ of your \d+ evaluations have no such figure/,
    );
  });

  it('cannot be said by a figure that they do not have', async () => {
    const answer = await ask('Which of my deals has the best IRR?');
    expect(answer).toContain('I cannot put your evaluations in an order by internal rate of return (IRR)');
    expect(answer).not.toContain('[[eval:');
  });
});
