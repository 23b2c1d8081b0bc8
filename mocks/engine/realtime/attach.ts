import type { World } from '../world/world';
import { EngineServer } from './engine-server';
import type { EngineSocket } from './engine-socket';
import type { MemberSocket } from './hub';
import type { EngineOptions } from './packets';
import { serveSocket } from './presence';

/**
 * The in-memory socket server of a world.
 * @param mayBe who a socket may say it is; when left out, the one visitor that the world has
 * @param options how often it pings, and how long it waits; socket.io's own when left out
 */
export function createEngine(
  world: World,
  mayBe: (userId: number, socket: EngineSocket) => boolean = (userId) =>
    world.sessions.visitor()?.id === userId,
  options: Partial<EngineOptions> = {},
): EngineServer {
  const engine = new EngineServer(options);
  engine.onConnection = (socket) =>
    serveSocket(world, memberSocketOf(socket), (userId) => mayBe(userId, socket));
  return engine;
}

/** The in-memory server's end of a connection, as the features see it. */
export function memberSocketOf(socket: EngineSocket): MemberSocket {
  return {
    id: socket.id,
    emit: (name, ...args) => socket.emit(name, ...args),
    // The wire carries anything; what a client may send by this name is the event map's word.
    on: (name, listener) => socket.on(name, listener as (...args: unknown[]) => void),
    onDisconnect: (listener) => socket.onDisconnect(listener),
  };
}
