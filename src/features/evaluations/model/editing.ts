// An evaluation while a member edits it, and for as long after the page was left as its changes are on their way.
import type { QueryClient } from '@tanstack/react-query';
import { createAutosave, type SaveStatus } from './autosave';
import type { Evaluation } from './deal';
import { createEditor, type Editor } from './editor';
import { hasKeptEdits, keepEdits, keptEdits, tidyKeptEdits } from './kept-edits';
import { serverOf, type SaveTarget } from './save-target';

export interface EditingListener {
  onStatus: (status: SaveStatus) => void;
  onSaved: (answer: Evaluation) => void;
  /** Whether the member who typed is still the one who is signed in. */
  isSignedIn: () => boolean;
}

export interface Editing {
  editor: Editor;
  start: (listener: EditingListener) => void;
  flush: () => void;
  /** Ends once nothing is left that can be sent; what could not be sent stays on this device. */
  stop: () => Promise<void>;
}

/** Left with a save under way: who opens such an evaluation again goes on with it, so that it never has two editors. */
const leftOnes = new WeakMap<QueryClient, Map<string, Editing>>();

interface EditingOptions {
  userId: number;
  /** Who may only read begins with the record alone. */
  isReadOnly: boolean;
  /** Whose evaluations these are: the cache of the running application. */
  app: QueryClient;
  target?: SaveTarget;
}

/** Begins with what an earlier visit could not send, and keeps on this device what the server does not have yet. */
export function editingOf(record: Evaluation, options: EditingOptions): Editing {
  const { id } = record;
  const { userId, isReadOnly, app, target = serverOf(app, id) } = options;
  const key = `${userId}:${id}`;
  const left = leftOnes.get(app) ?? new Map<string, Editing>();
  leftOnes.set(app, left);
  const known = left.get(key);
  if (known && !isReadOnly && hasKeptEdits(userId, id)) return known;

  const editor = createEditor(record, isReadOnly ? undefined : keptEdits(userId, id));
  let listener: EditingListener | undefined;
  const isSignedIn = () => listener?.isSignedIn() ?? true;
  const autosave = createAutosave(editor, {
    ...target,
    maySave: () => isSignedIn() && hasKeptEdits(userId, id),
  });
  let hasBegun = false;
  let visits = 0;
  let stopListening = () => {};
  const begin = () => {
    hasBegun = true;
    if (!isReadOnly) tidyKeptEdits(userId, id, editor.getState());
    // To the end of its last save, and not of the page: the server's answer is what forgets an edit.
    editor.subscribe((now, before) => {
      if (isSignedIn()) keepEdits(userId, id, now, before);
    });
  };
  const editing: Editing = {
    editor,
    start(next) {
      visits += 1;
      listener = next;
      left.delete(key);
      if (!hasBegun) begin();
      stopListening();
      stopListening = target.onOnline(autosave.flush);
      autosave.start({
        onStatus: (status) => listener?.onStatus(status),
        onSaved: (answer) => {
          if (isSignedIn()) listener?.onSaved(answer);
        },
      });
    },
    flush: autosave.flush,
    async stop() {
      const visit = visits;
      left.set(key, editing);
      await autosave.stop();
      if (visit !== visits) return;
      if (left.get(key) === editing) left.delete(key);
      stopListening();
    },
  };
  return editing;
}
