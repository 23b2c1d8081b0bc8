import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Schemas } from '@/api/contract';
import { readOnce, write } from '@/api/queries';
import type { Evaluation } from './deal';

/** Where an evaluation is saved to. */
export interface SaveTarget {
  /** The record as it is after the change; undefined where the server only says that it took it. @throws what the call throws */
  save: (body: Schemas['EvaluationUpdate']) => Promise<Evaluation | undefined>;
  load: () => Promise<Answer<'/evaluations/{id}', 'get'>>;
  isOnline: () => boolean;
  /** Calls `act` when the network is back. @returns what ends it */
  onOnline: (act: () => void) => () => void;
}

/** Bytes that browsers let outlive a page, with room for the request's head. */
const maxBytesAfterPage = 60_000;

/** The server's own evaluation; a save that is under way outlives the page. */
export const serverOf = (queryClient: QueryClient, id: string): SaveTarget => ({
  save(body) {
    const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
    const keepalive = bytes < maxBytesAfterPage;
    // The editor takes the answer itself.
    return write(
      queryClient,
      'put',
      '/evaluations/{id}',
      { path: { id }, body, keepalive },
      { refreshes: [] },
    );
  },
  load: () => readOnce('/evaluations/{id}', { path: { id } }),
  isOnline: () => navigator.onLine,
  onOnline(act) {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  },
});
