// The mock server under the stories: one fixed moment, nobody acts by themselves.
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createControl, type MockServer } from '../engine/world/control';
import { createHandlers } from '../engine/answers/handlers';
import { unknownHandler } from '../engine/answers/unknown';
import { createEngine } from '../engine/realtime/attach';
import { socketHandlers } from '../engine/realtime/intercept';
import { createWorld } from '../engine/world/world';

/** The stories' now: a Wednesday, so that this week has days before yesterday. */
export const storyNow = new Date('2026-05-13T10:30:00Z');

/** Await it at the top of the preview, before any story is loaded; give the worker to `mswLoader`. */
export async function startStorybookServer(): Promise<{ worker: SetupWorker; server: MockServer }> {
  const world = createWorld({ now: storyNow });
  const engine = createEngine(world);
  const worker = setupWorker(...createHandlers(world), ...socketHandlers(engine), unknownHandler);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  const server = createControl(world, engine);
  server.signInAs('hannah.okafor');
  return { worker, server };
}
