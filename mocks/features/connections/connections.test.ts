import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { relationOf } from '../../engine/world/relations';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
const update = (id: number | undefined, body: object) => call('PUT', `/connections/${id}`, body);
// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/connections${query}`)).json as Schema<'ConnectionPage'>;
const between = (a: number, b: number) => relationOf(server.world.db, a, b)?.id;
const typesFor = (id: number) => server.world.db.notification.by('notifierId', id).map((row) => row.typeId);

describe('a request', () => {
  it('is accepted by who was asked, and the asker hears of it', async () => {
    const id = between(1, 45);
    expect((await update(id, { status: 'accepted' })).status).toBe(401);
    server.signInAs('hannah.okafor');
    const accepted = await update(id, { status: 'accepted' });
    expect(accepted).toMatchObject({
      status: 200,
      json: { status: 'accepted', respondedAt: now.toISOString(), user: { id: 45 } },
    });
    expect(typesFor(45).at(-1)).toBe(2);
    const before = typesFor(45).length;
    expect((await update(id, { status: 'accepted' })).status).toBe(200);
    expect(typesFor(45)).toHaveLength(before);
    expect((await update(id, { status: 'declined' })).status).toBe(409);
  });

  it('is declined silently', async () => {
    const id = between(1, 20);
    const before = typesFor(20).length;
    server.signInAs('hannah.okafor');
    expect((await update(id, { status: 'declined' })).json).toMatchObject({ status: 'declined' });
    expect((await list('?status=declined&direction=in')).data.map(({ user }) => user.id)).toContain(20);
    expect(typesFor(20)).toHaveLength(before);
    server.signInAs('jack.sutherland');
    expect((await list('?status=declined')).data.map(({ user }) => user.id)).not.toContain(1);
    expect((await call('DELETE', `/connections/${id}`)).status).toBe(404);
    expect((await call('GET', '/profiles/hannah.okafor')).json).toMatchObject({
      user: { connectionStatus: 'none', connectionId: null },
    });
  });

  it('is not answered by who asked, or by a stranger', async () => {
    server.signInAs('hannah.okafor');
    expect((await update(between(1, 26), { status: 'accepted' })).status).toBe(403);
    expect((await update(99_999, { status: 'accepted' })).status).toBe(404);
    expect((await update(between(1, 26), {})).status).toBe(422);
    expect((await update(between(1, 26), { status: 'pending' })).status).toBe(422);
    server.signInAs('zainab.hussain');
    expect((await update(between(1, 45), { status: 'accepted' })).status).toBe(404);
  });

  it('is refused where none are wanted', async () => {
    server.signInAs('zainab.hussain');
    await call('PUT', '/users/7', { preferences: { connectionsFrom: 'nobody' } });
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/connections', { userId: 7 })).status).toBe(403);
    server.signInAs('zainab.hussain');
    await call('PUT', '/users/7', { preferences: { connectionsFrom: 'mutuals' } });
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/connections', { userId: 7 })).status).toBe(403);
    expect((await call('POST', '/connections', { userId: 47 })).status).toBe(404);
  });

  it('comes at most a hundred times a day', async () => {
    const { db } = server.world;
    for (let n = 0; n < 100; n += 1) {
      db.connection.add({
        requesterId: 7,
        addresseeId: 1000 + n,
        status: 'pending',
        note: null,
        createdAt: now.toISOString(),
        respondedAt: null,
      });
    }
    server.signInAs('zainab.hussain');
    expect((await call('POST', '/connections', { userId: 1 })).status).toBe(429);
  });
});

