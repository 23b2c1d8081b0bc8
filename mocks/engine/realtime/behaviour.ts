// How the server treats the sockets that want in, from now on.

/** Each way, and what it does to a connection. */
export const socketBehaviours = {
  steady: 'connections hold',
  refused: 'refuses every connection',
  flapping: 'drops every connection after 4 s and accepts the next',
  lost: 'drops the first connection after 4 s and refuses the rest',
  'server-disconnect': 'the server ends every connection after 4 s',
  'ping-timeout': 'every connection goes silent, and the client notices after 3 s',
} as const;

export type SocketBehaviour = keyof typeof socketBehaviours;

export const isSocketBehaviour = (value: unknown): value is SocketBehaviour =>
  typeof value === 'string' && Object.hasOwn(socketBehaviours, value);

/** How long a connection lives that is not to hold, in milliseconds. */
const lifeMs = 4000;

/** How a client is told to expect pings, in milliseconds, where a silence is to be noticed soon. */
export const soonNoticed = { pingInterval: 2000, pingTimeout: 1000 };

/** Plans the end of a connection that was just let in. Returns how to call it off. */
export function planEnd(
  behaviour: SocketBehaviour,
  ends: { cut(): void; dismiss(): void; silence(): void; close(): void },
): () => void {
  if (behaviour === 'ping-timeout') ends.silence();
  const end = {
    steady: undefined,
    refused: undefined,
    'ping-timeout': undefined,
    flapping: ends.cut,
    'server-disconnect': ends.dismiss,
    lost: () => {
      ends.close();
      ends.cut();
    },
  }[behaviour];
  if (end === undefined) return () => {};
  const timer = setTimeout(end, lifeMs);
  return () => clearTimeout(timer);
}
