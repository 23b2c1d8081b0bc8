import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer();

// Every answer is validated against the contract by the checked server.
const users = async (query: string) => (await call('GET', `/users?${query}`)).json as Schema<'UserPage'>;
const connections = async (query: string) =>
  (await call('GET', `/connections?${query}`)).json as Schema<'ConnectionPage'>;

describe('members', () => {
  it('are found by part of a name, whatever the case', async () => {
    server.signInAs('hannah.okafor');
    expect((await users('query=REYES')).data).toMatchObject([
      { fullName: 'Callum Reyes', connectionStatus: 'connected' },
    ]);
    expect((await users('query=hannah.okafor')).total).toBe(0);
    expect((await call('GET', `/users?query=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await call('GET', '/users?suggested=perhaps')).status).toBe(400);
  });

  it('are suggested by mutual connections', async () => {
    server.signInAs('hannah.okafor');
    const { data } = await users('suggested=true');
    const mutual = data.map((user) => user.mutualCount);
    expect(mutual).toEqual(mutual.toSorted((a, b) => b - a));
    expect(new Set(data.map((user) => user.connectionStatus))).toEqual(new Set(['none']));
  });

  it('are found around a place, nearest first, with how far they are', async () => {
    server.signInAs('hannah.okafor');
    const { data } = await users('near=LS6&radius=30&sort=nearest');
    const miles = data.map(({ distanceMiles }) => distanceMiles ?? Infinity);
    expect(data.length).toBeGreaterThan(3);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(30);
    expect(data.some(({ location }) => location?.town === 'Bradford')).toBe(true);
    expect((await users('near=Skipton&radius=5')).data).toMatchObject([{ fullName: 'Lucy Thornton' }]);
    expect((await users('near=Narnia')).total).toBe(0);
    expect((await users('')).data[0]).not.toHaveProperty('distanceMiles');
  });

  it('are found by how far they are from me, each at one degree', async () => {
    server.signInAs('hannah.okafor');
    const everybody = (await users('')).total;
    const [first, second, other] = await Promise.all(
      ['1', '2', 'other'].map((degree) => users(`degree=${degree}&sort=relevance`)),
    );
    expect(first?.data.every(({ connectionStatus }) => connectionStatus === 'connected')).toBe(true);
    expect(second?.data.every((user) => user.connectionStatus !== 'connected' && user.mutualCount > 0)).toBe(
      true,
    );
    expect(other?.data.every(({ mutualCount }) => mutualCount === 0)).toBe(true);
    expect((first?.total ?? 0) + (second?.total ?? 0) + (other?.total ?? 0)).toBe(everybody);
    const mutual = second?.data.map(({ mutualCount }) => mutualCount) ?? [];
    expect(mutual).toEqual(mutual.toSorted((a, b) => b - a));
  });

  it('are for members only', async () => {
    expect((await call('GET', '/users')).status).toBe(401);
    expect((await call('GET', '/connections')).status).toBe(401);
  });

  it('are found by what they do, where and how they invest', async () => {
    server.signInAs('hannah.okafor');
    const brokers = await users('role=broker');
    expect(brokers.data.every(({ roles }) => roles.includes('broker'))).toBe(true);
    expect(brokers.total).toBe(4);
    const leeds = await users('area=ls');
    expect(leeds.data.every(({ location }) => location?.outcode?.startsWith('LS'))).toBe(true);
    expect((await users('area=leeds')).total).toBe(leeds.total);
    const holiday = await users('strategy=sa');
    expect(holiday.data.every(({ strategies }) => strategies.includes('sa'))).toBe(true);
    expect(holiday.total).toBeGreaterThan(2);
    expect((await users('role=broker&area=leeds')).data.map(({ id }) => id)).toEqual([37]);
    expect((await call('GET', '/users?role=baker')).status).toBe(400);
  });

  it('are online or not', async () => {
    server.signInAs('hannah.okafor');
    const online = await users('online=true');
    expect(new Set(online.data.map(({ id }) => id))).toEqual(new Set(server.world.neighboursOnline));
    expect((await users('online=false')).total + online.total).toBe((await users('')).total);
    server.setOnline('callum.reyes', false);
    expect((await users('online=true')).total).toBe(online.total - 1);
  });

  it('come in the asked order', async () => {
    server.signInAs('hannah.okafor');
    const joined = (await users('sort=-joinedAt')).data.map((user) => user.joinedAt);
    expect(joined).toEqual(joined.toSorted().toReversed());
    const seen = (await users('sort=-lastSeenAt')).data.map((user) => user.lastSeenAt ?? '');
    expect(seen).toEqual(seen.toSorted().toReversed());
    const names = (await users('')).data.map((user) => user.fullName);
    expect(names).toEqual(names.toSorted());
  });

  const counted = async (username: string) =>
    ((await call('GET', `/profiles/${username}`)).json as Schema<'Profile'>).stats.connections;

  it('are the connections of one of them, whom I know too first', async () => {
    server.signInAs('hannah.okafor');
    const { data, total } = await users('connectedTo=2');
    const isMutual = data.map(({ id, connectionStatus }) => id === 1 || connectionStatus === 'connected');
    expect(isMutual).toContain(true);
    expect(isMutual.lastIndexOf(true)).toBeLessThan(isMutual.indexOf(false));
    expect(data.map(({ id }) => id)).toContain(1);
    expect(await counted('callum.reyes')).toBe(total);
    expect((await users(`connectedTo=2&query=${data[0]?.username}`)).total).toBe(1);
    expect((await users('connectedTo=1')).total).toBe((await users('connected=true')).total);
    const [shy] = data.filter(({ id, connectionStatus }) => id !== 1 && connectionStatus === 'none');
    await call('POST', '/connections', { userId: shy?.id, status: 'blocked' });
    expect((await users('connectedTo=2')).total).toBe(total - 1);
    expect(await counted('callum.reyes')).toBe(total - 1);
    expect((await call('GET', `/users?connectedTo=${shy?.id}`)).status).toBe(404);
    expect((await call('GET', '/users?connectedTo=999')).status).toBe(404);
  });

  it('are shown with whom they are connected as far as each of them lets others see it', async () => {
    const visible = async (name: string) =>
      ((await call('GET', `/profiles/${name}`)).json as Schema<'Profile'>).connectionsVisible;
    server.signInAs('hannah.okafor');
    await call('PUT', '/profiles/hannah.okafor', { audience: { connections: 'connections' } });
    expect(await visible('hannah.okafor')).toBe(true);
    expect(await visible('hannah.okafor?as=members')).toBe(false);
    server.signInAs('callum.reyes');
    expect(await visible('hannah.okafor')).toBe(true);
    expect((await call('GET', '/users?connectedTo=1')).status).toBe(200);
    server.signInAs('zainab.hussain');
    expect(await visible('hannah.okafor')).toBe(false);
    expect((await call('GET', '/users?connectedTo=1')).status).toBe(403);
  });

  it('are as many as the profile counts, whoever reads it and whoever is suspended', async () => {
    const { db } = server.world;
    for (const { username } of db.user.all().filter(({ status }) => status === 'active')) {
      server.signInAs(username);
      const profile = (await call('GET', '/profiles/callum.reyes')).json as Partial<Schema<'Profile'>>;
      if (!profile.connectionsVisible) continue;
      expect((await users('connectedTo=2')).total).toBe(profile.stats?.connections);
    }
    server.signInAs('callum.reyes');
    const before = await counted('callum.reyes');
    const [friend] = (await users('connectedTo=2')).data;
    db.user.update(friend?.id ?? 0, { status: 'suspended' });
    expect(await counted('callum.reyes')).toBe(before - 1);
    const mine = (await call('GET', '/connections?status=accepted')).json as Schema<'ConnectionPage'>;
    expect(mine.total).toBe(before - 1);
  });

  it('that I muted are found by that', async () => {
    server.signInAs('hannah.okafor');
    expect((await users('muted=true')).total).toBe(0);
    await call('PUT', '/users/1', { preferences: { mutedUserIds: [40, 2] } });
    expect((await users('muted=true')).data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([2, 40]);
  });

  it('who are suspended or blocked are not among them', async () => {
    server.signInAs('hannah.okafor');
    expect((await users('query=rebecca.stone')).total).toBe(0);
    expect((await users('query=ben.harrington')).total).toBe(0);
    expect((await users('')).total).toBe(57);
  });
});

describe('the register of members', () => {
  it('is for admins', async () => {
    server.signInAs('hannah.okafor');
    for (const query of ['admin=true', 'status=suspended', 'plan=pro', 'accountRole=admin']) {
      expect((await call('GET', `/users?${query}`)).status).toBe(403);
    }
  });

  it('has everybody, with the account behind the member', async () => {
    server.signInAs('tom.whitfield');
    expect((await users('admin=true')).total).toBe(60);
    expect((await users('admin=true&status=suspended')).data).toMatchObject([
      { id: 47, account: { status: 'suspended', email: 'rebecca.stone@post.example' } },
    ]);
    expect((await users('admin=true&accountRole=admin')).data.map(({ id }) => id)).toEqual([4]);
    const paying = (await users('admin=true&plan=business')).data.map(({ id }) => id);
    expect(new Set(paying)).toEqual(new Set([3, 10, 17, 38]));
    expect((await users('query=hannah')).data[0]).not.toHaveProperty('account');
  });
});

describe('five thousand members', () => {
  it('are searched, filtered, paged and suggested; who Hannah knows stays the same', async () => {
    server.signInAs('hannah.okafor');
    const known = (await users('connected=true')).total;
    await server.reset({ size: 'large' });
    server.signInAs('hannah.okafor');
    expect(server.world.db.user.size).toBe(5000);
    expect(new Set(server.world.db.user.all().map((user) => user.username)).size).toBe(5000);
    expect((await users('connected=true')).total).toBe(known);
    const all = await users('page=2');
    expect(all.data).toHaveLength(20);
    expect(all.total).toBeGreaterThan(4900);
    expect((await users('area=glasgow&strategy=brrr')).total).toBeGreaterThan(20);
    const { data } = await users('suggested=true');
    expect(data[0]?.mutualCount).toBeGreaterThan(0);
    await server.reset({ size: 'default' });
    expect(server.world.db.user.size).toBe(60);
  });
});

describe('connections', () => {
  it('are asked for once, and the other member is told', async () => {
    server.signInAs('zainab.hussain');
    const asked = await call('POST', '/connections', { userId: 1, note: 'Hello Hannah' });
    expect(asked).toMatchObject({ status: 201, json: { status: 'pending', user: { id: 1 } } });
    expect((await call('POST', '/connections', { userId: 1 })).status).toBe(409);
    expect(server.world.db.notification.by('notifierId', 1).at(-1)).toMatchObject({ typeId: 1, senderId: 7 });
    server.signInAs('hannah.okafor');
    const waiting = await connections('status=pending&direction=in');
    expect(waiting.data[0]).toMatchObject({ note: 'Hello Hannah', user: { id: 7 } });
    expect((await users('query=zainab')).data[0]).toMatchObject({ connectionStatus: 'pending_in' });
  });

  it('cannot be had with oneself, nobody, or by a note too long', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/connections', { userId: 1 })).status).toBe(422);
    expect((await call('POST', '/connections', { userId: 999 })).status).toBe(404);
    const long = await call('POST', '/connections', { userId: 7, note: 'x'.repeat(301) });
    expect(long.status).toBe(422);
  });

  it('are removed by either side and nobody else', async () => {
    server.signInAs('hannah.okafor');
    const sent = (await connections('direction=out&status=pending')).data[0];
    server.signInAs('callum.reyes');
    expect((await call('DELETE', `/connections/${sent?.id}`)).status).toBe(404);
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', `/connections/${sent?.id}`)).status).toBe(204);
    expect((await connections('direction=out&status=pending')).data).toHaveLength(1);
  });
});

describe('media', () => {
  it('draws the same picture for the same name', async () => {
    server.signInAs('hannah.okafor');
    const picture = await call('GET', '/media/2/media/avatar.svg?w=64&q=75');
    expect(picture.json).toMatch(/^<svg /);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect((await call('GET', '/media/2/media/avatar.svg')).json).toBe(picture.json);
    expect((await call('GET', '/media/2/media/leith.svg')).json).toMatch(/^<svg /);
  });

  it('has no other files, and none for strangers', async () => {
    expect((await call('GET', '/media/2/media/passport.jpg')).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await call('GET', '/media/2/media/..%2Fsecrets.svg')).status).toBe(404);
    expect((await call('GET', '/media/x/media/avatar.svg')).status).toBe(404);
  });
});
