// The frames of Engine.IO v4 and the options its server announces.
export const frame = { open: '0', close: '1', ping: '2', pong: '3', message: '4' } as const;

export interface EngineOptions {
  /** How often the server pings, in milliseconds. */
  pingInterval: number;
  /** How long it waits for the answer, in milliseconds. */
  pingTimeout: number;
  /** The largest message, in bytes. */
  maxPayload: number;
}

export const defaultEngineOptions: EngineOptions = {
  pingInterval: 25_000,
  pingTimeout: 20_000,
  maxPayload: 1_000_000,
};

export type Frame = string | ArrayBufferLike | ArrayBufferView;

/** The line to one client, whatever carries it. */
export interface Wire {
  send(data: Frame): void;
  close(code?: number): void;
  /** Fails as a network would: an error, then the end. */
  fail(): void;
}
