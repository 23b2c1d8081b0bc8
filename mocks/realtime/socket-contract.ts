// What any socket server must do for the real client; run against the in-memory one and against socket.io.
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeMessage, readUpTo, sendMessage } from '../chat-activity';
import { membershipOf } from '../conversations';
import type { World } from '../world';

/** A server under the contract, with the features' side of a world behind it. Its guard lets in `{token: 'ok'}` only, and it acknowledges `echo` with its argument. */
export interface Harness {
  /** What the server's sockets are about; a socket may speak for whichever member it names. */
  readonly world: World;
  start(): Promise<void>;
  stop(): Promise<void>;
  client(auth: Record<string, unknown>): Promise<Socket>;
  emit(name: string, ...args: unknown[]): void;
  disconnectAll(): void;
  dropAll(): void;
  setMuted(isMuted: boolean): void;
  setOffline(isOffline: boolean): Promise<void>;
}

/** Short enough that a test sees several pings and a timeout. */
export const quickPings = { pingInterval: 150, pingTimeout: 100 };

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

/** The one way in: who may connect. */
export const guard = (auth: unknown) =>
  typeof auth === 'object' && auth !== null && 'token' in auth && auth.token === 'ok'
    ? undefined
    : 'unauthorized';

interface Emitter {
  once(name: string, listener: (...args: unknown[]) => void): unknown;
}

const next = (emitter: Emitter, name: string) =>
  new Promise<unknown[]>((resolve) => emitter.once(name, (...args) => resolve(args)));

const message = (error: unknown) => (error instanceof Error ? error.message : error);

export function socketContract(harness: Harness): void {
  let socket: Socket;
  const others: Socket[] = [];

  beforeEach(() => harness.start());
  afterEach(async () => {
    for (const each of [socket, ...others.splice(0)]) each.disconnect();
    await harness.stop();
  });

  const connect = async () => {
    socket = await harness.client({ token: 'ok' });
    const connected = next(socket, 'connect');
    socket.connect();
    await connected;
  };

  it('connects, acknowledges and sends', async () => {
    await connect();
    expect(socket.id).toBeTruthy();
    expect(await socket.emitWithAck('echo', { a: 1 })).toEqual({ a: 1 });
    const news = next(socket, 'news');
    harness.emit('news', { n: 7 }, 'x');
    expect(await news).toEqual([{ n: 7 }, 'x']);
  });

  it('refuses by its guard, and the client does not try again', async () => {
    socket = await harness.client({ token: 'bad' });
    const refused = next(socket, 'connect_error');
    socket.connect();
    expect(message((await refused)[0])).toBe('unauthorized');
    expect(socket.active).toBe(false);
  });

  it('disconnects for good; only the client’s own call comes back', async () => {
    await connect();
    const left = next(socket, 'disconnect');
    harness.disconnectAll();
    expect((await left)[0]).toBe('io server disconnect');
    expect(socket.active).toBe(false);
    const again = next(socket, 'connect');
    socket.connect();
    await again;
  });

  it('loses the transport, and the client comes back by itself', async () => {
    await connect();
    const left = next(socket, 'disconnect');
    const back = next(socket, 'connect');
    harness.dropAll();
    expect((await left)[0]).toBe('transport close');
    await back;
    expect(await socket.emitWithAck('echo', 2)).toBe(2);
  });

  it('keeps the connection by pings, and without them the client times out and comes back', async () => {
    await connect();
    const pings: unknown[] = [];
    const thirdPing = new Promise<void>((resolve) => {
      socket.io.on('ping', () => {
        pings.push(null);
        if (pings.length === 3) resolve();
      });
    });
    await thirdPing;
    expect(socket.connected).toBe(true);
    const left = next(socket, 'disconnect');
    harness.setMuted(true);
    expect((await left)[0]).toBe('ping timeout');
    const back = next(socket, 'connect');
    harness.setMuted(false);
    await back;
  });

  it('cannot be reached while it is offline, and is found again', async () => {
    await harness.setOffline(true);
    socket = await harness.client({ token: 'ok' });
    const failed = next(socket, 'connect_error');
    socket.connect();
    // Polling is tried last, so it is polling's error that shows.
    expect(message((await failed)[0])).toBe('xhr poll error');
    expect(socket.active).toBe(true);
    const connected = next(socket, 'connect');
    await harness.setOffline(false);
    await connected;
  });

  /** A connected client that speaks for a member. */
  const member = async (userId: number) => {
    const client = await harness.client({ token: 'ok' });
    others.push(client);
    const online = next(client, 'getOnlineUsers');
    client.connect();
    client.emit('setOnlineUser', userId);
    await online;
    return client;
  };

  it('tells the others of a conversation who types, and nobody else', async () => {
    const hannah = (socket = await member(1));
    const [callum, priya] = [await member(2), await member(3)];
    const heard: unknown[] = [];
    priya.on('typing', (news) => heard.push(news));
    hannah.on('typing', (news) => heard.push(news));
    const typing = next(callum, 'typing');
    for (const odd of [
      'x',
      null,
      {},
      { conversationId: '1' },
      { conversationId: 26 },
      { conversationId: 1e9 },
    ]) {
      hannah.emit('typing', odd);
    }
    hannah.emit('typing', { conversationId: 1 });
    expect(await typing).toEqual([{ conversationId: 1, userId: 1 }]);
    // Whatever was sent before the echo has arrived before it.
    await priya.emitWithAck('echo', 1);
    await hannah.emitWithAck('echo', 1);
    expect(heard).toEqual([]);
  });

  it('tells everybody in a conversation of new, changed and read messages', async () => {
    const { world } = harness;
    const hannah = (socket = await member(1));
    const [callum, priya] = [await member(2), await member(3)];
    const heard: string[] = [];
    priya.onAny((name: string) => heard.push(name));
    const arrived = Promise.all([next(hannah, 'newMessage'), next(callum, 'newMessage')]);
    const message = sendMessage(world, 1, 1, { content: 'Hello', clientId: 'socket' });
    const which = { conversationId: 1, messageId: message.id };
    expect(await arrived).toEqual([[{ ...which, senderId: 1 }], [{ ...which, senderId: 1 }]]);
    const read = next(hannah, 'messageRead');
    const reader = membershipOf(world.db, 1, 2);
    if (reader) readUpTo(world, reader, message.id);
    expect(await read).toEqual([{ ...which, userId: 2 }]);
    const changed = next(callum, 'messageChanged');
    changeMessage(world, message, { pinned: true });
    expect(await changed).toEqual([which]);
    await priya.emitWithAck('echo', 1);
    expect(heard).toEqual([]);
  });
}
