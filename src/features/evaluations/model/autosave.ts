import { request } from '@/api/client';
import { ApiError, errorMessage, hasStatus, isPassing } from '@/api/errors';
import { changesOf, type Editor } from './editor';
import type { Evaluation } from './deal';

/**
 * `waiting`: typed, and soon to be sent. `unsent`: could not be sent and is tried again. `contested`: somebody else changed the
 * same field, and the member decides. `refused`: the server said no, and trying again cannot help.
 */
export type SaveStatus =
  | { kind: 'saved' | 'waiting' | 'saving' | 'contested' }
  | { kind: 'unsent'; isOffline: boolean }
  | { kind: 'refused'; message: string; errors: ReadonlyMap<string, readonly string[]> };

const pauseMs = 800;
const longestRetryMs = 30_000;

interface Saver {
  /** Sends at once what waits; a page that is being left may ask for it to outlive the page. */
  flush: (options?: { keepalive?: boolean }) => Promise<void>;
  /** Stops, after sending what waits. */
  stop: () => void;
}

interface SaverOptions {
  onStatus: (status: SaveStatus) => void;
  /** The server's newest record, so that others on the page see it. */
  onSaved: (answer: Evaluation) => void;
}

/**
 * Saves the editor's changes 800 ms after the last one, a whole record at a time by its version, so that a repeat changes nothing.
 * A conflict fetches the newer record and puts the changes on top of it.
 */
export function createAutosave(editor: Editor, { onStatus, onSaved }: SaverOptions): Saver {
  const { id } = editor.getState().saved;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  let isStopped = false;

  const tell = (status: SaveStatus) => {
    if (!isStopped) onStatus(status);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void send(), ms);
  };

  async function send(keepalive = false): Promise<void> {
    clearTimeout(timer);
    const changes = changesOf(editor.getState());
    if (isSending) return;
    if (!changes) return tell({ kind: editor.getState().conflicts.length > 0 ? 'contested' : 'saved' });
    isSending = true;
    tell({ kind: 'saving' });
    try {
      const answer = await request('put', '/evaluations/{id}', {
        path: { id },
        body: changes.body,
        keepalive,
      });
      failures = 0;
      editor.settle(changes.sent, answer);
      onSaved(answer);
      after();
    } catch (error) {
      await recover(error);
    } finally {
      isSending = false;
    }
  }

  function after() {
    const { edits, conflicts } = editor.getState();
    if (Object.keys(edits).length > conflicts.length) {
      tell({ kind: 'waiting' });
      later(pauseMs);
    } else tell({ kind: conflicts.length > 0 ? 'contested' : 'saved' });
  }

  async function recover(error: unknown): Promise<void> {
    if (hasStatus(error, 409) && failures < 5) {
      failures += 1;
      return catchUp(error);
    }
    if (isPassing(error) || hasStatus(error, 401)) {
      failures += 1;
      tell({ kind: 'unsent', isOffline: !navigator.onLine });
      return later(Math.min(2000 * 2 ** (failures - 1), longestRetryMs));
    }
    tell({
      kind: 'refused',
      message: errorMessage(error),
      errors: error instanceof ApiError ? error.errors : new Map(),
    });
  }

  /** Somebody was faster: their record, with our changes on top. */
  async function catchUp(refusal: unknown): Promise<void> {
    try {
      const fresh = await request('get', '/evaluations/{id}', { path: { id } });
      if (fresh.access !== 'full' || fresh.deletedAt !== null) {
        return tell({ kind: 'refused', message: errorMessage(refusal), errors: new Map() });
      }
      editor.rebase(fresh);
      onSaved(fresh);
      if (changesOf(editor.getState())) later(0);
      else tell({ kind: editor.getState().conflicts.length > 0 ? 'contested' : 'saved' });
    } catch (error) {
      await recover(error);
    }
  }

  const unsubscribe = editor.subscribe((now, before) => {
    if (now.edits === before.edits && now.conflicts === before.conflicts) return;
    if (isSending) return;
    if (Object.keys(now.edits).length === 0) {
      clearTimeout(timer);
      return tell({ kind: 'saved' });
    }
    if (Object.keys(now.edits).length === now.conflicts.length) return tell({ kind: 'contested' });
    tell({ kind: 'waiting' });
    later(pauseMs);
  });
  const onOnline = () => void send();
  window.addEventListener('online', onOnline);
  if (Object.keys(editor.getState().edits).length > 0) later(0);

  return {
    flush: ({ keepalive = false } = {}) => send(keepalive),
    stop() {
      unsubscribe();
      window.removeEventListener('online', onOnline);
      isStopped = true;
      if (changesOf(editor.getState())) void send();
      clearTimeout(timer);
    },
  };
}
