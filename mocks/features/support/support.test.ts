import { afterEach, describe, expect, it } from 'vitest';
import { callForm, png } from '../../engine/contract/checked-form';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
const admin = () => server.signInAs('tom.whitfield');
const hannah = () => server.signInAs('hannah.okafor');
afterEach(() => server.setNow(start));

const question = {
  topic: 'support',
  message: 'How do I move a property into my company?',
  name: 'Ada Field',
  email: 'ada@post.example',
  consent: true,
};
const list = async (query = '') =>
  (await call('GET', `/support${query}`)).json as Schema<'SupportTicketPage'>;
const errorsOf = ({ json }: { json: unknown }) => Object.keys((json as Schema<'ApiError'>).errors ?? {});

describe('POST /support', () => {
  it('is public, and answers with a reference and where the answer goes', async () => {
    const { status, json } = await call('POST', '/support', question);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      reference: 'SUP-2026-000013',
      email: 'ada@post.example',
      replyWithinHours: 16,
    });
    expect(server.mails().at(-1)?.subject).toBe('We’ve got your message: SUP-2026-000013');
  });

  it('knows who a member is', async () => {
    hannah();
    const { topic, message, consent } = question;
    const { json } = await call('POST', '/support', { topic, message, consent });
    expect(json).toMatchObject({ email: 'hannah.okafor@post.example' });
    expect((await list()).data[0]).toMatchObject({
      name: 'Hannah Okafor',
      ownerId: 1,
      status: 'open',
      replies: [],
    });
  });

  it('says what is missing or wrong', async () => {
    const sent = async (more: object) => errorsOf(await call('POST', '/support', { ...question, ...more }));
    expect(await sent({ message: 'Too short' })).toEqual(['message']);
    expect(await sent({ message: 'x'.repeat(4001) })).toEqual(['message']);
    expect(await sent({ consent: false })).toEqual(['consent']);
    expect(await sent({ email: 'nobody' })).toEqual(['email']);
    expect(await sent({ topic: 'gossip' })).toEqual(['topic']);
    const { topic, consent } = question;
    expect(errorsOf(await call('POST', '/support', { topic, consent }))).toEqual([
      'message',
      'name',
      'email',
    ]);
  });

  it('takes three images, and nothing else for one', async () => {
    hannah();
    const files = [png('a.png'), png('b.png'), png('c.png')];
    const context = { route: '/portfolio', version: '0.1.0' };
    expect((await callForm('POST', '/support', { ...question, images: files, context })).status).toBe(201);
    const [ticket] = (await list()).data;
    expect(ticket?.images).toHaveLength(3);
    expect(ticket?.context).toEqual(context);
    for (const image of ticket?.images ?? []) expect((await call('GET', `/media/${image}`)).status).toBe(200);
    const [first = ''] = ticket?.images ?? [];
    server.signInAs('callum.reyes');
    expect((await call('GET', `/media/${first}`)).status).toBe(403);
    server.signInAs('tom.whitfield');
    expect((await call('GET', `/media/${first}`)).status).toBe(200);
    hannah();
    expect((await callForm('POST', '/support', { ...question, images: [...files, png()] })).status).toBe(422);
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' });
    expect(await callForm('POST', '/support', { ...question, images: [text] })).toMatchObject({
      status: 422,
      json: { errors: { images: ['The file given is not an image'] } },
    });
  });

  it('takes a member’s report of content once, without a text', async () => {
    const report = { topic: 'report', consent: true, context: { kind: 'post', id: '5', reason: 'Spam' } };
    expect((await call('POST', '/support', report)).status).toBe(401);
    hannah();
    const first = await call('POST', '/support', report);
    expect(first.status).toBe(201);
    // The receipt of the first one, and that it is not the first.
    expect((await call('POST', '/support', report)).json).toEqual({
      ...(first.json as object),
      repeated: true,
    });
    expect(errorsOf(await call('POST', '/support', { ...report, context: { kind: 'post' } }))).toEqual([
      'context.id',
      'context.reason',
    ]);
    expect((await list('?kind=post')).data).toMatchObject([{ topic: 'report', message: 'Spam' }]);
  });

  it('stops a flood', async () => {
    for (let n = 0; n < 10; n += 1) expect((await call('POST', '/support', question)).status).toBe(201);
    expect((await call('POST', '/support', question)).status).toBe(429);
  });
});

