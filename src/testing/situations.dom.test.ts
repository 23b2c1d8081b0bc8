import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer as server } from './setup';
import { remoteOf } from '@mocks/hosts/remote-control';
import { combine, ordinary } from '@mocks/scenarios/situation';
import { scenarioNames, scenarios } from '@mocks/scenarios/scenarios';
import { seedMembers } from '@mocks/engine/seeds/members';

const get = (path: string) => fetch(`${location.origin}/api${path}`);

describe('every scenario', () => {
  it.each(scenarioNames)('%s can be applied, and is then the situation', async (name) => {
    await server.apply(name);
    expect(server.situation()).toEqual(combine(ordinary, scenarios[name].parts));
  });
});

describe('who is signed in', () => {
  it('is whom the scenario names, whoever was before', async () => {
    await server.apply('past-due');
    expect(await (await get('/auth/auth-user')).json()).toMatchObject({ username: 'grace.otieno' });
    expect(await (await get('/subscriptions/user-subscription')).json()).toMatchObject({
      subscription: { status: 'past_due' },
    });
    await server.change({ as: 'gareth.pritchard' });
    expect(await (await get('/auth/auth-user')).json()).toMatchObject({
      username: 'gareth.pritchard',
      plan: 'business',
    });
    await server.apply('signed-out');
    expect((await get('/auth/session')).status).toBe(401);
  });

  it('and what fails are said by one line, as a link says them', async () => {
    await server.apply('?scenario=large&as=tom.whitfield&fault=getPost:418');
    expect(server.situation()).toMatchObject({ as: 'tom.whitfield', size: 'large' });
    const members = server.world.db.user.all();
    expect(members.map(({ id, username, fullName }) => ({ id, username, fullName }))).toEqual(
      seedMembers('large'),
    );
    expect((await get('/posts/1')).status).toBe(418);
    await expect(server.apply('?fault=getPots:500')).rejects.toThrow('Did you mean “getPost”?');
    await expect(server.apply('?page=2')).rejects.toThrow('doesn’t describe a situation');
  });

  it('is nobody whom the mock server does not know: then nothing is changed', async () => {
    await server.apply(['admin', { latencyMs: 4 }]);
    server.world.db.user.update(1, { headline: 'Landlord of ten' });
    const before = server.situation();
    await expect(server.apply({ as: 'no.one' })).rejects.toThrow('has no member “no.one”');
    await expect(server.apply({ as: 'tom.whitfeld' })).rejects.toThrow('Did you mean “tom.whitfield”?');
    await expect(server.change({ as: 'no.one', latencyMs: 9 })).rejects.toThrow('has no member “no.one”');
    await expect(server.change({ as: 'abigail.abbott', size: 'default' })).rejects.toThrow('has no member');
    await expect(server.apply('larg')).rejects.toThrow('There’s no scenario “larg”. Did you mean “large”?');
    expect(server.situation()).toEqual(before);
    expect(server.world.db.user.get(1)?.headline).toBe('Landlord of ten');
  });

  it('is understood by a full name, too', async () => {
    await server.apply({ as: " Patrick  O'Sullivan" });
    expect(server.situation().as).toBe('patrick.osullivan');
    await server.change({ as: 'hannah okafor' });
    expect(server.situation().as).toBe('hannah.okafor');
    server.signInAs('Tom Whitfield');
    expect(await (await get('/auth/auth-user')).json()).toMatchObject({ username: 'tom.whitfield' });
    server.world.db.user.update(9, { fullName: 'Ravi Chandran' });
    await expect(server.change({ as: 'Ravi Chandran' })).rejects.toThrow(
      'Several members are called “Ravi Chandran”: sophie.lindqvist, ravi.chandran',
    );
  });

  it('is nobody after a reset, when only the data that goes with it knew them', async () => {
    await server.apply('member');
    server.world.db.user.update(1, { username: 'hannah' });
    await server.apply({ ...ordinary, as: 'hannah' });
    expect(server.situation()).toEqual({ ...ordinary, as: null });
  });
});

