import { Button } from '@/ui/button/button';
import { focusIfLost } from '@/ui/focus/focus-if-lost';
import type { Progress } from './member-data';

interface JobProgressProps {
  /** What the bar measures: `Exported records`. */
  label: string;
  progress: Progress | null;
  onCancel: () => void;
}

const whole = new Intl.NumberFormat('en-GB');

/** How far long work is, and the way to end it. */
export function JobProgress({ label, progress, onCancel }: JobProgressProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="num text-sm text-ink-2">
          {progress ? `${whole.format(progress.done)} of ${whole.format(progress.total)}` : 'Starting…'}
        </p>
        <progress
          aria-label={label}
          className="mt-1 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
          value={progress?.done ?? 0}
          max={Math.max(1, progress?.total ?? 1)}
        />
      </div>
      <Button ref={focusIfLost} variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
