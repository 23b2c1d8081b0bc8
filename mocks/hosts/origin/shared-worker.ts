// The SharedWorker's own script.
import './worker-storage';
import { openOriginServer } from './origin-server';
import type { ToWindow } from './protocol';

const opening = openOriginServer();
// Each window hears of it; without one there is nobody to tell.
opening.catch(() => undefined);

// What fails here would be seen by nobody who does not open the worker's own tools.
const { error } = console;
const logError = (...what: unknown[]) => {
  error(...what);
  const text = what.map((each) => (each instanceof Error ? (each.stack ?? each.message) : String(each)));
  opening.then((server) => server.tellTrouble(text.join(' '))).catch(() => undefined);
};
// oxlint-disable-next-line no-console -- every complaint is to reach the windows
console.error = logError;
addEventListener('error', (event) => logError(event.error ?? event.message));
addEventListener('unhandledrejection', ({ reason }) => logError(reason));

addEventListener('connect', (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [port] = event.ports;
  if (port === undefined) return;
  opening
    .then((server) => server.serve(port))
    .catch((problem: unknown) => {
      const message: ToWindow = { kind: 'broken', message: String(problem) };
      port.postMessage(message);
    });
});
