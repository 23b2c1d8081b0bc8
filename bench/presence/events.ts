// A server that talks without a pause. In a worker, so that a slow page does not slow it down.
import type { PresenceEvent } from './measure';

interface Order {
  members: number;
  perSecond: number;
}

let timer: ReturnType<typeof setInterval> | undefined;

/** An order begins the talk; null ends it, which is answered with null after the last event. */
onmessage = ({ data: order }: MessageEvent<Order | null>) => {
  clearInterval(timer);
  if (order === null) return postMessage(null);
  const startedAt = performance.now();
  let sent = 0;
  timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * order.perSecond);
    for (; sent < due; sent += 1) {
      // One message each, as from a socket. Half of them say what is known already.
      const event: PresenceEvent = [1 + Math.floor(Math.random() * order.members), Math.random() < 0.5];
      postMessage(event);
    }
  }, 4);
  return undefined;
};
