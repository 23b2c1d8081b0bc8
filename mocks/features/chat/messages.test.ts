import { beforeEach, describe, expect, it } from 'vitest';
import { callForm, pdf, png } from '../../engine/contract/checked-form';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const now = '2026-05-13T10:30:00Z';
const server = checkedServer({ now: new Date(now) });

// Every answer is validated against the contract by the checked server.
const send = (body: object) =>
  call('POST', '/conversations/messages', { conversationId: 1, clientId: 'c1', ...body });
const say = async (content: string) =>
  (await send({ content, clientId: content.slice(0, 60) })).json as Schema<'Message'>;
const page = async (query = '', id = 1) =>
  (await call('GET', `/conversations/${id}/messages${query}`)).json as Schema<'MessagePage'>;
const change = (id: number, body: object) => call('PUT', `/conversations/1/messages/${id}`, body);
const one = async (id: number) => (await page(`?around=${id}`)).data.find((message) => message.id === id);
const notificationsOf = (userId: number) =>
  server.world.db.notification
    .by('conversationId', 1)
    .filter((row) => row.notifierId === userId && !row.read);

beforeEach(() => {
  server.setNow(now);
  server.signInAs('hannah.okafor');
});

describe('messages', () => {
  it('come forty at a time, newest first', async () => {
    const first = await page();
    expect(first).toMatchObject({ page: 1, totalPages: 3, total: 95 });
    expect(first.data).toHaveLength(40);
    const all = [first, await page('?page=2'), await page('?page=3')].flatMap(({ data }) =>
      data.map(({ id }) => id),
    );
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(new Set(all).size).toBe(95);
    expect((await page('?page=4')).data).toEqual([]);
  });

  it('are found by their page, their text and their pin', async () => {
    const [old] = (await page('?page=3')).data;
    const around = await page(`?around=${old?.id}`);
    expect(around.page).toBe(3);
    expect(around.data[0]?.id).toBe(old?.id);
    expect((await call('GET', '/conversations/1/messages?around=9999')).status).toBe(404);
    const found = await page('?query=SUBJECT%20to');
    expect(found.data.map(({ content }) => content)).toEqual([expect.stringContaining('Subject to survey')]);
    await change(old?.id ?? 0, { pinned: true });
    expect((await page('?pinned=true')).data.map(({ id }) => id)).toEqual([old?.id]);
  });
});