describe('answers', () => {
  beforeEach(() => server.apply('member'));

  it('come as a page instead of JSON', async () => {
    await server.change({ faults: [{ target: 'listPosts', kind: 'html', times: null }] });
    const answer = await get('/posts');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await answer.text()).toContain('Wi-Fi');
  });

  it('break off in the middle', async () => {
    const whole = await (await get('/posts')).text();
    await server.change({ faults: [{ target: 'listPosts', kind: 'truncated', times: null }] });
    const half = await (await get('/posts')).text();
    expect(half).toHaveLength(Math.floor(whole.length / 2));
    expect(() => JSON.parse(half) as unknown).toThrow(SyntaxError);
  });

  it('break the contract', async () => {
    await server.change({ faults: [{ target: 'reads', kind: 'schema', times: null }] });
    expect(await (await get('/posts')).json()).toMatchObject({ data: null, page: 1 });
    expect(await (await get('/posts/1')).json()).toMatchObject({ id: 1, mentions: null });
  });

  it('fail for a group, but for the session; one operation’s own fault comes first', async () => {
    server.fail('reads', { status: 500 });
    server.fail('getPost', { status: 404, times: 1 });
    expect((await get('/posts')).status).toBe(500);
    expect((await get('/posts/1')).status).toBe(404);
    expect((await get('/posts/1')).status).toBe(500);
    expect((await get('/auth/session')).status).toBe(200);
    expect(server.situation().faults).toEqual([{ target: 'reads', kind: 500, times: null }]);
  });

  it('fail one in ten, the same ones each time', async () => {
    const statuses = async () => {
      await server.apply('flaky-api');
      const all: number[] = [];
      for (let call = 0; call < 60; call += 1) all.push((await get('/auth/session')).status);
      return all;
    };
    const first = await statuses();
    const failed = first.filter((status) => status === 503).length;
    expect(failed).toBeGreaterThan(2);
    expect(failed).toBeLessThan(12);
    expect(await statuses()).toEqual(first);
  });

  it('never come without a network, and the browser knows', async () => {
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    addEventListener('offline', hear);
    addEventListener('online', hear);
    await server.apply('offline');
    expect(navigator.onLine).toBe(false);
    await expect(get('/posts')).rejects.toThrow(TypeError);
    await server.change({ isOffline: false });
    expect(navigator.onLine).toBe(true);
    expect((await get('/posts')).status).toBe(200);
    expect(heard).toEqual(['offline', 'online']);
    removeEventListener('offline', hear);
    removeEventListener('online', hear);
  });
});

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('stands where the world was made, or a while later', async () => {
    await server.apply({ now: '2026-07-01T09:00Z+2d' });
    expect(server.now().toISOString()).toBe('2026-07-03T09:00:00.000Z');
    expect(server.world.seededAt.toISOString()).toBe('2026-07-01T09:00:00.000Z');
    await server.change({ now: '2026-07-04T09:00Z' });
    expect(server.situation().now).toBe('2026-07-01T09:00Z+3d');
    await server.reset();
    expect(server.now().toISOString()).toBe('2026-03-01T12:00:00.000Z');
  });

  it('stands where a link can say it, and nowhere else', async () => {
    await server.apply({ latencyMs: 7 });
    for (const now of ['9999-12-31T23:59Z', '0001-01-01T00:00Z', '2040-01-01T00:00Z']) {
      await expect(server.change({ now })).rejects.toThrow(/clock can be set/);
    }
    expect(() => server.setNow('2040-01-01')).toThrow('This world was made on 2026-03-01');
    expect(server.situation()).toEqual({ ...ordinary, latencyMs: 7 });
  });

  it('goes, ahead of the machine’s', async () => {
    await server.apply({ now: '+90m' });
    expect(server.now().toISOString()).toBe('2026-03-01T13:30:00.000Z');
    expect(server.world.seededAt.toISOString()).toBe('2026-03-01T12:00:00.000Z');
  });
});

it('a change leaves the data, and a reset ends everything that was applied', async () => {
  await server.apply('member');
  server.world.db.user.update(1, { headline: 'Landlord of ten' });
  await server.change({ latencyMs: 5, pace: 'busy', socket: 'refused', flakyPercent: 3 });
  expect(server.world.db.user.get(1)?.headline).toBe('Landlord of ten');
  await server.reset();
  expect(server.situation()).toEqual({ ...ordinary, as: null });
  expect(server.world.db.user.get(1)?.headline).not.toBe('Landlord of ten');
});

