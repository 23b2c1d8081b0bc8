// What Ava says of what is read: the words of the article, with a link to where they stand, or that it does not say.
import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

async function ask(message: string): Promise<string> {
  const { json } = await call('POST', '/ava/message', { threadId: 'thread_1', message });
  return (json as Schema<'AvaReply'>).message.content[0]?.text.value ?? '';
}

function article(start: string) {
  const row = server.world.db.article.all().find(({ title }) => title.startsWith(start));
  if (!row) throw new Error(`There is no article ${start}`);
  return { title: row.title, path: `/knowledge-base/article/${row.id}` };
}
const on = (start: string, question: string) => {
  const { title, path } = article(start);
  return ask(`About “${title}” (${path})\n${question}`);
};

describe('a question on an article', () => {
  it.each([
    ['Section 24', 'What is the credit limited to?', 'the-credit-is-limited', 'It’s 20% of the lowest of'],
    ['Section 24', 'How does it affect child benefit?', 'side-effects', 'child benefit charge'],
    ['Stamp duty', 'When is the return due?', 'exceptions-and-special-cases', 'within 14 days of completion'],
    [
      'Deposits',
      'How long do I have to protect it?',
      'thirty-days',
      'Within 30 days of receiving the deposit',
    ],
  ])('%s: “%s” is answered from “%s”, with its words', async (start, question, section, words) => {
    const answer = await on(start, question);
    const { title, path } = article(start);
    expect(answer).toContain(`“[${title}](${path})” says under [`);
    expect(answer).toContain(`(${path}#s-${section})`);
    expect(answer).toMatch(new RegExp(`^> .*${words}`, 'm'));
  });

  it('is answered from a table with the rows beside it', async () => {
    const answer = await on('Capital gains', 'What rate do I pay above the basic band?');
    expect(answer).toContain('> Within the basic-rate band: 18%');
    expect(answer).toContain('> Above it: 24%');
  });

  it('that it does not answer says so, and leads to the nearest one', async () => {
    const answer = await on('Section 24', 'How do I insure a flat roof?');
    const { title, path } = article('Insuring a let');
    expect(answer).toContain('This article doesn’t say.');
    expect(answer).toContain(`[${title}](${path})`);
    expect(await on('Section 24', 'Who will win the cup?')).toContain(
      'This article doesn’t say. I couldn’t find anything closer in the [knowledge base](/knowledge-base) either.',
    );
  });

  it('that it does not answer and Ava does says which is which', async () => {
    expect(await on('Deposits', 'What does section 24 change?')).toMatch(
      /^This article doesn’t say\. Here’s what I know about it:\n\n\*\*Section 24\*\*/,
    );
  });

  it('with an amount is worked out', async () => {
    expect(await on('Stamp duty', 'How much would I pay on £250,000?')).toContain('comes to **£15,000**');
  });

  it('about the reader’s own deal is answered from the deal', async () => {
    expect(await on('Section 24', 'What is the cash flow of Ashfield Terrace?')).toContain('[[eval:');
    expect(await on('Section 24', 'Thanks!')).toContain('You’re welcome');
  });
});

describe('in short', () => {
  it.each(['Section 24', 'Capital gains', 'Deposits', 'What bridging', 'Room sizes'])(
    'the article “%s” is told in whole sentences, one after the other as it has them',
    async (start) => {
      const answer = await on(start, 'Can you summarise this?');
      const [short = ''] = answer.split(' in short: ')[1]?.split('\n') ?? [];
      expect(short).toMatch(/[.!?][”)]?$/);
      expect(short).not.toMatch(/…|\||\\|:$/);
      expect(short.length).toBeLessThan(500);
    },
  );

  it('nothing is joined around a table or a formula', async () => {
    expect(await on('Capital gains', 'Can you summarise this?')).not.toContain('After the exempt amount');
  });

  it('leads to each part', async () => {
    expect(await on('Section 24', 'Can you summarise this?')).toContain(
      `- [Side effects](${article('Section 24').path}#s-side-effects)`,
    );
  });
});

describe('a question without an article', () => {
  it.each([
    ['How much CGT do I pay?', 'Capital gains'],
    ['capital gains tax when I sell my flat', 'Capital gains'],
    ['What does bridging cost?', 'What bridging'],
    ['What is Making Tax Digital?', 'Making Tax Digital'],
    ['Do I need fire doors in an HMO?', 'Fire doors'],
  ])('“%s” leads to “%s…”', async (question, start) => {
    const { title, path } = article(start);
    expect(await ask(question)).toContain(`[${title}](${path})`);
  });

  it.each(['Who will win the cup?', 'Is it raining?'])('“%s” is not known', async (question) => {
    expect(await ask(question)).toContain('I don’t know that one');
  });
});

it.each([
  'stamp duty for a first time buyer at 300000',
  'SDLT on £300,000 as a first-time buyer',
  'Stamp duty on my main home at £300k',
])('“%s” is not answered as for an additional home', async (question) => {
  const { title, path } = article('Stamp duty');
  const answer = await ask(question);
  expect(answer).toContain('I only know the rates for **additional homes**');
  expect(answer).toContain(`[${title}](${path})`);
  expect(answer).not.toContain('£20,000');
});
