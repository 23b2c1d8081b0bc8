// What the page counts while the events come in; bench/presence.mjs asks for it.
import { presenceBatch } from '../../src/realtime/presence/presence-batch';

export type PresenceEvent = readonly [userId: number, isOnline: boolean];

export interface Counts {
  seconds: number;
  events: number;
  renders: number;
  frames: number;
  /** Time in the handlers of events and in the writes of the store, without React's renders, in ms. */
  handlerMs: number;
  /** From each key to the frame that shows it, in ms. */
  keysMs: number[];
}

const none = { events: 0, renders: 0, frames: 0, handlerMs: 0 };
const keysMs: number[] = [];
let counts = { ...none };
let startedAt = 0;
/** What the server said last of each member. */
const said = new Map<number, boolean>();

export function countRender(): void {
  counts.renders += 1;
}

function timed<Args extends unknown[]>(act: (...args: Args) => void) {
  return (...args: Args) => {
    const before = performance.now();
    act(...args);
    counts.handlerMs += performance.now() - before;
  };
}

const frame = window.requestAnimationFrame.bind(window);
// The store's write is in a frame of its own asking: whoever else asks for one here uses `frame`.
window.requestAnimationFrame = (act) => frame(timed(act));
const batch = presenceBatch();
const change = timed(batch.change);

const countFrames = () => {
  counts.frames += 1;
  frame(countFrames);
};
frame(countFrames);

const afterPaint = new MessageChannel();
const painted: (() => void)[] = [];
afterPaint.port1.addEventListener('message', () => painted.splice(0).forEach((act) => act()));
afterPaint.port1.start();
document.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    frame(() => {
      painted.push(() => keysMs.push(performance.now() - timeStamp));
      afterPaint.port2.postMessage(null);
    });
  },
  true,
);

const worker = new Worker(new URL('./events.ts', import.meta.url), { type: 'module' });
let ended = () => {};
worker.addEventListener('message', ({ data: event }: MessageEvent<PresenceEvent | null>) => {
  if (event === null) return ended();
  counts.events += 1;
  said.set(...event);
  return change(...event);
});

export const bench = {
  start(members: number, perSecond: number): void {
    worker.postMessage({ members, perSecond });
  },
  /** Counts from now on. */
  mark(): void {
    counts = { ...none };
    keysMs.length = 0;
    startedAt = performance.now();
  },
  read: (): Counts => ({ ...counts, keysMs: [...keysMs], seconds: (performance.now() - startedAt) / 1000 }),
  /** Ends the events; resolves, when the last has been drawn, with the number of members shown otherwise than was said. */
  async end(): Promise<number> {
    await new Promise<void>((resolve) => {
      ended = resolve;
      worker.postMessage(null);
    });
    await new Promise((resolve) => frame(() => frame(resolve)));
    const isShownOnline = (id: number) =>
      document.querySelector(`[data-member="${id}"] [aria-label$=", online"]`) !== null;
    return [...said].filter(([id, isOnline]) => isShownOnline(id) !== isOnline).length;
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
