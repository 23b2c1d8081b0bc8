// What any socket server must do for the real client; every host of the mock server is run against it.
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeMessage, readUpTo, sendMessage } from '../../features/chat/activity/chat-activity';
import { membershipOf } from '../../features/chat/activity/conversations';
import { notificationType } from '../../features/notifications/notification-types';
import { notify } from '../../features/notifications/notify';
import type { World } from '../world/world';
import type { SocketSwitch } from './socket-switch';
import { members, broadcasts, type Cast, type Name } from './socket-broadcasts';

/** A server under the contract; it acknowledges `echo` with its argument. */
export interface Harness {
  readonly world: World;
  /** Begins to listen; answers how its connections are handled. */
  start(): Promise<SocketSwitch>;
  /** Ends every connection. */
  stop(): Promise<void>;
  /** A client of this member's, or of nobody's, that has not yet connected. */
  client(userId: number | null): Promise<Socket>;
  /** From now on turns away whoever connects, with this reason. */
  refuse(reason: string): void;
}

/** Short enough that a test sees several pings and a timeout, long enough for a busy machine to answer them. */
export const quickPings = { pingInterval: 200, pingTimeout: 800 };

export const clientOptions = {
  path: '/socket',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  autoConnect: false,
  forceNew: true,
  withCredentials: true,
  reconnectionDelay: 50,
  reconnectionDelayMax: 100,
};

interface Emitter {
  once(name: string, listener: (...args: unknown[]) => void): unknown;
}

const next = (emitter: Emitter, name: string) =>
  new Promise<unknown[]>((resolve) => emitter.once(name, (...args) => resolve(args)));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

