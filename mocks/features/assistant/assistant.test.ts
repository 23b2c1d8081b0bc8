import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

const history = async (threadId = 'thread_1') =>
  (await call('GET', `/ava/thread/${threadId}`)).json as Schema<'AvaThread'>;
const textOf = ({ content }: Schema<'AvaMessage'>) => content[0]?.text.value ?? '';
const ask = async (message: string, threadId = 'thread_1') => {
  const { json } = await call('POST', '/ava/message', { threadId, message });
  return textOf((json as Schema<'AvaReply'>).message);
};

describe('GET /ava/thread', () => {
  it('makes a thread for a member without one, and answers the same ever after', async () => {
    server.signInAs('zainab.hussain');
    const first = await call('GET', '/ava/thread');
    expect(first).toMatchObject({ status: 200, json: { threadId: 'thread_7' } });
    expect((await call('GET', '/ava/thread')).json).toEqual(first.json);
    expect((await history('thread_7')).messages).toEqual([]);
  });

  it('is for members', async () => {
    expect((await call('GET', '/ava/thread')).json).toEqual({ threadId: 'thread_1' });
    server.world.sessions.switchTo(null);
    expect((await call('GET', '/ava/thread')).status).toBe(401);
  });
});

describe('POST /ava/thread', () => {
  const begin = () => call('POST', '/ava/thread');

  it('begins a fresh thread, which is the member’s from then on; the one before stays', async () => {
    expect(await begin()).toMatchObject({ status: 201, json: { threadId: 'thread_1_2' } });
    expect((await call('GET', '/ava/thread')).json).toEqual({ threadId: 'thread_1_2' });
    expect((await history('thread_1_2')).messages).toEqual([]);
    expect((await history('thread_1')).messages).toHaveLength(8);
  });

  it('makes none while the latest is still empty', async () => {
    await begin();
    expect((await begin()).json).toEqual({ threadId: 'thread_1_2' });
    await ask('What is section 24?', 'thread_1_2');
    expect((await begin()).json).toEqual({ threadId: 'thread_1_3' });
  });
});

describe('GET /ava/threads', () => {
  const topics = async () => ((await call('GET', '/ava/threads')).json as Schema<'AvaThreads'>).data;

  it('lists what was asked, the latest first, each by its first question in one line', async () => {
    await call('POST', '/ava/thread');
    expect((await topics()).map(({ threadId }) => threadId)).toEqual(['thread_1']);
    await ask('About “Gas safety” (/knowledge-base/article/1)\nHow\noften?', 'thread_1_2');
    expect(await topics()).toMatchObject([
      { threadId: 'thread_1_2', title: 'How often?', questions: 1 },
      { threadId: 'thread_1', title: 'What is the stamp duty on £180,000?', questions: 4 },
    ]);
    server.signInAs('callum.reyes');
    expect(await topics()).toEqual([]);
  });
});

