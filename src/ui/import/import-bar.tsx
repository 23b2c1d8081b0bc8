import { Button } from '../button/button';
import { Card } from '../card';
import { FormAlert } from '../form/form-alert';

export interface ImportProgress {
  phase: 'ready' | 'running' | 'stopped' | 'done';
  /** Why it stopped half-way; null where the member stopped it. */
  failure: string | null;
}

interface ImportBarProps {
  /** What the dry run found, later how far the import is. */
  headline: string;
  run: ImportProgress;
  /** Rows with a result, of those to import. */
  done: number;
  of: number;
  /** `12 properties`. */
  nameOf: (count: number) => string;
  onStart: () => void;
  onStop: () => void;
  /** Chooses another file. */
  onReset: () => void;
  /** Where what was imported is seen. */
  viewLabel: string;
  onView: () => void;
}

/** What the dry run of an import found and the act that imports it; while that runs, how far it is. */
export function ImportBar({
  headline,
  run: { phase, failure },
  done,
  of,
  nameOf,
  onStart,
  onStop,
  onReset,
  viewLabel,
  onView,
}: ImportBarProps) {
  const left = of - done;
  return (
    <Card as="section" aria-label="Import" className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-1">
        <p className="text-md font-semibold">{headline}</p>
        {phase === 'ready' && <p className="text-sm text-ink-2">Nothing is saved until you import.</p>}
      </div>
      {phase === 'running' && (
        <progress
          aria-label="Imported rows"
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
          value={done}
          max={of}
        />
      )}
      {phase === 'stopped' && failure !== null && (
        <FormAlert text={`The import stopped. ${failure}. Nothing is lost: continue when you’re ready.`} />
      )}
      <div className="flex flex-wrap gap-2.5">
        {(phase === 'done' || left > 0) && (
          <Button
            isLoading={phase === 'running'}
            loadingLabel="Importing"
            onClick={({ detail }) => {
              if (phase !== 'done') onStart();
              // The second press of a double click was meant for the import.
              else if (detail < 2) onView();
            }}
          >
            {phase === 'done'
              ? viewLabel
              : `${phase === 'stopped' ? 'Continue with' : 'Import'} ${nameOf(left)}`}
          </Button>
        )}
        {phase === 'running' && (
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
        )}
        {phase !== 'running' && (
          <Button variant="outline" onClick={onReset}>
            Choose another file
          </Button>
        )}
      </div>
    </Card>
  );
}
