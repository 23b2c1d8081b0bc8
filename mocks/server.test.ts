import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoPassword } from './seeds/accounts';
import { startWireServer, type WireServer } from './server';

let wire: WireServer;
const sockets: Socket[] = [];

beforeEach(async () => {
  wire = await startWireServer({ port: 0 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await wire.close();
});

const page = 'http://localhost:5173';

async function signIn(identifier: string): Promise<string> {
  const response = await fetch(`${wire.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: page },
    body: JSON.stringify({ identifier, password: demoPassword }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(page);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function connect(cookie: string): Socket {
  const socket = io(wire.origin, {
    path: '/socket',
    transports: ['websocket'],
    extraHeaders: { cookie },
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}

const next = (socket: Socket, name: string) =>
  new Promise<unknown>((resolve) => socket.once(name, (value: unknown) => resolve(value)));

it('signs in by cookie, serves the feed and tells the socket what happened', async () => {
  const hannah = await signIn('hannah.okafor');
  const callum = await signIn('callum.reyes');
  const feed = await fetch(`${wire.origin}/api/posts`, { headers: { cookie: hannah } });
  expect(await feed.json()).toMatchObject({ page: 1, totalPages: 8 });
  expect((await fetch(`${wire.origin}/api/posts`)).status).toBe(401);

  const socket = connect(hannah);
  const online = next(socket, 'getOnlineUsers');
  socket.emit('setOnlineUser', 1);
  expect(await online).toContain(1);

  const told = next(socket, 'newNotification');
  const mine = wire.server.world.db.post.by('authorId', 1).at(-1)?.id;
  await fetch(`${wire.origin}/api/posts/${mine}/comment`, {
    method: 'POST',
    headers: { cookie: callum, 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: 'Seen over the wire' }),
  });
  await told;
});

it('lets a socket speak for its own session only', async () => {
  const first = connect(await signIn('hannah.okafor'));
  const online = next(first, 'getOnlineUsers');
  first.emit('setOnlineUser', 1);
  await online;
  const second = connect(await signIn('zainab.hussain'));
  const came = next(first, 'userConnected');
  second.emit('setOnlineUser', 5);
  second.emit('setOnlineUser', 7);
  expect(await came).toBe(7);
  const left = next(first, 'userDisconnected');
  second.disconnect();
  expect(await left).toBe(7);
});

it('answers preflights of this machine’s pages, and no others’', async () => {
  const preflight = (origin: string) =>
    fetch(`${wire.origin}/api/posts`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Headers': 'content-type' },
    });
  const ours = await preflight(page);
  expect(ours.status).toBe(204);
  expect(ours.headers.get('access-control-allow-headers')).toBe('content-type');
  expect(
    (await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin'),
  ).toBeNull();
});

it('says which call nobody knows, and refuses a body above a megabyte', async () => {
  const unknown = await fetch(`${wire.origin}/api/nowhere`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ message: 'The contract has no GET /api/nowhere' });
  const cookie = await signIn('hannah.okafor');
  const large = await fetch(`${wire.origin}/api/posts`, {
    method: 'POST',
    headers: { cookie },
    body: 'x'.repeat(3_000_000),
  });
  expect(large.status).toBe(413);
});

it('is controlled over the wire', async () => {
  const run = (command: string, ...args: unknown[]) =>
    fetch(`${wire.origin}/mock-server/${command}`, { method: 'POST', body: JSON.stringify(args) });
  await run('fail', 'GET /auth/session', { status: 503, times: 1 });
  expect((await fetch(`${wire.origin}/api/auth/session`)).status).toBe(503);
  expect((await fetch(`${wire.origin}/api/auth/session`)).status).toBe(401);
  expect((await run('fail', 'GET /nowhere', { status: 503 })).status).toBe(400);
  expect((await run('explode')).status).toBe(404);
});
