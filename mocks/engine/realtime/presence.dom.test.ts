import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestServer } from '../../hosts/node';
import { clientOptions } from './socket-contract';

const server = createTestServer();
const sockets: Socket[] = [];

beforeAll(() => server.listen());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await server.reset();
});
afterAll(() => server.close());

const next = (socket: Socket, name: string) =>
  new Promise<unknown>((resolve) => socket.once(name, (value: unknown) => resolve(value)));

async function open(userId: number): Promise<{ socket: Socket; online: unknown }> {
  // It takes the page's WebSocket when it is evaluated, so not before the server listens.
  const { io } = await import('socket.io-client');
  const socket = io(location.origin, clientOptions);
  sockets.push(socket);
  const online = next(socket, 'getOnlineUsers');
  socket.connect();
  socket.emit('setOnlineUser', userId);
  return { socket, online: await online };
}

it('tells who is online, who comes and who leaves', async () => {
  const first = await open(1);
  expect(first.online).toEqual(expect.arrayContaining([1, 2, 3]));
  expect(first.online).not.toContain(8);
  const came = next(first.socket, 'userConnected');
  const second = await open(8);
  expect(await came).toBe(8);
  const third = await open(8);
  const left = next(first.socket, 'userDisconnected');
  second.socket.disconnect();
  third.socket.disconnect();
  expect(await left).toBe(8);
});

it('lets seeded members come and go on request', async () => {
  const { socket } = await open(1);
  const left = next(socket, 'userDisconnected');
  server.setOnline('callum.reyes', false);
  expect(await left).toBe(2);
  const came = next(socket, 'userConnected');
  server.setOnline('callum.reyes', true);
  expect(await came).toBe(2);
});

it('answers heartbeats, and brings news to the member’s sockets alone', async () => {
  const hannah = await open(1);
  const ewan = await open(8);
  const beat = next(hannah.socket, 'heartbeat-ack');
  hannah.socket.emit('heartbeat');
  await beat;
  const heard: string[] = [];
  ewan.socket.on('newNotification', () => heard.push('ewan'));
  const notification = next(hannah.socket, 'newNotification');
  server.sendNotification(3, 'hannah.okafor');
  await notification;
  expect(heard).toEqual([]);
});

it('drops connections by any reason', async () => {
  const { socket } = await open(1);
  const lost = next(socket, 'disconnect');
  server.dropSocket('transport');
  expect(await lost).toBe('transport close');
  await next(socket, 'connect');
  const sent = next(socket, 'disconnect');
  server.dropSocket('server');
  expect(await sent).toBe('io server disconnect');
});

it('answers polling with a refusal, not with a page', async () => {
  const response = await fetch(`${location.origin}/socket/?EIO=4&transport=polling`);
  expect(response.status).toBe(503);
});
