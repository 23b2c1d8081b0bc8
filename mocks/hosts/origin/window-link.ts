import type { Frame, Wire } from '../../engine/realtime/packets';
import { handedOver, packRequest, unpackResponse } from './packing';
import type { Pin, ToServer, ToWindow } from './protocol';

/** A server that says nothing to two pings in a row, this many milliseconds apart, is gone. */
const pingEveryMs = 8000;
const goneMessage =
  'The mock server has stopped responding. Close every window of this site, then open it again.';

export interface LinkOptions {
  /** A port on which a server listens, the best there is, and which is heard already; asked again after a server is gone. */
  connect(
    hello: Extract<ToServer, { kind: 'hello' }>,
    hear: (message: ToWindow) => void,
  ): Promise<MessagePort>;
  /** Whose window it is at first. */
  pin: Pin | null;
  /** Its page has yet to load: without a network it does so all the same, until `settle`. */
  isLoading: boolean;
  onPin(pin: Pin | null): void;
  /** Told when a server is there, and when somebody changed the situation for all windows. */
  onSituation(now: { isOffline: boolean; isAnew: boolean }): void;
  /** Something that a person at the console should read. */
  onTrouble(text: string): void;
}

type Waiting = (message: Extract<ToWindow, { id: number }> | { kind: 'gone' }) => void;

/** A window's way to the mock server of its origin. */
export class WindowLink {
  readonly #options: LinkOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #wires = new Map<number, Wire>();
  #pin: Pin | null;
  #port: Promise<MessagePort> | undefined;
  #current: MessagePort | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #isPinged = false;
  #isLoading: boolean;
  #openCalls = 0;
  #count = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#pin = options.pin;
    this.#isLoading = options.isLoading;
  }

  /** Resolves when a server listens, with whom the window is pinned to. Rejects when there is none to be had. */
  async connected(): Promise<Pin | null> {
    await this.#open();
    return this.#pin;
  }

  /** How many calls of the page wait for their answer. */
  get openCalls(): number {
    return this.#openCalls;
  }

  /** The page has loaded. */
  settle(): void {
    if (!this.#isLoading) return;
    this.#isLoading = false;
    void this.#port?.then((port) => port.postMessage({ kind: 'settled' } satisfies ToServer)).catch(() => {});
  }

  /** The server's answer; 503 with a message when there is no server any more. Rejects when the request is aborted. */
  async answer(request: Request): Promise<Response> {
    const { signal } = request;
    const packed = await packRequest(request);
    let abort = () => {};
    this.#openCalls += 1;
    try {
      const message = await this.#ask(
        (id) => {
          abort = () => {
            this.#current?.postMessage({ kind: 'abort', id } satisfies ToServer);
            this.#settle(id, { kind: 'gone' });
          };
          signal.addEventListener('abort', abort);
          return { kind: 'request', id, request: packed };
        },
        handedOver(packed),
        signal,
      );
      signal.throwIfAborted();
      if (message.kind === 'answer') return unpackResponse(message.response);
      return unavailable(message.kind === 'problem' ? message.message : goneMessage);
    } finally {
      signal.removeEventListener('abort', abort);
      this.#openCalls -= 1;
    }
  }

  /** The result of a command. Rejects with its error, or when there is no server any more. */
  async command(name: string, args: unknown[]): Promise<unknown> {
    const message = await this.#ask((id) => ({ kind: 'command', id, name, args }));
    if (message.kind === 'result') return message.value;
    throw new Error(message.kind === 'problem' ? message.message : goneMessage);
  }

  /** A new connection of this window's WebSocket. */
  accept(wire: Wire): { receive(data: Frame): void; leave(): void } {
    const id = (this.#count += 1);
    this.#wires.set(id, wire);
    const port = this.#open().catch(() => this.#fail(id));
    // What is said before the port is open is said in its order once it is.
    const say = (what: ToServer) => {
      if (this.#wires.has(id)) void port.then((each) => each?.postMessage(what));
    };
    say({ kind: 'open', id });
    return {
      receive: (data) => say({ kind: 'frame', id, data }),
      leave: () => {
        say({ kind: 'close', id });
        this.#wires.delete(id);
      },
    };
  }

  /** The window is put away: its sockets end, and whatever still waits. It connects anew when it is used again. */
  leave(): void {
    this.#current?.postMessage({ kind: 'bye' } satisfies ToServer);
    this.#lose();
  }

  #open(): Promise<MessagePort> {
    this.#port ??= this.#connect();
    return this.#port;
  }

  async #connect(): Promise<MessagePort> {
    const hello = { kind: 'hello', pin: this.#pin, isLoading: this.#isLoading } as const;
    try {
      this.#current = await this.#options.connect(hello, (message) => this.#hear(message));
      return this.#current;
    } catch (problem) {
      this.#port = undefined;
      throw problem;
    }
  }

  async #ask(
    what: (id: number) => ToServer,
    transfer: Transferable[] = [],
    signal?: AbortSignal,
  ): Promise<Parameters<Waiting>[0]> {
    const port = await this.#open().catch(() => undefined);
    if (port === undefined || signal?.aborted) return { kind: 'gone' };
    const id = (this.#count += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      port.postMessage(what(id), transfer);
      this.#watch();
    });
  }

  #hear(message: ToWindow): void {
    this.#isPinged = false;
    switch (message.kind) {
      case 'answer':
      case 'result':
      case 'problem':
        return this.#settle(message.id, message);
      case 'frame':
        return this.#wires.get(message.id)?.send(message.data);
      case 'closed':
        this.#wires.get(message.id)?.close(message.code);
        this.#wires.delete(message.id);
        return undefined;
      case 'failed':
        this.#fail(message.id);
        return undefined;
      case 'pin':
        this.#pin = message.pin;
        return this.#options.onPin(message.pin);
      case 'trouble':
        return this.#options.onTrouble(message.text);
      case 'welcome':
        return this.#options.onSituation({ isOffline: message.isOffline, isAnew: false });
      case 'situation':
        return this.#options.onSituation(message);
      case 'broken':
      case 'pong':
        return undefined;
    }
  }

  #settle(id: number, message: Parameters<Waiting>[0]): void {
    this.#waiting.get(id)?.(message);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#rest();
  }

  #fail(id: number): undefined {
    this.#wires.get(id)?.fail();
    this.#wires.delete(id);
  }

  /** While something waits, the server must answer pings: an answer may take long, a ping may not. */
  #watch(): void {
    this.#pings ??= setInterval(() => {
      if (this.#isPinged) {
        this.#options.onTrouble(goneMessage);
        this.#lose();
        return;
      }
      this.#isPinged = true;
      this.#current?.postMessage({ kind: 'ping' } satisfies ToServer);
    }, pingEveryMs);
  }

  #rest(): void {
    clearInterval(this.#pings);
    this.#pings = undefined;
    this.#isPinged = false;
  }

  #lose(): void {
    this.#current?.close();
    this.#current = undefined;
    this.#port = undefined;
    this.#rest();
    for (const id of this.#waiting.keys()) this.#settle(id, { kind: 'gone' });
    for (const wire of this.#wires.values()) wire.close();
    this.#wires.clear();
  }
}

/** A server that is not there, in the words of the contract's errors. */
const unavailable = (message: string) =>
  Response.json({ message, code: 'mock-server-gone' }, { status: 503 });
