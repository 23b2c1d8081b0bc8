import { preferencesOf } from '../../features/profile/members/preferences';
import type { World } from '../world/world';
import type { MemberSocket } from './hub';
import { serveTyping } from '../../features/chat/activity/typing';

/**
 * What the server does with a member's socket, whichever transport it came by.
 * @param mayBe whether the session that the connection carried is this member's, asked anew each time
 */
export function serveSocket(world: World, socket: MemberSocket, mayBe: (userId: number) => boolean): void {
  const { hub } = world;
  hub.add(socket);
  socket.on('setOnlineUser', (userId) => {
    // Without a session nobody comes online, and with one nobody but its member.
    if (!mayBe(userId) || world.db.user.get(userId) === undefined) return;
    const wasOnline = isOnline(world, userId);
    hub.setOwner(socket, userId, () => mayBe(userId));
    socket.emit('getOnlineUsers', onlineIds(world));
    if (!wasOnline && showsOnline(world, userId)) hub.emitExcept(socket, 'userConnected', userId);
  });
  socket.on('heartbeat', () => socket.emit('heartbeat-ack'));
  serveTyping(world, socket);
  socket.onDisconnect(() => {
    const userId = hub.ownerOf(socket);
    hub.remove(socket);
    if (userId === undefined || isOnline(world, userId)) return;
    world.db.user.update(userId, { lastSeenAt: world.clock.now().toISOString() });
    if (showsOnline(world, userId)) hub.emit('userDisconnected', userId);
  });
}

/** A member of the seed comes online or leaves without a socket of their own. */
export function setNeighbourOnline(world: World, userId: number, online: boolean): void {
  const wasOnline = isOnline(world, userId);
  if (online) world.neighboursOnline.add(userId);
  else world.neighboursOnline.delete(userId);
  if (wasOnline !== isOnline(world, userId) && showsOnline(world, userId)) {
    world.hub.emit(online ? 'userConnected' : 'userDisconnected', userId);
  }
}

/** Is the member online, by a socket or as one of the seed's? */
export const isOnline = (world: World, userId: number) =>
  world.neighboursOnline.has(userId) || world.hub.hasSocketOf(userId);

const showsOnline = (world: World, userId: number) => preferencesOf(world.db, userId).showOnline;

/** A member who is online hides it from now on, or shows it again. */
export function notifyPresence(world: World, userId: number): void {
  if (!isOnline(world, userId)) return;
  world.hub.emit(showsOnline(world, userId) ? 'userConnected' : 'userDisconnected', userId);
}

/** Is the member online, and may others see it? */
export const isSeenOnline = (world: World, userId: number) =>
  isOnline(world, userId) && showsOnline(world, userId);

const onlineIds = (world: World) =>
  world.db.user.all().flatMap(({ id }) => (isSeenOnline(world, id) ? [id] : []));
