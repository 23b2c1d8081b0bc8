import { planEnd, soonNoticed, type SocketBehaviour } from './behaviour';
import { EngineSocket, type EngineHost } from './engine-socket';
import { defaultEngineOptions, type EngineOptions, type Wire } from './packets';

/** An in-memory server that the real socket.io-client can talk to; it knows nothing of what carries the frames. */
export class EngineServer implements EngineHost {
  readonly #usualOptions: EngineOptions;
  readonly #sockets = new Set<EngineSocket>();
  #opened = 0;
  /** While true nobody gets in: connections fail before they open, and polling is refused. */
  isOffline = false;
  /** How connections are treated that come from now on. */
  behaviour: SocketBehaviour = 'steady';
  guard: (auth: unknown) => string | undefined = () => undefined;
  onConnection: (socket: EngineSocket) => void = () => undefined;

  constructor(options: Partial<EngineOptions> = {}) {
    this.#usualOptions = { ...defaultEngineOptions, ...options };
  }

  /** What a new connection is told; a silence that is meant to be noticed is noticed soon. */
  get options(): EngineOptions {
    return this.behaviour === 'ping-timeout' ? { ...this.#usualOptions, ...soonNoticed } : this.#usualOptions;
  }

  /**
   * Takes a new connection; undefined when the server is offline. `isSpared`: one that has its network still is taken all
   * the same, unless none is let in for another reason.
   */
  accept(wire: Wire, { isSpared = false } = {}): EngineSocket | undefined {
    const isRefused = this.behaviour === 'refused' || this.behaviour === 'lost';
    if (this.isOffline && (isRefused || !isSpared)) {
      wire.fail();
      return undefined;
    }
    this.#opened += 1;
    const socket = new EngineSocket(this, `memory-${this.#opened}`, wire);
    this.#sockets.add(socket);
    return socket;
  }

  emit(name: string, ...args: unknown[]): void {
    for (const socket of this.#sockets) socket.emit(name, ...args);
  }

  disconnectAll(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }

  dropAll(): void {
    for (const socket of this.#sockets) socket.drop();
  }

  silenceAll(): void {
    for (const socket of this.#sockets) socket.silence();
  }

  refusal(auth: unknown): string | undefined {
    return this.guard(auth);
  }

  connected(socket: EngineSocket): void {
    this.onConnection(socket);
    const callOff = planEnd(this.behaviour, {
      cut: () => socket.drop(),
      dismiss: () => socket.disconnect(),
      silence: () => socket.silence(),
      close: () => {
        this.isOffline = true;
      },
    });
    socket.onDisconnect(callOff);
  }

  gone(socket: EngineSocket): boolean {
    return this.#sockets.delete(socket);
  }
}