describe('blocking', () => {
  it('takes the place of a connection, and only who blocked can undo it', async () => {
    server.signInAs('callum.reyes');
    const id = between(1, 2);
    expect((await update(id, { status: 'blocked' })).json).toMatchObject({
      status: 'blocked',
      requesterId: 2,
    });
    expect((await list('?status=blocked')).data).toMatchObject([{ user: { id: 1 } }]);
    server.signInAs('hannah.okafor');
    expect((await list('?status=blocked')).data.map(({ user }) => user.id)).toEqual([32]);
    expect((await call('DELETE', `/connections/${id}`)).status).toBe(404);
    expect((await update(id, { status: 'blocked' })).status).toBe(404);
    expect((await call('POST', '/connections', { userId: 2 })).status).toBe(404);
    expect((await call('GET', '/users?query=callum')).json).toMatchObject({ total: 0 });
    server.signInAs('callum.reyes');
    expect((await call('DELETE', `/connections/${id}`)).status).toBe(204);
    expect((await call('GET', '/profiles/hannah.okafor')).json).toMatchObject({
      user: { connectionStatus: 'none' },
    });
  });

  it('needs no connection, and tells nobody', async () => {
    server.signInAs('zainab.hussain');
    const before = typesFor(1).length;
    expect((await call('POST', '/connections', { userId: 1, status: 'blocked' })).json).toMatchObject({
      status: 'blocked',
    });
    expect(typesFor(1)).toHaveLength(before);
    expect((await call('POST', '/connections', { userId: 1 })).status).toBe(409);
    expect((await call('GET', '/profiles/hannah.okafor')).status).toBe(404);
  });
});

describe('notes and tags', () => {
  it('are mine alone', async () => {
    server.signInAs('hannah.okafor');
    const id = between(1, 4);
    expect(
      (await update(id, { privateNote: ' Helped with the merge ', tags: ['admin'] })).json,
    ).toMatchObject({
      privateNote: 'Helped with the merge',
      tags: ['admin'],
    });
    expect((await update(id, { privateNote: '' })).json).toMatchObject({
      privateNote: null,
      tags: ['admin'],
    });
    expect((await update(id, { tags: ['a', 'a'] })).status).toBe(422);
    server.signInAs('tom.whitfield');
    expect((await list('?query=hannah')).data).toMatchObject([{ id, privateNote: null, tags: [] }]);
  });

  it('go with the connection', async () => {
    server.signInAs('hannah.okafor');
    await call('DELETE', `/connections/${between(1, 2)}`);
    expect(server.world.db.connectionNote.all().map(({ tags }) => tags)).not.toContainEqual([
      'sourcer',
      'Leeds',
    ]);
  });
});

describe('the list', () => {
  it('is searched by name, note and tag', async () => {
    server.signInAs('hannah.okafor');
    expect((await list('?query=RAMAN')).data.map(({ user }) => user.id)).toEqual([3]);
    expect((await list('?query=lender')).data.map(({ user }) => user.id)).toEqual([3]);
    expect((await list('?query=tempest')).data.map(({ user }) => user.id)).toEqual([2]);
    expect((await list('?query=zzz')).total).toBe(0);
  });

  it('is sorted', async () => {
    server.signInAs('hannah.okafor');
    const recent = (await list('?status=accepted')).data.map(({ createdAt }) => createdAt);
    expect(recent).toEqual(recent.toSorted().toReversed());
    const names = (await list('?status=accepted&sort=name')).data.map(({ user }) => user.fullName);
    expect(names).toEqual(names.toSorted());
    const online = (await list('?status=accepted&sort=online')).data.map(({ user }) =>
      server.world.neighboursOnline.has(user.id),
    );
    expect(online).toEqual(online.toSorted((a, b) => Number(b) - Number(a)));
    expect(online[0]).toBe(true);
    expect((await call('GET', '/connections?sort=age')).status).toBe(400);
  });

  it('counts what both have in common', async () => {
    server.signInAs('hannah.okafor');
    const page = await list('?status=accepted');
    const users = (await call('GET', '/users?connected=true')).json as Schema<'UserPage'>;
    const counts = new Map(users.data.map(({ id, mutualCount }) => [id, mutualCount]));
    for (const { user, mutualCount } of page.data) {
      if (counts.has(user.id)) expect(mutualCount).toBe(counts.get(user.id));
    }
    expect(Math.max(...counts.values())).toBeGreaterThan(0);
  });
});
