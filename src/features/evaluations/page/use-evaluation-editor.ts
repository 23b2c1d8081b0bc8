import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { refresh } from '@/api/queries';
import { hasUnstoredDrafts } from '@/ui/draft-store';
import { createAutosave, type SaveStatus } from '../model/autosave';
import { createEditor, type Editor } from '../model/editor';
import type { Evaluation } from '../model/deal';
import { keepEdits, keptEdits } from '../model/kept-edits';
import { evaluationQueries } from '../queries';

interface EditedEvaluation {
  editor: Editor;
  status: StoreApi<SaveStatus>;
  /** Sends at once what waits. */
  saveNow: () => void;
}

/**
 * The editor of one evaluation: begins with what an earlier visit could not send, saves by itself, keeps on this device what the
 * server does not have yet, and takes in what others changed.
 */
export function useEvaluationEditor(
  record: Evaluation,
  userId: number,
  isReadOnly: boolean,
): EditedEvaluation {
  const queryClient = useQueryClient();
  const { id } = record;
  const [editor] = useState(() => createEditor(record, isReadOnly ? undefined : keptEdits(userId, id)));
  const [status] = useState(() => createStore<SaveStatus>(() => ({ kind: 'saved' })));
  const flush = useRef(() => {});
  const saveNow = useCallback(() => flush.current(), []);

  const cache = useEffectEvent((answer: Evaluation) => {
    queryClient.setQueryData(evaluationQueries.one(id).queryKey, answer);
  });
  useEffect(() => editor.rebase(record), [editor, record]);

  useEffect(() => {
    if (isReadOnly) return;
    const forget = editor.subscribe((now, before) => keepEdits(userId, id, now, before));
    const saver = createAutosave(editor, {
      onStatus: (next) => status.setState(next, true),
      onSaved: (answer) => cache(answer),
    });
    flush.current = () => void saver.flush();
    const leave = (event: BeforeUnloadEvent) => {
      const isUnsent = Object.keys(editor.getState().edits).length > 0;
      void saver.flush({ keepalive: true });
      // Only what neither the server nor this device has would be lost.
      if (isUnsent && hasUnstoredDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    return () => {
      window.removeEventListener('beforeunload', leave);
      saver.stop();
      forget();
      // The list shows the figures that were just changed; other records it need not read again.
      void refresh(queryClient, '/evaluations');
    };
  }, [editor, status, userId, id, isReadOnly, queryClient]);
  return { editor, status, saveNow };
}