describe('sending', () => {
  it('puts it on top, as read by me, and tells the others once for all they have not read', async () => {
    const before = notificationsOf(2).length;
    const first = await say('Are we still on for ten?');
    expect(first).toMatchObject({ sender: { id: 1 }, status: 'delivered', replyTo: null, editedAt: null });
    await say('Or half past?');
    expect((await page()).data[0]?.content).toBe('Or half past?');
    expect(notificationsOf(2)).toHaveLength(before + 1);
    expect(notificationsOf(2).at(-1)).toMatchObject({ typeId: 6, senderId: 1, conversationId: 1, count: 2 });
    expect((await call('GET', '/conversations/1')).json).toMatchObject({ unreadCount: 0 });
  });

  it('to a group calls members by their names, and tells those of it who have muted the group', async () => {
    const members = server.world.db.conversationMember.by('conversationId', 3);
    const [callee, quiet] = members.filter(({ userId, leftAfterId }) => userId !== 1 && leftAfterId === null);
    if (!callee || !quiet) throw new Error('The group has other members');
    for (const each of [callee, quiet]) server.world.db.conversationMember.update(each.id, { muted: true });
    const notificationsOf = (userId: number) =>
      server.world.db.notification
        .by('conversationId', 3)
        .filter((row) => row.notifierId === userId && !row.read)
        .reduce((sum, row) => sum + (row.count ?? 1), 0);
    const before = [notificationsOf(callee.userId), notificationsOf(quiet.userId)];
    const name = server.world.db.user.get(callee.userId)?.username ?? '';
    const { json } = await send({ conversationId: 3, content: `@${name}, @elin.davies and @nobody.at.all` });
    expect(json).toMatchObject({ mentions: [{ name, link: `/${name}` }] });
    expect([notificationsOf(callee.userId), notificationsOf(quiet.userId)]).toEqual([
      (before[0] ?? 0) + 1,
      before[1],
    ]);
    expect((await say(`@${name}`)).mentions).toEqual([]);
  });

  it('is stored once for a retry', async () => {
    const first = await send({ content: 'Once' });
    const second = await send({ content: 'Once' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect((await page()).total).toBe(96);
  });

  it('answers a message, with as much of it as a quotation needs', async () => {
    const quoted = await say(`Long story: ${'x'.repeat(400)}`);
    const answer = await send({ content: 'Short answer', replyToId: quoted.id });
    expect(answer.json).toMatchObject({ replyTo: { id: quoted.id, sender: { id: 1 }, deleted: false } });
    expect((answer.json as Schema<'Message'>).replyTo?.content).toHaveLength(200);
    await call('DELETE', `/conversations/1/messages/${quoted.id}?for=everyone`);
    expect((await page()).data[0]?.replyTo).toMatchObject({ content: '', deleted: true });
    const elsewhere = (await page('', 2)).data[0];
    expect((await send({ content: 'x', clientId: 'c2', replyToId: elsewhere?.id })).json).toMatchObject({
      errors: { replyToId: ['That message isn’t in this conversation'] },
    });
  });

  it('refuses nothing, too much, unknown records and conversations', async () => {
    expect((await send({ content: ' \n' })).json).toMatchObject({
      errors: { content: ['This can’t be empty'] },
    });
    expect((await send({ content: 'x'.repeat(8001) })).json).toMatchObject({
      errors: { content: ['Use 8,000 characters or fewer'] },
    });
    expect((await send({ content: 'x'.repeat(8000) })).status).toBe(201);
    const attachments = [{ kind: 'evaluation', refId: uuidOf('evaluation', 999) }];
    expect((await send({ content: 'Look', clientId: 'c3', attachments })).json).toMatchObject({
      errors: { 'attachments.0.refId': ['We couldn’t find that evaluation'] },
    });
    expect((await send({ content: 'x', clientId: 'c4', conversationId: 9999 })).status).toBe(404);
  });

  it('too often is slowed down', async () => {
    for (let place = 0; place < 60; place += 1) await say(`Number ${place}`);
    expect((await send({ content: 'One more' })).status).toBe(429);
    server.setNow('2026-05-13T10:31:01Z');
    expect((await send({ content: 'One more' })).status).toBe(201);
  });
});

describe('files', () => {
  const upload = (more: Parameters<typeof callForm>[2]) =>
    callForm('POST', '/conversations/messages', {
      conversationId: '1',
      content: '',
      clientId: 'f1',
      ...more,
    });

  it('go with a message, images and documents, and are seen by those in the conversation alone', async () => {
    const sent = await upload({ images: [png()], alts: ['The kitchen'], documents: [pdf()] });
    expect(sent.status).toBe(201);
    const { attachments } = sent.json as Schema<'Message'>;
    expect(attachments).toMatchObject([
      { kind: 'image', ownerId: 1, name: 'kitchen.png', mime: 'image/png', size: 12, alt: 'The kitchen' },
      { kind: 'document', name: 'Gas certificate.pdf', mime: 'application/pdf', alt: '' },
    ]);
    const path = `/media/1/media/${attachments[1] && 'file' in attachments[1] ? attachments[1].file : ''}`;
    server.signInAs('callum.reyes');
    const got = await call('GET', path);
    expect(got.status).toBe(200);
    expect(got.headers.get('content-disposition')).toBe(
      `attachment; filename="Gas certificate.pdf"; filename*=UTF-8''Gas%20certificate.pdf`,
    );
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    server.signInAs('priya.raman');
    expect((await call('GET', path)).status).toBe(404);
  });

  it('are refused when they are no images, empty or too large', async () => {
    expect((await upload({ images: [pdf()] })).json).toMatchObject({
      errors: { images: ['The file given is not an image'] },
    });
    expect((await upload({ documents: [pdf('empty.pdf', 0)] })).json).toMatchObject({
      errors: { documents: ['“empty.pdf” is empty'] },
    });
    expect((await upload({ documents: [pdf('big.pdf', 20_000_001)] })).json).toMatchObject({
      errors: { documents: ['Choose files of up to 20 MB'] },
    });
    expect((await page()).total).toBe(95);
  });
});

describe('a message', () => {
  it('is edited by its sender within fifteen minutes', async () => {
    const { id } = await say('Furst');
    server.setNow('2026-05-13T10:45:00Z');
    expect((await change(id, { content: 'First', editedAt: null })).json).toMatchObject({
      content: 'First',
      editedAt: '2026-05-13T10:45:00.000Z',
    });
    expect((await change(id, { content: 'Again', editedAt: null })).status).toBe(409);
    server.setNow('2026-05-13T10:45:01Z');
    expect(await change(id, { content: 'Late' })).toMatchObject({
      status: 403,
      json: { message: 'You can edit a message for up to 15 minutes' },
    });
    server.signInAs('callum.reyes');
    expect((await change(id, { content: 'Mine' })).status).toBe(403);
  });

  it('takes one reaction a member', async () => {
    const { id } = await say('Offer accepted');
    await change(id, { reaction: '👍' });
    expect((await change(id, { reaction: '🎉' })).json).toMatchObject({ reactions: { '🎉': [1] } });
    server.signInAs('callum.reyes');
    expect((await change(id, { reaction: '🎉' })).json).toMatchObject({ reactions: { '🎉': [1, 2] } });
    expect((await change(id, { reaction: null })).json).toMatchObject({ reactions: { '🎉': [1] } });
    expect((await change(id, { reaction: '__proto__' })).json).toMatchObject({
      errors: { reaction: ['Choose an emoji'] },
    });
  });

  it('is deleted for me alone, or by its sender for everyone', async () => {
    const { id } = await say('Never mind');
    server.signInAs('callum.reyes');
    expect((await call('DELETE', `/conversations/1/messages/${id}?for=everyone`)).status).toBe(403);
    expect((await call('DELETE', `/conversations/1/messages/${id}`)).status).toBe(204);
    expect((await call('GET', `/conversations/1/messages?around=${id}`)).status).toBe(404);
    server.signInAs('hannah.okafor');
    expect(await one(id)).toMatchObject({ content: 'Never mind', deletedAt: null });
    expect((await call('DELETE', `/conversations/1/messages/${id}?for=everyone`)).status).toBe(204);
    expect(await one(id)).toMatchObject({ content: '', deletedAt: expect.any(String) as string });
    expect((await change(id, { reaction: '👍' })).status).toBe(404);
    expect((await call('DELETE', '/conversations/1/messages/9999')).status).toBe(404);
    expect((await call('DELETE', `/conversations/1/messages/${id}?for=nobody`)).status).toBe(400);
  });

  it('of mine is sent, delivered once the other was online since, and read once they have read it', async () => {
    server.setOnline('callum.reyes', false);
    const { id } = await say('Hello?');
    expect((await one(id))?.status).toBe('sent');
    server.setOnline('callum.reyes', true);
    expect((await one(id))?.status).toBe('delivered');
    server.signInAs('callum.reyes');
    expect((await one(id))?.status).toBe('delivered');
    await call('PUT', '/conversations/1', { readUpTo: id });
    expect((await one(id))?.status).toBe('read');
    server.signInAs('hannah.okafor');
    expect((await one(id))?.status).toBe('read');
  });
});

it('ten thousand messages are paged and searched like ninety', async () => {
  await server.reset({ size: 'large' });
  server.signInAs('hannah.okafor');
  const first = await page();
  expect(first).toMatchObject({ totalPages: 250, total: 10_000 });
  const [oldest] = (await page('?page=250')).data.toReversed();
  expect((await page(`?around=${oldest?.id}`)).page).toBe(250);
  expect((await page('?query=honest')).total).toBe(1);
  expect((await call('GET', '/conversations/1')).json).toMatchObject({ unreadCount: 2 });
  await server.reset({ size: 'default' });
});
