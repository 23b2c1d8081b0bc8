// What Hannah may ask of her evaluations, and which figures of which of them she has to get.
import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

async function ask(message: string, threadId = 'thread_1'): Promise<string> {
  const { json } = await call('POST', '/ava/message', { threadId, message });
  return (json as Schema<'AvaReply'>).message.content[0]?.text.value ?? '';
}

const evaluation = (title: string) => {
  const row = server.world.db.evaluation.all().find((each) => each.title.startsWith(title));
  return { uuid: row?.id ?? 'none', title: row?.title ?? 'none' };
};

/** The figures of an answer, as `Title.field`, in their order. */
const quotes = (answer: string): string[] =>
  [...answer.matchAll(/\[\[eval:([0-9a-f-]{36})#(\w+)=-?\d+\.\d\d\]\]/g)].map(
    ([, uuid = '', field = '']) =>
      `${server.world.db.evaluation.get(uuid)?.title.split(/[ ,]/)[0] ?? 'nobody'}.${field}`,
  );

const of = (deal: string, ...fields: string[]) => fields.map((field) => `${deal}.${field}`);
const yields = ['netYield', 'grossYield'];
const overview = ['cashFlowPcm', 'grossYield', 'netYield', 'roi', 'icr'];
const besides = (one: string, other: string, ...fields: string[]) =>
  fields.flatMap((field) => [...of(one, field), ...of(other, field)]);

describe('a question that names an evaluation', () => {
  it.each([
    ['What is my yield and ROI on Egerton Road?', of('Egerton', ...yields, 'roi')],
    ['what is my yield and roi on egerton road', of('Egerton', ...yields, 'roi')],
    ['ROI and yield of Egerton Road five-bed?', of('Egerton', 'roi', ...yields)],
    ['Gross yield on Ashfield Terrace', of('Ashfield', 'grossYield')],
    ['net yield of Ashfield', of('Ashfield', 'netYield')],
    ['Gross and net yield on 14 Ashfield Terrace?', of('Ashfield', ...yields)],
    ['Cash flow, ICR and payback at Ashfield Terrace', of('Ashfield', 'cashFlowPcm', 'icr', 'paybackYears')],
    [
      'What is the stamp duty on Ashfield Terrace and how much cash do I need?',
      of('Ashfield', 'stampDuty', 'cashInvested'),
    ],
    ['How much money is left in Breck Road?', of('Breck', 'moneyLeftIn')],
    [
      'How much profit does the Woodthorpe loft flip make, and what is left after tax?',
      of('Woodthorpe', 'profit', 'afterTax'),
    ],
    ['ROCE on Woodthorpe', of('Woodthorpe', 'roce')],
    ['Cash-on-cash return for Ashfield Terrace', of('Ashfield', 'roi')],
    ['Does Egerton Road pass the lender’s test?', of('Egerton', 'icr')],
    ['What would the Skeldergate apartment return?', of('Skeldergate', 'roi')],
    ['How does the Ashfield Terrace deal look?', of('Ashfield', ...overview)],
    ['Total cost and yield of Ashfield Terrace', of('Ashfield', 'totalCost', ...yields)],
  ])('“%s” is answered with all of its figures', async (question, figures) => {
    expect(quotes(await ask(question))).toEqual(figures);
  });

  it('is answered with the working of every figure, a step that they share once', async () => {
    const answer = await ask('What is my yield and ROI on Ashfield Terrace?');
    const steps = [...answer.matchAll(/^\| ([^|]+) \|/gm)].map(([, name = '']) => name);
    for (const step of ['Net yield', 'Gross yield', 'ROI']) expect(steps).toContain(step);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('on another evaluation’s page is about the one that it names', async () => {
    const about = `About “Breck Road probate” (/property-evaluations/${evaluation('Breck Road').uuid})\n`;
    expect(quotes(await ask(`${about}What is the yield on Ashfield Terrace?`))).toEqual(
      of('Ashfield', ...yields),
    );
  });
});

describe('a comparison', () => {
  it.each([
    ['Compare the yield of Ashfield Terrace and Egerton Road', besides('Ashfield', 'Egerton', ...yields)],
    ['Ashfield Terrace vs Egerton Road: ROI', besides('Ashfield', 'Egerton', 'roi')],
    [
      'Which is better, Egerton Road or Ashfield Terrace?',
      besides('Egerton', 'Ashfield', ...overview, 'cashInvested'),
    ],
    ['compare ashfield with egerton', besides('Ashfield', 'Egerton', ...overview, 'cashInvested')],
    ['What is the yield on Ashfield Terrace and Egerton Road?', besides('Ashfield', 'Egerton', ...yields)],
  ])('“%s” has the figures of both', async (question, figures) => {
    const answer = await ask(question);
    expect(quotes(answer)).toEqual(figures);
    expect(answer).toContain(evaluation('Ashfield').title);
    expect(answer).toContain(evaluation('Egerton').title);
  });

  it('with “this” is between the page’s evaluation and the one that it names', async () => {
    const about = `About “Ashfield Terrace, two-bed” (/property-evaluations/${uuidOf('evaluation', 1)})\n`;
    const answer = await ask(`${about}Compare this with Egerton Road on cash flow`);
    expect(quotes(answer)).toEqual(besides('Ashfield', 'Egerton', 'cashFlowPcm'));
    expect(answer).toMatch(/is ahead on monthly cash flow/);
  });

  it('says of which it does not know a figure', async () => {
    const answer = await ask('Compare the net yield of Ashfield Terrace and Woodthorpe');
    expect(quotes(answer)).toEqual(of('Ashfield', 'netYield'));
    expect(answer).toContain('not known');
    expect(answer).toContain('**Woodthorpe loft flip** has no figure for Net yield');
  });
});

describe('what Ava does not know she says', () => {
  it.each([
    ['What is my yield and ROI on Elm Road?', 'find an evaluation called “Elm Road”'],
    ['What is the yield on "The Old Mill"?', 'find an evaluation called “The Old Mill”'],
    ['How does 12 Acacia Avenue look?', 'find an evaluation called “12 Acacia Avenue”'],
    ['Compare Ashfield Terrace with Elm Road', 'none called “Elm Road”'],
    ['Compare Elm Road and Acacia Avenue', 'called “Elm Road” and “Acacia Avenue”'],
    ['Compare my deals', 'find an evaluation named in your question'],
    ['What is the IRR of Ashfield Terrace?', 'I can’t work out internal rate of return (IRR)'],
    ['What is the colour of the door at Ashfield Terrace?', 'I don’t know that figure'],
    ['What is the net yield on the Woodthorpe loft flip?', 'has no figure for Net yield'],
  ])('“%s”: %s', async (question, part) => expect(await ask(question)).toContain(part));

  it('and answers the rest of the question', async () => {
    const answer = await ask('Yield and IRR on Ashfield Terrace?');
    expect(quotes(answer)).toEqual(of('Ashfield', ...yields));
    expect(answer).toContain('I can’t work out internal rate of return (IRR)');
  });

  it('names what the member has, with links', async () => {
    const answer = await ask('What is the ROI on Elm Road?');
    expect(answer).toContain(`(/property-evaluations/${uuidOf('evaluation', 1)})`);
    expect(answer).toMatch(/and \d+ more\.$/);
    server.signInAs('zainab.hussain');
    const { threadId } = (await call('GET', '/ava/thread')).json as { threadId: string };
    expect(await ask('What is the ROI on Elm Road?', threadId)).toContain('You don’t have an evaluation yet');
  });

  it('asks which one is meant where two have the name', async () => {
    const [first] = server.world.db.evaluation.by('ownerId', 1);
    server.world.db.evaluation.update(uuidOf('evaluation', 2), { title: 'Ashfield Terrace, the end one' });
    const answer = await ask('Yield on Ashfield Terrace?');
    expect(answer).toContain('More than one of your evaluations is called “ashfield terrace”');
    expect(answer).toContain(first?.title);
    expect(answer).toContain('Ashfield Terrace, the end one');
  });

  it('nothing of another member’s evaluation, by its name either', async () => {
    server.world.db.evaluation.update(evaluation('Seedley').uuid, { collaborators: [] });
    expect(quotes(await ask('What is the yield on Seedley terrace?'))).toEqual([]);
  });
});

it.each([
  ['What is my yield and ROI?', of('Ashfield', ...yields, 'roi')],
  ['How does my deal look?', of('Ashfield', ...overview)],
])('“%s” without a name is about the first evaluation', async (question, figures) => {
  expect(quotes(await ask(question))).toEqual(figures);
});

it.each([
  ['How do I put the rent up in Leith?', 'Rent Service Scotland'],
  ['What is gross yield?', '12 \\times'],
  ['How does an HMO compare with a single let?', 'mandatory HMO licence'],
  ['What is the LBTT on £180,000 in Leith?', '£15,100'],
  ['How does BRRR work?', '£13,500 is left in'],
  ['How much deposit can I take?', 'five weeks'],
])('“%s” is no question about an evaluation', async (question, part) => {
  const answer = await ask(question);
  expect(quotes(answer)).toEqual([]);
  expect(answer).toContain(part);
});