describe('GET /ava/thread/{avaThreadId}', () => {
  it('answers Hannah’s eight messages, newest first', async () => {
    const { messages, threadId } = await history();
    expect(threadId).toBe('thread_1');
    expect(messages.map(({ role }) => role)).toEqual(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? 'assistant' : 'user')),
    );
    expect(messages.at(-1)).toMatchObject({ content: [{ type: 'text', text: { value: 'Hi Ava' } }] });
    const times = messages.map(({ createdAt }) => createdAt ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('holds prices and figures of an evaluation', async () => {
    const all = (await history()).messages.map(textOf).join('\n');
    expect(all).toMatch(/rent of £1,150 per month, .*often £5 or £6 per month/s);
    expect(all).toContain(`[[eval:${uuidOf('evaluation', 1)}#cashFlowPcm=253.90]]`);
  });

  it('is nobody else’s business', async () => {
    expect((await call('GET', '/ava/thread/thread_2')).status).toBe(403);
    expect((await call('GET', '/ava/thread/thread_999')).status).toBe(404);
    server.signInAs('callum.reyes');
    expect((await history('thread_2')).messages).toEqual([]);
  });
});

describe('POST /ava/message', () => {
  it('keeps question and answer in the thread', async () => {
    const answer = await ask('What is section 24?');
    const [latest, before] = (await history()).messages;
    expect(latest && textOf(latest)).toBe(answer);
    expect(before).toMatchObject({ role: 'user', content: [{ text: { value: 'What is section 24?' } }] });
    expect(await ask('What is section 24?')).toBe(answer);
  });

  it('refuses blank, long and misdirected messages, and a flood', async () => {
    const send = async (body: object) => (await call('POST', '/ava/message', body)).status;
    expect(await send({ threadId: 'thread_1', message: ' \u200b' })).toBe(422);
    expect(await send({ threadId: 'thread_1', message: 'x'.repeat(4001) })).toBe(422);
    expect(await send({ message: 'Hi' })).toBe(422);
    expect(await send({ threadId: 'thread_2', message: 'Hi' })).toBe(403);
    expect(await send({ threadId: 'thread_999', message: 'Hi' })).toBe(404);
    for (let n = 0; n < 12; n += 1) expect(await send({ threadId: 'thread_1', message: 'Hi' })).toBe(200);
    const flood = await call('POST', '/ava/message', { threadId: 'thread_1', message: 'Hi' });
    expect(flood).toMatchObject({
      status: 429,
      json: { message: 'That’s a lot of questions. Try again in 60 seconds.' },
    });
    server.world.sessions.switchTo(null);
    expect(await send({ threadId: 'thread_1', message: 'Hi' })).toBe(401);
  });
});

describe('PUT /ava/message/{id}', () => {
  it('keeps what the member says of an answer, and takes it back', async () => {
    const [answer, question] = (await history()).messages;
    const rate = (id: string | undefined, helpful: boolean | null) =>
      call('PUT', `/ava/message/${id ?? ''}`, { helpful });
    expect(await rate(answer?.id, false)).toMatchObject({ status: 200, json: { helpful: false } });
    expect((await history()).messages[0]).toMatchObject({ helpful: false });
    expect(await rate(answer?.id, null)).toMatchObject({ status: 200, json: { helpful: null } });
    expect((await rate(question?.id, true)).status).toBe(404);
    server.signInAs('callum.reyes');
    expect((await rate(answer?.id, true)).status).toBe(403);
  });
});

describe('an answer with numbers', () => {
  const uuid = uuidOf('evaluation', 1);
  const about = (question: string) =>
    ask(`About “Ashfield Terrace” (/property-evaluations/${uuid})\n${question}`);
  const tokenOf = (field: string) => `[[eval:${uuid}#${field}=`;

  it('quotes the figures of the evaluation that is asked about, as they are now', async () => {
    expect(await about('Where does the cash flow come from?')).toContain(`${tokenOf('cashFlowPcm')}253.90]]`);
    await call('PUT', `/evaluations/${uuid}`, { inputs: { finance: { rate: 6.25 } } });
    const answer = await about('Where does the cash flow come from?');
    expect(answer).toContain(`${tokenOf('cashFlowPcm')}141.40]]`);
    expect(answer).toContain('£135,000 × 6.25% ÷ 12');
  });

  it.each([
    ['How much stamp duty will I pay?', 'stampDuty'],
    ['Does this deal pass the lender’s stress test?', 'icr'],
    ['What is its yield?', 'netYield'],
    ['How much cash do I need?', 'cashInvested'],
    ['What is the ROI?', 'roi'],
    ['How does this deal look?', 'grossYield'],
  ])('to “%s” tells %s', async (question, field) => expect(await about(question)).toContain(tokenOf(field)));

  it('keeps to the amounts of the question where it has some', async () => {
    expect(await about('What is the stamp duty on £300,000?')).toContain('**£20,000**');
  });

  it('tells nothing of another member’s evaluation', async () => {
    server.signInAs('callum.reyes');
    const { json } = await call('POST', '/ava/message', {
      threadId: 'thread_2',
      message: `About “x” (/property-evaluations/${uuid})\nHow does this deal look?`,
    });
    expect(textOf((json as Schema<'AvaReply'>).message)).not.toContain('[[eval:');
  });

  it('says what an article of the knowledge base is about', async () => {
    const article = server.world.db.article.get(uuidOf('article', 1));
    const answer = await ask(
      `About “x” (/knowledge-base/article/${article?.id ?? ''})\nCan you summarise this?`,
    );
    expect(answer).toContain(`[${article?.title ?? ''}](/knowledge-base/article/${article?.id ?? ''})”`);
    expect(answer).toMatch(/It covers:\n\n- \S/);
  });

  it('says what a post of the blog is about', async () => {
    const [post] = server.world.db.blog.all();
    const answer = await ask(`About “x” (/blog/${post?.slug ?? ''})\nCan you summarise this?`);
    expect(answer).toContain(post?.excerpt ?? 'no post');
  });
});
