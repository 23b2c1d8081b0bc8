// The mock server in a page: a service worker answers its calls, and MSW its WebSocket.
import { setupWorker } from 'msw/browser';
import { createControl, type MockServer } from './control';
import { storedFiles } from './db/files';
import { keepState, restoreState } from './db/persistence';
import { whenIdle } from '@/lib/when-idle';
import { createHandlers } from './handlers/handlers';
import { articleTexts } from './handlers/knowledge-base-views';
import { unknownHandler } from './handlers/unknown';
import { startPage, type PageOptions } from './page/start-page';
import { createEngine } from './realtime/attach';
import { socketHandlers } from './realtime/intercept';
import { remoteOf } from './remote-control';
import { storedSituation } from './scenarios/kept-situation';
import { demoAccounts, type DemoAccount } from './seeds/accounts';
import { createWorld } from './world';

declare global {
  interface Window {
    /** For people at the console and for browser tests. */
    mockServer?: MockServer;
  }
}

const latencyMs = 120;

/** Starts before the app is loaded: socket.io-client takes the page's WebSocket when it is evaluated. */
export async function startMockServer(
  options: PageOptions,
): Promise<{ demoAccounts: readonly DemoAccount[] }> {
  const world = createWorld({ latencyMs, isAlive: true, files: storedFiles() });
  await restoreState(world);
  const store = keepState(world);
  // What was answered is stored: a reload right after finds it.
  world.stored = store.saved;
  const engine = createEngine(world);
  const worker = setupWorker(...createHandlers(world), ...socketHandlers(engine), unknownHandler);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  // The first list of articles finds their texts loaded.
  whenIdle(() => void articleTexts());
  const control = createControl(world, engine, store.forget, storedSituation());
  await control.resume();
  window.mockServer = control;
  await startPage(remoteOf(control), options);
  return { demoAccounts };
}
