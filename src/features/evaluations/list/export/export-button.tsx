import { Download, X } from 'lucide-react';
import { Button } from '@/ui/button/button';
import type { ListExport } from './use-list-export';

interface ExportButtonProps {
  state: ListExport;
  isDisabled: boolean;
  onStart: () => void;
  onCancel: () => void;
}

/** Exports the list; while it is read it cancels. One button, so that it keeps the focus. */
export function ExportButton({ state, isDisabled, onStart, onCancel }: ExportButtonProps) {
  const isRunning = state.kind === 'running';
  return (
    <Button
      variant="outline"
      icon={isRunning ? <X aria-hidden size={16} /> : <Download aria-hidden size={16} />}
      disabled={isDisabled && !isRunning}
      onClick={isRunning ? onCancel : onStart}
    >
      <span className="max-md:sr-only">{isRunning ? 'Cancel export' : 'Export CSV'}</span>
    </Button>
  );
}

/** How far the export is, or why there is no file. */
export function ExportNote({ state, onRetry }: { state: ListExport; onRetry: () => void }) {
  return (
    <>
      <p role="status" className="num text-sm text-ink-2 not-empty:mb-3">
        {state.kind === 'running' && progressText(state.read, state.total)}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-red-ink">
          {`Couldn’t export your evaluations. ${state.message}. Nothing was downloaded.`}
          <Button variant="outline" size="sm" onClick={onRetry}>
            Retry export
          </Button>
        </p>
      )}
    </>
  );
}

const progressText = (read: number, total: number | null) =>
  total === null ? 'Exporting…' : `Exporting ${read} of ${total}…`;
