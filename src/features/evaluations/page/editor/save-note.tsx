import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { hasUnstoredDrafts } from '@/ui/draft/draft-store';
import { Button } from '@/ui/button/button';
import { Spinner } from '@/ui/states/spinner';
import { useStore } from 'zustand';
import { useEditor, useEvaluation } from './editor-context';

/** Whether the server has what was typed; what happens when it has not. */
export function SaveNote({ onRetry }: { onRetry: () => void }) {
  const status = useStore(useEvaluation().status);
  const wrongCount = useEditor(({ wrong }) => Object.keys(wrong).length);
  const keeping = hasUnstoredDrafts()
    ? 'Stay on this page: your browser can’t keep a copy.'
    : 'Your changes are saved on this device.';
  return (
    <span
      role="status"
      className="inline-flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3"
    >
      {status.kind === 'saved' && (
        <span className="inline-flex items-center gap-1">
          <Check aria-hidden size={14} />
          {wrongCount === 0
            ? 'Saved'
            : `Saved, except the highlighted ${wrongCount === 1 ? 'field' : 'fields'}`}
        </span>
      )}
      {status.kind === 'waiting' && 'Not saved yet'}
      {status.kind === 'saving' && (
        <span className="inline-flex items-center gap-1.5">
          <Spinner size="button" />
          Saving…
        </span>
      )}
      {status.kind === 'contested' && <span className="text-amber-ink">Also changed elsewhere</span>}
      {status.kind === 'unsent' && (
        <>
          <span className="inline-flex items-center gap-1.5 text-amber-ink">
            <CloudOff aria-hidden size={14} />
            {`${status.isOffline ? 'You’re offline.' : 'Couldn’t save online.'} ${keeping}`}
          </span>
          <Button size="sm" variant="outline" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
      {status.kind === 'refused' && (
        <>
          <span className="inline-flex items-center gap-1.5 text-red-ink">
            <CircleAlert aria-hidden size={14} />
            {`Couldn’t save. ${status.message}. ${keeping}`}
          </span>
          <Button size="sm" variant="outline" onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </span>
  );
}
