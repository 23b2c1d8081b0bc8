import { request } from '@/api/client';
import type { Answer, Schemas } from '@/api/contract';
import type { Evaluation } from './deal';

/** Where an evaluation is saved to. */
export interface SaveTarget {
  /** The record as it is after the change; undefined where the server only says that it took it. @throws as `request` does */
  save: (body: Schemas['EvaluationUpdate']) => Promise<Evaluation | undefined>;
  load: () => Promise<Answer<'/evaluations/{id}', 'get'>>;
  isOnline: () => boolean;
  /** Calls `act` when the network is back. @returns what ends it */
  onOnline: (act: () => void) => () => void;
}

/** Bytes that browsers let outlive a page, with room for the request's head. */
const maxBytesAfterPage = 60_000;

/** The server's own evaluation; a save that is under way outlives the page. */
export const serverOf = (id: string): SaveTarget => ({
  save(body) {
    const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
    const keepalive = bytes < maxBytesAfterPage;
    return request('put', '/evaluations/{id}', { path: { id }, body, keepalive });
  },
  load: () => request('get', '/evaluations/{id}', { path: { id } }),
  isOnline: () => navigator.onLine,
  onOnline(act) {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  },
});
