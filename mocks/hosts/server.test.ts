import { request, type RequestOptions } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoPassword } from '../features/account/seeds/accounts';
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

it('gives a socket without a session no news and no voice', async () => {
  const nobody = connect('');
  const heard: string[] = [];
  nobody.onAny((name: string) => heard.push(name));
  nobody.emit('setOnlineUser', 1);
  await fetch(`${wire.origin}/mock-server/sendNotification`, {
    method: 'POST',
    body: JSON.stringify([5, 'hannah.okafor']),
  });
  const beat = next(nobody, 'heartbeat-ack');
  nobody.emit('heartbeat');
  await beat;
  expect(heard).toEqual(['heartbeat-ack']);
});

it('tells a socket nothing more once its session has ended', async () => {
  const cookie = await signIn('hannah.okafor');
  const mine = connect(cookie);
  const online = next(mine, 'getOnlineUsers');
  mine.emit('setOnlineUser', 1);
  await online;
  await fetch(`${wire.origin}/api/auth/logout`, { method: 'POST', headers: { cookie } });
  const heard: string[] = [];
  mine.onAny((name: string) => heard.push(name));
  wire.server.sendNotification(5, 'hannah.okafor');
  const beat = next(mine, 'heartbeat-ack');
  mine.emit('heartbeat');
  await beat;
  expect(heard).toEqual(['heartbeat-ack']);
});

it('refuses what is no request, without a word of its inside', async () => {
  const raw = (options: RequestOptions) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const { port } = new URL(wire.origin);
      const asking = request({ port, path: '/api/posts', ...options }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      asking.on('error', reject);
      asking.end();
    });
  const error = JSON.stringify({ message: 'Couldn’t read the request', code: 'bad-request' });
  expect(await raw({ method: 'TRACE' })).toEqual({ status: 400, text: error });
  expect(await raw({ headers: { host: '[bad' } })).toEqual({ status: 400, text: error });
  expect((await raw({ path: '/' })).status).toBe(404);
});

it('answers HEAD like GET, and takes JSON only as JSON', async () => {
  const cookie = await signIn('hannah.okafor');
  const head = await fetch(`${wire.origin}/api/posts`, { method: 'HEAD', headers: { cookie } });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const plain = await fetch(`${wire.origin}/api/posts`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'text/plain' },
    body: JSON.stringify({ content: 'From another site' }),
  });
  expect(plain.status).toBe(400);
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
