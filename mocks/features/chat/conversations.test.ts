import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/conversations${query}`)).json as Schema<'ConversationPage'>;
const get = async (id: number) => (await call('GET', `/conversations/${id}`)).json as Schema<'Conversation'>;
const change = (id: number, body: object) => call('PUT', `/conversations/${id}`, body);
const start = async (body: object) =>
  (await call('POST', '/conversations', body)).json as Schema<'Conversation'>;
const say = async (conversationId: number, content: string) => {
  const body = { conversationId, content, clientId: content };
  return (await call('POST', '/conversations/messages', body)).json as Schema<'Message'>;
};
const messagesOf = async (id: number) =>
  (await call('GET', `/conversations/${id}/messages`)).json as Schema<'MessagePage'>;
const ids = ({ data }: Schema<'ConversationPage'>) => data.map(({ id }) => id);

beforeEach(() => server.signInAs('hannah.okafor'));

describe('the list', () => {
  it('is for members only, and of a newcomer empty', async () => {
    server.signInAs('zainab.hussain');
    expect(await list()).toEqual({ page: 1, totalPages: 0, total: 0, unreadTotal: 0, data: [] });
  });

  it('has pinned ones first, then the last written to; archived ones apart', async () => {
    const { data, total } = await list();
    expect(total).toBe(23);
    expect(data.filter(({ archived }) => archived)).toEqual([]);
    const pinned = data.map((each) => each.pinned);
    expect(pinned).toEqual(pinned.toSorted((a, b) => Number(b) - Number(a)));
    const times = data
      .filter((each) => !each.pinned)
      .map((each) => each.lastMessage?.createdAt ?? each.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(ids(await list('?filter=archived'))).toHaveLength(2);
  });

  it('filters by unread, groups and deals', async () => {
    const unread = await list('?filter=unread');
    expect(unread.data.filter((each) => each.unreadCount === 0 && !each.isMarkedUnread)).toEqual([]);
    expect(unread.total).toBe(6);
    // The muted one is unread too, and not counted.
    expect(unread.unreadTotal).toBe(5);
    expect((await list('?filter=groups')).data.every((each) => each.isGroup)).toBe(true);
    expect((await list('?filter=deals')).data.map((each) => each.dealRef)).toContain(uuidOf('evaluation', 3));
    expect((await call('GET', '/conversations?filter=mine')).status).toBe(400);
  });

  it('finds by a name, a participant and the last message', async () => {
    expect((await list('?query=leeds%20hmo')).data.map(({ name }) => name)).toEqual(['Leeds HMO owners']);
    expect((await list('?query=PRITCHARD')).total).toBe(1);
    expect((await list('?query=tape%20marks')).total).toBe(1);
    expect((await list('?query=xyzzy')).total).toBe(0);
  });
});

describe('starting', () => {
  it('with one member answers the conversation there is, also after it was deleted', async () => {
    const answer = await call('POST', '/conversations', { userIds: [2] });
    expect(answer).toMatchObject({ status: 200, json: { id: 1, isGroup: false, role: 'member' } });
    await call('DELETE', '/conversations/1');
    expect(ids(await list())).not.toContain(1);
    expect((await start({ userIds: [2] })).id).toBe(1);
    expect(ids(await list())).toContain(1);
    server.signInAs('callum.reyes');
    expect((await start({ userIds: [1] })).id).toBe(1);
  });

  it('is heard of with the first message', async () => {
    const { id } = await start({ userIds: [58] });
    expect(ids(await list())).toContain(id);
    server.signInAs('siobhan.doyle');
    expect(ids(await list())).not.toContain(id);
    server.signInAs('hannah.okafor');
    await say(id, 'Hello Siobhan');
    server.signInAs('siobhan.doyle');
    expect((await list()).data[0]).toMatchObject({
      id,
      unreadCount: 1,
      isRequest: true,
      lastMessage: { content: 'Hello Siobhan' },
    });
    await say(id, 'Hello Hannah');
    expect(await get(id)).toMatchObject({ isRequest: false, unreadCount: 0 });
  });

  it('with several, or with a name, makes a group that its starter owns', async () => {
    const group = await start({ userIds: [2, 3], name: ' Viewing on Friday ' });
    expect(group).toMatchObject({ isGroup: true, name: 'Viewing on Friday', role: 'owner', dealRef: null });
    expect(group.participants.map(({ user, role }) => [user.id, role])).toEqual([
      [1, 'owner'],
      [2, 'member'],
      [3, 'member'],
    ]);
    expect((await start({ userIds: [2], name: 'Just us' })).isGroup).toBe(true);
    expect((await start({ userIds: [2, 3] })).name).toBeNull();
  });

  it('refuses myself, strangers to the server, none and too many', async () => {
    const problem = async (userIds: number[]) => (await call('POST', '/conversations', { userIds })).json;
    expect(await problem([1])).toMatchObject({
      errors: { userIds: ['You’re already in this conversation'] },
    });
    expect(await problem([2, 999])).toMatchObject({ errors: { userIds: ['We couldn’t find that member'] } });
    expect(await problem([])).toMatchObject({ errors: { userIds: ['Add at least 1'] } });
    expect(await problem([2, 2])).toMatchObject({ errors: { userIds: ['Remove the duplicates'] } });
    expect(await problem(Array.from({ length: 21 }, (_, n) => n + 2))).toMatchObject({
      errors: { userIds: ['Add no more than 20'] },
    });
    const about = { userIds: [2], dealRef: uuidOf('evaluation', 999) };
    expect((await call('POST', '/conversations', about)).json).toHaveProperty('errors.dealRef');
  });

  it('is refused between two of whom one has blocked the other, and goes on read-only', async () => {
    const { db } = server.world;
    const relation = db.connection.by('requesterId', 1).concat(db.connection.by('addresseeId', 1));
    const callum = relation.find((row) => row.requesterId === 2 || row.addresseeId === 2);
    db.connection.update(callum?.id ?? 0, { status: 'blocked' });
    expect(await get(1)).toMatchObject({ canWrite: false });
    const body = { conversationId: 1, content: 'Hello?', clientId: 'b1' };
    expect((await call('POST', '/conversations/messages', body)).status).toBe(403);
    expect((await call('POST', '/conversations', { userIds: [2, 3] })).status).toBe(403);
  });

  it('too often is slowed down', async () => {
    for (let place = 0; place < 30; place += 1) await start({ userIds: [2], name: `Group ${place}` });
    expect((await call('POST', '/conversations', { userIds: [2], name: 'More' })).status).toBe(429);
  });
});

describe('reading', () => {
  it('clears the count, the mark and the notifications of the conversation, never backwards', async () => {
    const before = await get(1);
    expect(before.unreadCount).toBe(2);
    const { data } = await messagesOf(1);
    const [newest, older] = data;
    server.signInAs('callum.reyes');
    const fresh = await say(1, 'One more thing');
    const unreadOf6 = () =>
      server.world.db.notification
        .by('conversationId', 1)
        .filter((row) => row.notifierId === 1 && row.typeId === 6 && !row.read);
    expect(unreadOf6()).toHaveLength(1);
    server.signInAs('hannah.okafor');
    await change(1, { unread: true });
    // Looking at it changes nothing.
    expect(await get(1)).toMatchObject({ unreadCount: 3, isMarkedUnread: true });
    expect((await change(1, { readUpTo: fresh.id })).json).toMatchObject({
      unreadCount: 0,
      isMarkedUnread: false,
      lastReadId: fresh.id,
    });
    expect(unreadOf6()).toEqual([]);
    expect((await change(1, { readUpTo: older?.id })).json).toMatchObject({ lastReadId: fresh.id });
    expect(newest?.id).toBeLessThan(fresh.id);
  });

  it('refuses a message of another conversation', async () => {
    const other = (await messagesOf(2)).data[0];
    expect((await change(1, { readUpTo: other?.id })).json).toMatchObject({
      errors: { readUpTo: ['We couldn’t find that message in this conversation'] },
    });
  });

  it('a mark sticks until it is read on, and shows under unread', async () => {
    const { lastMessage } = await get(2);
    await change(2, { unread: true });
    expect(ids(await list('?filter=unread'))).toContain(2);
    await change(2, { readUpTo: lastMessage?.id });
    expect(ids(await list('?filter=unread'))).not.toContain(2);
  });
});

describe('my side', () => {
  it('is muted, pinned and archived for me alone', async () => {
    const mine = { muted: true, pinned: false, archived: true };
    expect((await change(1, mine)).json).toMatchObject(mine);
    server.signInAs('callum.reyes');
    expect(await get(1)).toMatchObject({ muted: false, pinned: false, archived: false });
    const before = server.world.db.notification.by('notifierId', 1).length;
    await say(1, 'Psst');
    expect(server.world.db.notification.by('notifierId', 1)).toHaveLength(before);
  });

  it('deleted, is gone for me with what was written, and comes back with the next message', async () => {
    expect((await call('DELETE', '/conversations/1')).status).toBe(204);
    expect(ids(await list())).not.toContain(1);
    server.signInAs('callum.reyes');
    expect((await messagesOf(1)).total).toBeGreaterThan(90);
    await say(1, 'Still here');
    server.signInAs('hannah.okafor');
    expect((await list()).data.find(({ id }) => id === 1)).toMatchObject({ unreadCount: 1 });
    expect((await messagesOf(1)).data.map(({ content }) => content)).toEqual(['Still here']);
  });

  it('of a stranger does not exist', async () => {
    server.signInAs('rory.gallacher');
    for (const answer of [
      await call('GET', '/conversations/1'),
      await change(1, { muted: true }),
      await call('DELETE', '/conversations/1'),
      await call('GET', '/conversations/1/messages'),
      await call('GET', '/conversations/9999'),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe('a group', () => {
  let group: Schema<'Conversation'>;
  beforeEach(async () => {
    group = await start({ userIds: [2, 3], name: 'Numbers' });
    await say(group.id, 'Before you came');
  });

  it('is renamed by anybody in it; an edit of an older state is a conflict', async () => {
    server.setNow('2026-05-13T10:31:00Z');
    server.signInAs('callum.reyes');
    const renamed = await change(group.id, { name: 'Better numbers', updatedAt: group.updatedAt });
    expect(renamed.json).toMatchObject({ name: 'Better numbers', updatedAt: '2026-05-13T10:31:00.000Z' });
    expect((await change(group.id, { name: 'Worse', updatedAt: group.updatedAt })).status).toBe(409);
    server.setNow('2026-05-13T10:30:00Z');
  });

  it('takes in others, who see what is written from then on', async () => {
    await change(group.id, { addUserIds: [6] });
    const { id } = await say(group.id, 'Welcome, Marcus');
    server.signInAs('marcus.adeyemi');
    expect((await messagesOf(group.id)).data.map((message) => message.id)).toEqual([id]);
    expect(await get(group.id)).toMatchObject({ unreadCount: 1 });
    server.signInAs('hannah.okafor');
    expect((await change(group.id, { addUserIds: [999] })).status).toBe(422);
  });

  it('lets its owner alone remove others, who may read on up to then', async () => {
    server.signInAs('callum.reyes');
    expect((await change(group.id, { removeUserIds: [3] })).status).toBe(403);
    server.signInAs('hannah.okafor');
    const { json } = await change(group.id, { removeUserIds: [3] });
    expect((json as Schema<'Conversation'>).participants.map(({ user }) => user.id)).toEqual([1, 2]);
    await say(group.id, 'Between us');
    server.signInAs('priya.raman');
    expect(await get(group.id)).toMatchObject({ canWrite: false });
    expect((await messagesOf(group.id)).data.map(({ content }) => content)).toEqual(['Before you came']);
    const body = { conversationId: group.id, content: 'Hey', clientId: 'x' };
    expect((await call('POST', '/conversations/messages', body)).status).toBe(403);
    server.signInAs('hannah.okafor');
    expect((await change(group.id, { removeUserIds: [3] })).status).toBe(422);
  });

  it('goes to the longest-standing member when its owner leaves', async () => {
    expect((await change(group.id, { leave: true })).json).toMatchObject({ canWrite: false });
    server.signInAs('callum.reyes');
    expect(await get(group.id)).toMatchObject({ role: 'owner' });
    server.signInAs('hannah.okafor');
    expect((await change(group.id, { name: 'Mine again' })).status).toBe(403);
  });

  it('is left by deleting it', async () => {
    await call('DELETE', `/conversations/${group.id}`);
    server.signInAs('callum.reyes');
    expect((await get(group.id)).participants.map(({ user }) => user.id)).toEqual([2, 3]);
  });
});

it('names its deal to those who may open it, and to nobody else', async () => {
  const about = uuidOf('evaluation', 3);
  await change(1, { dealRef: about });
  expect(await get(1)).toMatchObject({ dealRef: about });
  server.signInAs('callum.reyes');
  expect(await get(1)).toMatchObject({ dealRef: null });
  await list('?filter=deals').then(({ data }) => expect(data.map(({ id }) => id)).not.toContain(1));
  server.world.db.evaluation.update(about, { collaborators: [{ userId: 2, role: 'view' }] });
  expect(await get(1)).toMatchObject({ dealRef: about });
  server.signInAs('hannah.okafor');
});

it('a conversation of two has no name and no leaving', async () => {
  for (const body of [{ name: 'Us' }, { leave: true }, { addUserIds: [3] }, { removeUserIds: [2] }]) {
    const { status, json } = await change(1, body);
    expect(status).toBe(422);
    expect(Object.values((json as Schema<'ApiError'>).errors ?? {})).toEqual([
      ['Only group conversations have this'],
    ]);
  }
  expect((await change(1, {})).status).toBe(422);
  expect((await change(1, { dealRef: null })).json).toMatchObject({ dealRef: null });
});
