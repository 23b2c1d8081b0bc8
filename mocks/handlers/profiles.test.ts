import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../checked-server';
import type { Schema } from '../contract';

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

  it('are for members only', async () => {
    expect((await call('GET', '/users')).status).toBe(401);
    expect((await call('GET', '/connections')).status).toBe(401);
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
