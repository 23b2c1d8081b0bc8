// Other members who write all the time: something reaches the visitor every three seconds.
import { notificationType } from '../features/notifications/notification-types';
import { isOnline, setNeighbourOnline } from '../engine/realtime/presence';
import { alwaysOnline } from '../engine/seeds/seed';
import { sendNotification } from '../features/notifications/send-notification';
import type { World } from '../engine/world/world';

const everyMs = 3000;
const types = Object.values(notificationType);

/** Begins, and goes on until the world is reset or `isWanted` says no. */
export function keepBusy(world: World, isWanted: () => boolean): void {
  let turn = 0;
  const act = () => {
    if (!isWanted()) return;
    turn += 1;
    const visitor = world.sessions.visitor();
    const typeId = types[turn % types.length];
    const neighbour = alwaysOnline[turn % alwaysOnline.length];
    // In turns, so that both the bell and the lists of who is online have something to do.
    if (turn % 2 === 1 && visitor && typeId !== undefined) sendNotification(world, typeId, visitor);
    else if (neighbour !== undefined && neighbour !== visitor?.id) {
      setNeighbourOnline(world, neighbour, !isOnline(world, neighbour));
    }
    world.later(everyMs, act);
  };
  world.later(everyMs, act);
}
