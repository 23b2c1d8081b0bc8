import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { refresh } from '@/api/queries';
import { knownSession } from '@/entities/session/queries';
import { hasUnstoredDrafts } from '@/ui/draft/draft-store';
import type { SaveStatus } from '@/features/evaluations/model/autosave';
import { editingOf } from '@/features/evaluations/model/editing';
import type { Editor } from '@/features/evaluations/model/editor';
import type { Evaluation } from '@/features/evaluations/model/deal';
import { evaluationQueries } from '@/features/evaluations/queries';

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
  const [editing] = useState(() => editingOf(record, { userId, isReadOnly, app: queryClient }));
  const { editor } = editing;
  const [status] = useState(() => createStore<SaveStatus>(() => ({ kind: 'saved' })));
  const saveNow = useCallback(() => editing.flush(), [editing]);

  useEffect(() => editor.rebase(record), [editor, record]);

  useEffect(() => {
    if (isReadOnly) return;
    editing.start({
      onStatus: (next) => status.setState(next, true),
      onSaved: (answer) => queryClient.setQueryData(evaluationQueries.one(id).queryKey, answer),
      isSignedIn: () => {
        const known = knownSession(queryClient);
        if (!known || known.isUnreachable) return true;
        return known.hasSession && (known.userId ?? userId) === userId;
      },
    });
    const leave = (event: BeforeUnloadEvent) => {
      const isUnsent = Object.keys(editor.getState().edits).length > 0;
      editing.flush();
      // Only what neither the server nor this device has would be lost.
      if (isUnsent && hasUnstoredDrafts()) event.preventDefault();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') editing.flush();
    };
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', editing.flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', editing.flush);
      document.removeEventListener('visibilitychange', hide);
      // The list shows the figures that were just changed; other records it need not read again.
      void refresh(queryClient, '/evaluations');
      const isUnsent = Object.keys(editor.getState().edits).length > 0;
      void editing.stop().then(() => isUnsent && refresh(queryClient, '/evaluations'));
    };
  }, [editing, editor, status, userId, id, isReadOnly, queryClient]);
  return { editor, status, saveNow };
}
