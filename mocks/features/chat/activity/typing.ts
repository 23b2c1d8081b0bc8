import { membershipOf, presentMembers } from './conversations';
import type { World } from '../../../engine/world/world';
import type { MemberSocket } from '../../../engine/realtime/hub';

/** Passes on that a socket's member types, to the others of a conversation that they are in. */
export function serveTyping(world: World, socket: MemberSocket): void {
  socket.on('typing', (payload: unknown) => {
    const userId = world.hub.ownerOf(socket);
    const conversationId = conversationIn(payload);
    if (userId === undefined || conversationId === undefined) return;
    if (membershipOf(world.db, conversationId, userId)?.leftAfterId === null) {
      tellTyping(world, conversationId, userId);
    }
  });
}

/** Tells the others of a conversation that this member types. */
export function tellTyping(world: World, conversationId: number, userId: number): void {
  for (const { userId: other } of presentMembers(world.db, conversationId)) {
    if (other !== userId) world.hub.emitTo(other, 'typing', { conversationId, userId });
  }
}

/** The payload is a promise, not a fact. */
function conversationIn(payload: unknown): number | undefined {
  if (typeof payload !== 'object' || payload === null || !('conversationId' in payload)) return undefined;
  return Number.isInteger(payload.conversationId) ? Number(payload.conversationId) : undefined;
}
