import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import { connectedIds } from '../../engine/world/relations';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

describe('Who may start a conversation', () => {
  it('is what the other member says: anyone, connections, or nobody', async () => {
    const write = async () =>
      (await call('POST', '/conversations', { userIds: [1], name: 'About a deal' })).status;
    const say = async (messagesFrom: string) => {
      server.signInAs('hannah.okafor');
      await call('PUT', '/users/1', { preferences: { messagesFrom } });
    };
    const connected = connectedIds(server.world.db, 1);
    const stranger = server.world.db.user.all().find(({ id }) => id > 1 && !connected.has(id));
    const [friendId = 0] = connected;
    const as = (id: number) => server.signInAs(server.world.db.user.get(id)?.username ?? '');
    await say('connections');
    as(stranger?.id ?? 0);
    expect(await write()).toBe(403);
    as(friendId);
    expect(await write()).toBe(201);
    await say('nobody');
    as(friendId);
    expect(await write()).toBe(403);
  });
});