describe('GET /support', () => {
  it('shows a member their own, an admin all', async () => {
    expect((await call('GET', '/support')).status).toBe(401);
    hannah();
    expect((await list()).total).toBe(4);
    expect((await call('GET', '/support?scope=all')).status).toBe(403);
    admin();
    expect((await list()).total).toBe(12);
    expect((await list('?scope=mine')).total).toBe(0);
  });

  it('filters, finds and sorts', async () => {
    admin();
    expect((await list('?topic=report&status=open')).total).toBe(4);
    expect((await list('?kind=user')).total).toBe(1);
    expect((await list('?query=sup-2026-000006')).data.map(({ name }) => name)).toEqual(['Eleanor Hart']);
    const times = (await list('?sort=createdAt')).data.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    const changed = (await list()).data.map(({ updatedAt }) => updatedAt);
    expect(changed).toEqual(changed.toSorted().toReversed());
    expect((await call('GET', '/support?sort=name')).status).toBe(400);
  });
});

describe('GET and PUT /support/{id}', () => {
  const mine = `/support/${uuidOf('supportTicket', 3)}`;
  const others = `/support/${uuidOf('supportTicket', 4)}`;
  const report = `/support/${uuidOf('supportTicket', 8)}`;

  it('are for the writer and for admins', async () => {
    hannah();
    expect((await call('GET', mine)).status).toBe(200);
    expect((await call('GET', others)).status).toBe(403);
    expect((await call('PUT', others, { reply: 'Me too' })).status).toBe(403);
    expect((await call('GET', `/support/${uuidOf('supportTicket', 99)}`)).status).toBe(404);
  });

  it('carry a talk: an answer is mailed, a reply opens it again, closing ends it', async () => {
    admin();
    const answered = await call('PUT', mine, { reply: 'Yes: open the property and choose Move.' });
    expect(answered.json).toMatchObject({
      status: 'answered',
      replies: [{ isStaff: true, author: { id: 4 } }],
    });
    expect(server.mails().at(-1)?.subject).toMatch(/^We’ve replied to SUP-2026-0000/);
    hannah();
    expect((await call('PUT', mine, { reply: 'I cannot find it' })).json).toMatchObject({
      status: 'open',
      replies: [{ id: 1 }, { id: 2, isStaff: false, message: 'I cannot find it' }],
    });
    expect((await call('PUT', mine, { status: 'closed' })).json).toMatchObject({ status: 'closed' });
    expect((await call('PUT', mine, { status: 'answered' })).status).toBe(422);
    expect((await call('PUT', mine, { claim: true })).status).toBe(403);
  });

  it('let one admin at a time work on a report, and keep what became of it', async () => {
    server.world.db.user.update(2, { role: 'admin' });
    admin();
    expect((await call('PUT', report, { claim: true })).json).toMatchObject({ assignee: { id: 4 } });
    server.signInAs('callum.reyes');
    expect((await call('PUT', report, { action: 'remove' })).status).toBe(409);
    admin();
    expect((await call('PUT', report, { action: 'remove' })).json).toMatchObject({
      action: 'remove',
      status: 'closed',
    });
    expect((await call('PUT', mine, { action: 'remove' })).status).toBe(422);
  });

  it('refuse an edit of an older state, and an empty one', async () => {
    hannah();
    expect((await call('PUT', mine, { reply: 'Hello', updatedAt: '2020-01-01T00:00:00Z' })).status).toBe(409);
    expect((await call('PUT', mine, {})).status).toBe(422);
    expect((await call('PUT', mine, { reply: ' ' })).status).toBe(422);
  });
});
