import { ApiError, errorMessage, hasStatus, isPassing } from '@/api/errors';
import { changesOf, type Changes } from './changes';
import type { Evaluation } from './deal';
import type { Editor } from './editor';
import { isSame } from './paths';
import type { SaveTarget } from './save-target';

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
const maxConflicts = 5;
/** Once the page is left: 2, 4, 8, 16 s apart, then what is unsent stays on this device until the evaluation is opened again. */
const maxTriesAfterLeaving = 5;

interface AutosaveTarget extends Omit<SaveTarget, 'onOnline'> {
  /** Asked once the page was left: whether what was typed may still go to the server. */
  maySave: () => boolean;
}

interface SaveListener {
  onStatus: (status: SaveStatus) => void;
  /** The server's newest record, so that others see it; also of a save that ends after `stop`. */
  onSaved: (answer: Evaluation) => void;
}

export interface Autosave {
  /** Begins, or goes on after a `stop` that has not ended. */
  start: (listener: SaveListener) => void;
  /** Sends at once what waits; what is typed while a save is under way goes right after it. */
  flush: () => void;
  /** Sends until nothing is left that can be sent, then ends; it never rejects. */
  stop: () => Promise<void>;
}

/**
 * Saves the editor's changes 800 ms after the last one, a whole record at a time by its version, so that a repeat changes nothing.
 * A conflict fetches the newer record and puts the changes on top of it.
 */
export function createAutosave(editor: Editor, target: AutosaveTarget): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isUrgent = false;
  let failures = 0;
  /** Saved, but the server's record could not be read since. */
  let untold: Changes | undefined;
  let listener: SaveListener | undefined;
  let unsubscribe = () => {};
  let leaving: { ended: Promise<void>; end: () => void } | undefined;

  const tell = (status: SaveStatus) => {
    if (!leaving) listener?.onStatus(status);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };
  const tellRest = () => {
    tell({ kind: editor.getState().conflicts.length > 0 ? 'contested' : 'saved' });
  };

  const soon = () => (leaving || isUrgent ? 0 : pauseMs);

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    const isOver = leaving && !target.maySave();
    const changes = isOver ? null : changesOf(editor.getState());
    if (!changes) {
      tellRest();
      return leaving?.end();
    }
    isSending = true;
    isUrgent = false;
    tell({ kind: 'saving' });
    const pause = await (untold ? told(untold) : saved(changes));
    isSending = false;
    if (pause !== null) later(pause);
    else leaving?.end();
  }

  /** Saves once. @returns ms until the next save; null when nothing is left that can be sent */
  async function saved(changes: Changes): Promise<number | null> {
    const takeBack = editor.sending(changes.sent);
    try {
      const answer = await target.save(changes.body);
      if (!answer) return await told(changes);
      editor.settle(changes.sent, answer);
      listener?.onSaved(answer);
    } catch (error) {
      // Any other failure may hide that the server has taken it.
      if (error instanceof ApiError && error.status < 500) takeBack();
      return recovered(error, changes);
    }
    failures = 0;
    return rest(soon());
  }

  /** Saved, and the server did not say as what: its version has to be known before the next save. It is asked for, never saved again. */
  async function told(changes: Changes): Promise<number | null> {
    try {
      const fresh = await target.load();
      untold = undefined;
      if (fresh.access !== 'full') return null;
      editor.settle(changes.sent, fresh);
      listener?.onSaved(fresh);
    } catch (error) {
      if (!isPassing(error)) {
        untold = undefined;
        return null;
      }
      untold = changes;
      failures += 1;
      tell({ kind: 'unsent', isOffline: !target.isOnline() });
      if (leaving && failures >= maxTriesAfterLeaving) return null;
      return Math.min(2000 * 2 ** (failures - 1), longestRetryMs);
    }
    failures = 0;
    return rest(soon());
  }

  function rest(pause: number): number | null {
    const isMore = changesOf(editor.getState()) !== null;
    if (isMore) tell({ kind: 'waiting' });
    else tellRest();
    return isMore ? pause : null;
  }

  async function recovered(error: unknown, changes: Changes): Promise<number | null> {
    if (hasStatus(error, 409) && failures < maxConflicts) {
      failures += 1;
      return caughtUp(error, changes);
    }
    const isSignedOut = hasStatus(error, 401);
    if (isPassing(error) || isSignedOut) {
      failures += 1;
      tell({ kind: 'unsent', isOffline: !target.isOnline() });
      const isHopeless = leaving && (isSignedOut || failures >= maxTriesAfterLeaving);
      return isHopeless ? null : Math.min(2000 * 2 ** (failures - 1), longestRetryMs);
    }
    // What was typed since may be what the server wants.
    const left = changesOf(editor.getState());
    if (left && !isSame(valuesOf(left), valuesOf(changes))) return rest(soon());
    tell({
      kind: 'refused',
      message: errorMessage(error),
      errors: error instanceof ApiError ? error.errors : new Map(),
    });
    return null;
  }

  /** Somebody was faster: their record, with our changes on top. */
  async function caughtUp(refusal: unknown, changes: Changes): Promise<number | null> {
    let fresh;
    try {
      fresh = await target.load();
    } catch (error) {
      return recovered(error, changes);
    }
    if (fresh.access !== 'full' || fresh.deletedAt !== null) {
      tell({ kind: 'refused', message: errorMessage(refusal), errors: new Map() });
      return null;
    }
    editor.rebase(fresh);
    listener?.onSaved(fresh);
    return rest(0);
  }

  const onChange: Parameters<Editor['subscribe']>[0] = (now, before) => {
    if (isSending || (now.edits === before.edits && now.conflicts === before.conflicts)) return;
    clearTimeout(timer);
    const pause = rest(pauseMs);
    if (pause !== null) later(pause);
  };

  return {
    start(next) {
      listener = next;
      leaving?.end();
      leaving = undefined;
      unsubscribe();
      unsubscribe = editor.subscribe(onChange);
      if (isSending) tell({ kind: 'saving' });
      else if (Object.keys(editor.getState().edits).length > 0) later(0);
    },
    flush() {
      if (isSending) isUrgent = true;
      else void send();
    },
    stop() {
      unsubscribe();
      failures = 0;
      leaving ??= promised();
      if (!isSending) void send();
      return leaving.ended;
    },
  };
}

function promised() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

const valuesOf = ({ sent }: Changes) => Object.entries(sent).map(([path, { value }]) => [path, value]);