export function socketContract(harness: Harness): void {
  const sockets: Socket[] = [];
  let server: SocketSwitch;

  beforeEach(async () => {
    harness.world.reset();
    server = await harness.start();
  });
  afterEach(async () => {
    for (const each of sockets.splice(0)) each.disconnect();
    await harness.stop();
  });

  const client = async (userId: number | null) => {
    const socket = await harness.client(userId);
    sockets.push(socket);
    return socket;
  };

  const connect = async (userId: number | null = 1) => {
    const socket = await client(userId);
    const connected = next(socket, 'connect');
    socket.connect();
    await connected;
    return socket;
  };

  /** A connected client that has said whose it is, and whom it was told to be online. */
  const member = async (userId: number) => {
    const socket = await client(userId);
    const list = next(socket, 'getOnlineUsers');
    socket.connect();
    socket.emit('setOnlineUser', userId);
    const [online] = await list;
    return { socket, online };
  };

  const cast = async (): Promise<Cast> => ({
    hannah: (await member(members.hannah)).socket,
    callum: (await member(members.callum)).socket,
    priya: (await member(members.priya)).socket,
  });

  /** Whatever was sent before has arrived after it: what a client did, and then what the others heard of it. */
  const settle = async (each: readonly Socket[]) => {
    for (const socket of [...each, ...each]) await socket.emitWithAck('echo', 1);
  };

  const record = (all: Cast) => {
    const heard: Record<Name, unknown[][]> = { hannah: [], callum: [], priya: [] };
    // The keys of a literal of this very type.
    for (const name of Object.keys(heard) as Name[]) {
      all[name].onAny((...event: unknown[]) => heard[name].push(event));
    }
    return heard;
  };

  describe('a connection', () => {
    it('acknowledges what is sent, of whatever shape', async () => {
      const socket = await connect();
      expect(socket.id).toBeTruthy();
      expect(await socket.emitWithAck('echo', { a: [1, 'ä', null] })).toEqual({ a: [1, 'ä', null] });
    });

    it('is refused with a reason, and the client does not try again', async () => {
      harness.refuse('unauthorized');
      const socket = await client(1);
      const refused = next(socket, 'connect_error');
      socket.connect();
      expect(messageOf((await refused)[0])).toBe('unauthorized');
      expect(socket.active).toBe(false);
    });

    it('is ended by the server for good; only the client’s own call comes back', async () => {
      const socket = await connect();
      const left = next(socket, 'disconnect');
      server.disconnectAll();
      expect((await left)[0]).toBe('io server disconnect');
      expect(socket.active).toBe(false);
      const again = next(socket, 'connect');
      socket.connect();
      await again;
    });

    it('loses its transport, and the client comes back by itself', async () => {
      const socket = await connect();
      const left = next(socket, 'disconnect');
      const back = next(socket, 'connect');
      server.dropAll();
      expect((await left)[0]).toBe('transport close');
      await back;
      expect(await socket.emitWithAck('echo', 2)).toBe(2);
    });

    it('is kept by pings; the client misses them when they stop, and the next connection has its own', async () => {
      const socket = await connect();
      const threePings = async () => {
        for (let pings = 0; pings < 3; pings += 1) await next(socket.io, 'ping');
      };
      await threePings();
      expect(socket.connected).toBe(true);
      const left = next(socket, 'disconnect');
      const back = next(socket, 'connect');
      server.silenceAll();
      expect((await left)[0]).toBe('ping timeout');
      await back;
      await threePings();
      expect(socket.connected).toBe(true);
    });

    it('cannot be made while the server is offline, and is found again', async () => {
      server.isOffline = true;
      const socket = await client(1);
      const failed = next(socket, 'connect_error');
      socket.connect();
      expect(messageOf((await failed)[0])).toMatch(/^(websocket|xhr poll) error$/);
      expect(socket.active).toBe(true);
      const connected = next(socket, 'connect');
      server.isOffline = false;
      await connected;
    });
  });

  describe('who is online', () => {
    it('is told to whoever says who they are, whoever that is but themselves included', async () => {
      const { online } = await member(1);
      expect(online).toEqual(expect.arrayContaining([1, 2, 3]));
      expect(online).not.toContain(8);
    });

    it('changes with the first connection of a member and with the last', async () => {
      const { socket: hannah } = await member(1);
      const heard: unknown[][] = [];
      hannah.onAny((...event: unknown[]) => heard.push(event));
      const [first, second] = [await member(8), await member(8)];
      first.socket.disconnect();
      const left = next(hannah, 'userDisconnected');
      second.socket.disconnect();
      expect(await left).toEqual([8]);
      expect(heard).toEqual([
        ['userConnected', 8],
        ['userDisconnected', 8],
      ]);
    });

    it('is told to nobody without a session, and neither is anything else', async () => {
      const { socket: hannah } = await member(1);
      const stranger = await connect(null);
      const heard: unknown[][] = [];
      for (const socket of [hannah, stranger]) socket.onAny((...event: unknown[]) => heard.push(event));
      stranger.emit('setOnlineUser', 8);
      stranger.emit('typing', { conversationId: 1 });
      await settle([stranger]);
      notify(harness.world, notificationType.reaction, { to: 8, from: 1 });
      await settle([stranger, hannah]);
      expect(heard).toEqual([]);
    });
  });

  describe('news', () => {
    it.each(broadcasts)('%s', async (_what, act, expected) => {
      const all = await cast();
      await settle(Object.values(all));
      const heard = record(all);
      act(all, harness.world);
      await settle(Object.values(all));
      expect(heard).toEqual({ hannah: [], callum: [], priya: [], ...expected });
    });

    it('of new, read and changed messages goes to everybody in the conversation, and to nobody else', async () => {
      const { world } = harness;
      const all = await cast();
      const heard = record(all);
      const message = sendMessage(world, 1, 1, { content: 'Hello', clientId: 'socket' });
      const reader = membershipOf(world.db, 1, 2);
      if (reader) readUpTo(world, reader, message.id);
      changeMessage(world, message, { pinned: true });
      await settle(Object.values(all));
      const which = { conversationId: 1, messageId: message.id };
      const messageUpdates = [
        ['newMessage', { ...which, senderId: 1 }],
        // Who writes has read up to there.
        ['messageRead', { ...which, userId: 1 }],
        ['messageRead', { ...which, userId: 2 }],
        ['messageChanged', which],
      ];
      for (const each of [heard.hannah, heard.callum]) {
        const events = each.filter(([name]) => name !== 'newNotification');
        expect(events).toHaveLength(messageUpdates.length);
        expect(events).toEqual(expect.arrayContaining(messageUpdates));
      }
      expect(heard.priya).toEqual([]);
    });
  });
}
