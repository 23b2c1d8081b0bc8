// Questions that were once answered with another evaluation's figures, or with another figure.
import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

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
  ['ROI of Callum’s deal', 'Callum’s deal'],
  ['What is the yield for Nonsuch Towers?', 'Nonsuch Towers'],
  [`${about}What is the ROI of nonsuch towers?`, 'nonsuch towers'],
  [`${about}What is the yield at 14 Acacia Avenue?`, '14 Acacia Avenue'],
])('“%s” is refused by its name, and quotes nothing', async (question, name) => {
  const answer = await ask(question);
  expect(answer).toContain(`I can’t find an evaluation called “${name}”.`);
  expect(answer).not.toContain('[[eval:');
});

it.each(['Yield of flat 6?', 'net yield of Flat 6', 'ROI of Parkfield Court'])(
  '“%s” finds Parkfield Court, flat 6',
  async (question) => expect(await ask(question)).toContain('For **Parkfield Court, flat 6**'),
);

it('what is not known is said beside what is, without a name too', async () => {
  const answer = await ask('IRR, DSCR and payback');
  expect(answer).toContain(`[[eval:${ashfield}#paybackYears=`);
  expect(answer).toContain('I can’t work out internal rate of return (IRR) and debt service cover (DSCR)');
});

describe('figures without a tile', () => {
  it.each([
    ['What is the deposit?', 'Deposit: **£45,000**'],
    ['What is the mortgage payment?', 'Mortgage payment per month: **£590.63**'],
  ])('“%s” is answered with “%s”, not with another', async (question, line) => {
    const answer = await ask(`${about}${question}`);
    expect(answer).toContain(line);
    expect(answer).not.toContain('[[eval:');
  });

  it('are said to be unknown where the deal has none', async () => {
    const answer = await ask('What is the mortgage payment on the Woodthorpe loft flip?');
    expect(answer).toContain('**Woodthorpe loft flip** has no figure for Mortgage payment per month');
  });

  it('stand side by side in a comparison', async () => {
    const answer = await ask('Compare the deposit of Ashfield Terrace and Woodthorpe');
    expect(answer).toContain('| Deposit | £45,000 | not known |');
    expect(answer).not.toContain('[[eval:');
  });

  it('are not the deposit that a tenant pays', async () => {
    expect(await ask('How much deposit can I take?')).toContain('five weeks');
  });
});

describe('which of all evaluations', () => {
  const values = (answer: string) =>
    [...answer.matchAll(/=(-?\d+\.\d\d)\]\]/g)].map(([, value]) => Number(value));

  it.each([
    ['Which of my deals has the best yield?', 'net yield, highest', -1],
    ['Which deal needs the least cash in?', 'cash needed, lowest', 1],
    ['Which of my evaluations has the best payback?', 'years until your cash is back, lowest', 1],
  ])('“%s” compares all of them', async (question, order, sign) => {
    const answer = await ask(question);
    expect(answer).toContain(`Your evaluations by ${order} first`);
    expect(values(answer)).toHaveLength(5);
    expect(values(answer)).toEqual(values(answer).toSorted((one, other) => sign * (one - other)));
  });

  it.each([
    ['Which of my deals has the best ROI?', 'highest', -1],
    ['Which of my deals has the worst ROI?', 'lowest', 1],
  ])('“%s” keeps what is let apart from what is sold', async (question, order, sign) => {
    const answer = await ask(question);
    expect(answer).toContain(`Your evaluations by return on the cash you put in, ${order} first`);
    const [, held = '', sold = ''] =
      /\*\*Let\*\*, each year:([^]*)\*\*Sold\*\*, once[^:]*:([^]*)/.exec(answer) ?? [];
    for (const list of [held, sold]) {
      expect(values(list).length).toBeGreaterThan(0);
      expect(values(list)).toEqual(values(list).toSorted((one, other) => sign * (one - other)));
    }
    const strategies = (list: string) =>
      [...list.matchAll(/eval:([0-9a-f-]{36})/g)].map(
        ([, id = '']) => server.world.db.evaluation.get(id)?.primary,
      );
    expect(new Set(strategies(sold))).toEqual(new Set(['flip']));
    expect(strategies(held)).not.toContain('flip');
  });

  it('counts one without the figure as one', async () => {
    const { evaluation } = server.world.db;
    const [kept, without, ...rest] = evaluation.by('ownerId', 1).filter(({ primary }) => primary === 'btl');
    for (const { id } of evaluation.by('ownerId', 1)) {
      if (id !== kept?.id && id !== without?.id) evaluation.update(id, { deletedAt: '2026-05-12T10:00:00Z' });
    }
    if (!without || rest.length === 0) throw new Error('Hannah has several lets');
    evaluation.update(without.id, { inputs: { ...without.inputs, price: 0 } });
    expect(await ask('Which of my deals has the best yield?')).toContain(
      '1 of your 2 evaluations has no figure for this',
    );
  });

  it('counts those without the figure', async () => {
    expect(await ask('Which of my deals has the best yield?')).toMatch(
      /\d+ of your \d+ evaluations have no figure for this/,
    );
  });

  it('cannot be said by a figure that they do not have', async () => {
    const answer = await ask('Which of my deals has the best IRR?');
    expect(answer).toContain('I can’t rank your evaluations by internal rate of return (IRR)');
    expect(answer).not.toContain('[[eval:');
  });
});
