// What a window and the mock server of its origin say to each other over a port.
import type { Frame } from '../../engine/realtime/packets';

/** A person pinned to one window; both null for a window with a cookie of its own that is signed out. */
export interface Pin {
  /** The username. */
  as: string | null;
  /** The session, as long as it lasts. */
  token: string | null;
}

export interface PackedRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export interface PackedResponse {
  /** 0 for an answer that never came through. */
  status: number;
  statusText: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export type ToServer =
  /** `isLoading`: the page has yet to say that it is settled. */
  | { kind: 'hello'; pin: Pin | null; isLoading: boolean }
  /** The page has loaded: from now on it is without a network when everybody is. */
  | { kind: 'settled' }
  /** The window holds this Web Lock as long as it is there. */
  | { kind: 'alive'; lock: string }
  | { kind: 'bye' }
  | { kind: 'ping' }
  | { kind: 'request'; id: number; request: PackedRequest }
  | { kind: 'abort'; id: number }
  | { kind: 'command'; id: number; name: string; args: unknown[] }
  | { kind: 'open'; id: number }
  | { kind: 'frame'; id: number; data: Frame }
  | { kind: 'close'; id: number };

export type ToWindow =
  | { kind: 'welcome'; isOffline: boolean }
  /** The server could not start. */
  | { kind: 'broken'; message: string }
  | { kind: 'pong' }
  /** Whose window it is from now on; null for whoever is signed in to the browser. */
  | { kind: 'pin'; pin: Pin | null }
  /** The situation is another, for this window at least; `isAnew`: so is what this window shows, and only a reload brings it up to date. */
  | { kind: 'situation'; isOffline: boolean; isAnew: boolean }
  | { kind: 'answer'; id: number; response: PackedResponse }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'problem'; id: number; message: string }
  | { kind: 'frame'; id: number; data: Frame }
  | { kind: 'closed'; id: number; code: number | undefined }
  | { kind: 'failed'; id: number }
  /** For the console of a person who does not look into the worker's. */
  | { kind: 'trouble'; text: string };
