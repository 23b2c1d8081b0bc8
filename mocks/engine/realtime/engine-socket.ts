import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';
import { frame, type EngineOptions, type Frame, type Wire } from './packets';

type Listener = (...args: unknown[]) => void;

/** What a socket asks of the server it belongs to. */
export interface EngineHost {
  readonly options: EngineOptions;
  /** Says why a connection is refused, or undefined. */
  refusal(auth: unknown): string | undefined;
  connected(socket: EngineSocket): void;
  /** Returns false when the socket was gone already. */
  gone(socket: EngineSocket): boolean;
}

/** The server's end of one connection: Engine.IO v4 frames outside, Socket.IO v5 packets inside, namespace `/`. */
export class EngineSocket {
  readonly id: string;
  readonly #host: EngineHost;
  readonly #wire: Wire;
  readonly #encoder = new Encoder();
  readonly #decoder = new Decoder();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #leaving = new Set<(reason: string) => void>();
  #isConnected = false;
  #isSilent = false;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: EngineHost, id: string, wire: Wire) {
    this.id = id;
    this.#host = host;
    this.#wire = wire;
    this.#decoder.on('decoded', (packet: Packet) => this.#take(packet));
    wire.send(frame.open + JSON.stringify({ sid: id, upgrades: [], ...host.options }));
    this.#planPing();
  }

  on(name: string, listener: Listener): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
  }

  onDisconnect(listener: (reason: string) => void): void {
    this.#leaving.add(listener);
  }

  emit(name: string, ...args: unknown[]): void {
    if (this.#isConnected) this.#write({ type: PacketType.EVENT, nsp: '/', data: [name, ...args] });
  }

  /** A frame from the client. Frames that are no Socket.IO end the connection, as a real server does. */
  receive(data: Frame): void {
    try {
      if (typeof data === 'string') this.#read(data);
      else this.#decoder.add(data);
    } catch {
      this.drop('parse error');
    }
  }

  /** The client sees `io server disconnect` and does not come back by itself. */
  disconnect(): void {
    this.#write({ type: PacketType.DISCONNECT, nsp: '/' });
    this.leave('server namespace disconnect');
  }

  /** The client sees `transport close` and comes back by itself. */
  drop(reason = 'transport close'): void {
    this.#wire.close();
    this.leave(reason);
  }

  /** Pings no more, as on a line that died without a word: the client runs into its ping timeout. */
  silence(): void {
    this.#isSilent = true;
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#pongTimer);
  }

  /** The connection is over; tells the listeners once. */
  leave(reason: string): void {
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    if (!this.#host.gone(this)) return;
    const wasConnected = this.#isConnected;
    this.#isConnected = false;
    if (wasConnected) for (const listener of this.#leaving) listener(reason);
  }

  #planPing(): void {
    clearTimeout(this.#pingTimer);
    if (this.#isSilent) return;
    this.#pingTimer = setTimeout(() => {
      this.#wire.send(frame.ping);
      this.#pongTimer = setTimeout(() => this.drop('ping timeout'), this.#host.options.pingTimeout);
    }, this.#host.options.pingInterval);
  }

  #read(data: string): void {
    switch (data[0]) {
      case frame.close:
        return this.leave('transport close');
      case frame.ping:
        return this.#wire.send(frame.pong + data.slice(1));
      case frame.pong:
        clearTimeout(this.#pongTimer);
        return this.#planPing();
      case frame.message:
        return this.#decoder.add(data.slice(1));
      default:
        return this.drop('parse error');
    }
  }

  #take(packet: Packet): void {
    if (packet.nsp !== '/') return this.#refuse(packet.nsp, 'Invalid namespace');
    switch (packet.type) {
      case PacketType.CONNECT:
        return this.#connect(packet.data);
      case PacketType.DISCONNECT:
        return this.leave('client namespace disconnect');
      case PacketType.EVENT:
      case PacketType.BINARY_EVENT:
        return this.#dispatch(packet);
      default:
        // We never ask for an acknowledgement, and only servers send the other types.
        return undefined;
    }
  }

  #connect(auth: unknown): void {
    const refusal = this.#host.refusal(auth);
    if (refusal !== undefined) return this.#refuse('/', refusal);
    this.#isConnected = true;
    this.#write({ type: PacketType.CONNECT, nsp: '/', data: { sid: this.id } });
    return this.#host.connected(this);
  }

  #refuse(nsp: string, message: string): void {
    this.#write({ type: PacketType.CONNECT_ERROR, nsp, data: { message } });
  }

  #dispatch({ id, data }: Packet): void {
    if (!this.#isConnected || !Array.isArray(data)) return;
    const [name, ...args] = Array.from<unknown>(data);
    if (id !== undefined) {
      args.push((...answer: unknown[]) => this.#write({ type: PacketType.ACK, nsp: '/', id, data: answer }));
    }
    for (const listener of this.#listeners.get(String(name)) ?? []) listener(...args);
  }

  #write(packet: Packet): void {
    // The parser types its frames as any[]; the first is text, attachments follow as bytes.
    const frames = this.#encoder.encode(packet) as Frame[];
    for (const part of frames) this.#wire.send(typeof part === 'string' ? frame.message + part : part);
  }
}
