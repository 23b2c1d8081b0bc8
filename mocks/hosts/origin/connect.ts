// Where the mock server of this origin is: in a SharedWorker, or here when there can be none.
// oxlint-disable-next-line import/default -- Vite makes the built worker's address the default export
import workerUrl from './shared-worker.ts?sharedworker&url';
import type { ToServer, ToWindow } from './protocol';

type Hello = Extract<ToServer, { kind: 'hello' }>;

/** A server that does not greet within this many milliseconds is not waited for: the page then has one of its own. */
const maxWaitMs = 30_000;

/**
 * A worker outlives a deployment and a change of its code while any window is open, and is shared by address and name.
 * A build puts a hash of the code into the address; a development server notes the last change in the page.
 */
function workerName(): string {
  const build = document.querySelector<HTMLMetaElement>('meta[name="mock-server-build"]')?.content;
  return ['tiebeam-mock-server', build].filter(Boolean).join('-');
}

/** Hears what a server says, from its first word on. */
type Hear = (news: ToWindow) => void;

/** A port on which the server of this origin listens, with this window introduced. */
export async function connectToOrigin(hello: Hello, hear: Hear): Promise<MessagePort> {
  if (typeof SharedWorker !== 'undefined') {
    try {
      return await connectToWorker(hello, hear);
    } catch (problem) {
      // oxlint-disable-next-line no-console -- the page works, but for itself alone: whoever opens a second one must know
      console.warn('The mock server runs in this page only.', problem);
    }
  }
  const { openOriginServer } = await import('./origin-server');
  const server = await openOriginServer();
  const { port1, port2 } = new MessageChannel();
  server.serve(port2);
  return greet(port1, hello, hear);
}

async function connectToWorker(hello: Hello, hear: Hear): Promise<MessagePort> {
  const worker = new SharedWorker(workerUrl, { type: 'module', name: workerName() });
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('Couldn’t load the mock server')));
  });
  try {
    await Promise.race([greet(worker.port, hello, hear), broken]);
  } catch (problem) {
    worker.port.close();
    throw problem;
  }
  holdLock(worker.port);
  return worker.port;
}

/** Resolves when the server has answered. */
function greet(port: MessagePort, hello: Hello, hear: Hear): Promise<MessagePort> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The mock server didn’t respond')), maxWaitMs);
    port.addEventListener('message', ({ data }: MessageEvent<ToWindow>) => {
      hear(data);
      if (data.kind === 'welcome') resolve(port);
      else if (data.kind === 'broken') reject(new Error(data.message));
      else return;
      clearTimeout(timer);
    });
    port.start();
    port.postMessage(hello);
  });
}

/** Held until the window is gone, however it goes: then the server gets it, and ends what the window left open. */
function holdLock(port: MessagePort): void {
  const lock = `tiebeam-mock-server-window-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  // Given back early, so that the browser may keep the page for a return; it then connects anew.
  const gone = new Promise<void>((resolve) => {
    addEventListener('pagehide', () => resolve(), { once: true });
  });
  void navigator.locks.request(lock, () => {
    port.postMessage({ kind: 'alive', lock } satisfies ToServer);
    return gone;
  });
}