describe('an exported state', () => {
  it('goes through a file and comes back as it was, uploads and situation with it', async () => {
    await server.apply(['admin', { latencyMs: 3, faults: [{ target: 'react', kind: 500, times: 2 }] }]);
    server.world.db.user.update(1, { headline: 'Landlord of ten' });
    server.world.db.post.remove(2);
    const { world } = server;
    const row = world.db.mediaFile.add({
      ownerId: 1,
      file: 'roof-1.png',
      path: '1/roof-1.png',
      name: 'roof.png',
      mime: 'image/png',
      size: 3,
      scope: { kind: 'public' },
      createdAt: '2026-05-13T10:30:00.000Z',
    });
    await world.files.put('1', 'roof-1.png', new Blob([new Uint8Array([0, 255, 7])], { type: 'image/png' }));
    const before = server.situation();
    const text = JSON.stringify(await server.exportState());
    await server.reset();
    await remoteOf(server).importState(JSON.parse(text));
    expect(server.situation()).toEqual(before);
    expect(world.db.user.get(1)?.headline).toBe('Landlord of ten');
    expect(world.db.post.get(2)).toBeUndefined();
    expect(world.db.mediaFile.get(row.id)?.name).toBe('roof.png');
    const file = await world.files.get('1', 'roof-1.png');
    expect([...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([0, 255, 7]);
    await server.reset();
  });

  it.each([
    [null, 'This file isn’t an exported state of the mock server.'],
    [{ format: 'other' }, 'This file isn’t an exported state of the mock server.'],
    [{ seedVersion: 1 }, 'This file was exported with version 1 of the seed world; this is version'],
    [{ size: 'huge' }, 'This file is damaged: it doesn’t name a world size.'],
    [{ seededAt: 'then' }, 'This file is damaged: it doesn’t say when its world was created.'],
    [{ diff: { nowhere: {} } }, 'This file is damaged: it has an unknown table “nowhere”.'],
    [{ diff: { user: { written: [{}], removed: [], lastId: 1 } } }, 'its table “user” can’t be read.'],
    [{ files: [{ ownerId: 1 }] }, 'This file is damaged: its uploaded files can’t be read.'],
    [{ files: [{ ownerId: '1', file: 'a', type: 'b', bytes: '~' }] }, 'its uploaded files can’t be read.'],
    [{ situation: { mood: 'good' } }, 'A situation has no “mood”'],
    [{ situation: {} }, 'This file is damaged: its situation is missing “as”.'],
    [
      { situation: { ...ordinary, as: 'nobody.here' } },
      'This file is damaged: “nobody.here” is signed in but isn’t a member of its world.',
    ],
    [
      { diff: { user: { written: [], removed: [1, 2, 3, 4], lastId: 60 } } },
      'This file is damaged: “tom.whitfield” is signed in but isn’t a member of its world.',
    ],
    [
      { diff: { post: { written: [{ id: 7, tags: null }], removed: [], lastId: 180 } } },
      'This file is damaged: row 7 of its table “post” can’t be read.',
    ],
  ])('that says %j is refused, and nothing is changed', async (wrong, message) => {
    await server.apply(['admin', { latencyMs: 6 }]);
    const right = await server.exportState();
    const value = wrong === null ? null : { ...right, ...wrong };
    server.world.db.user.update(1, { headline: 'Landlord of ten' });
    await expect(server.importState(value)).rejects.toThrow(message);
    expect(server.situation()).toMatchObject({ as: 'tom.whitfield', latencyMs: 6 });
    expect(server.world.db.user.get(1)?.headline).toBe('Landlord of ten');
    expect((await get('/auth/session')).status).toBe(200);
  });
});

it('every command takes and gives what can be sent elsewhere', async () => {
  const remote = remoteOf(server);
  await remote.apply('member');
  expect(await remote.members('otieno')).toEqual([
    { username: 'grace.otieno', fullName: 'Grace Otieno', role: 'user' },
  ]);
  expect(await remote.members()).toHaveLength(50);
  expect(await remote.operations()).toContainEqual({ id: 'listPosts', address: 'GET /posts' });
  for (const { id } of await remote.notificationTypes()) await remote.sendNotification(id, 'hannah.okafor');
  const last = server.world.db.notification.by('notifierId', 1).slice(-17);
  expect(last.map(({ typeId }) => typeId)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 101, 102, 103, 104, 105, 106,
  ]);
});
