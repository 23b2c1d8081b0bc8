import { useNavigate } from '@tanstack/react-router';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { FormAlert } from '@/ui/form/form-alert';
import type { PlannedRow } from './plan-rows';
import type { ImportRun } from './use-import';

interface ImportBarProps {
  rows: readonly PlannedRow[];
  run: ImportRun;
  onStart: () => void;
  onStop: () => void;
  /** Chooses another file. */
  onReset: () => void;
}

const properties = (count: number) => counted(count, 'property', 'properties');

/** What the dry run found and the act that imports it; while that runs, how far it is. */
export function ImportBar({ rows, run, onStart, onStop, onReset }: ImportBarProps) {
  const navigate = useNavigate();
  const { phase, results, failure } = run;
  const fresh = rows.filter(({ kind }) => kind === 'new');
  const sent = fresh.filter(({ line }) => results.has(line)).length;
  const left = fresh.length - sent;
  return (
    <Card as="section" aria-label="Import" className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-1">
        <p className="text-md font-semibold">{headline(rows, run)}</p>
        {phase === 'ready' && <p className="text-sm text-ink-2">Nothing is saved until you import.</p>}
      </div>
      {phase === 'running' && (
        <progress
          aria-label="Imported rows"
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
          value={sent}
          max={fresh.length}
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
            onClick={phase === 'done' ? () => void navigate({ to: '/portfolio/properties' }) : onStart}
          >
            {phase === 'done'
              ? 'View properties'
              : `${phase === 'stopped' ? 'Continue with' : 'Import'} ${properties(left)}`}
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

/** `12 properties ready, 2 already in your portfolio, 3 rows can’t be imported`; later how many are in. */
function headline(rows: readonly PlannedRow[], { phase, results }: ImportRun): string {
  const count = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const outcome = [...results.values()];
  const added = outcome.filter(({ kind }) => kind === 'added').length;
  const refused = outcome.filter(({ kind }) => kind === 'refused').length;
  const found = outcome.filter(({ kind }) => kind === 'known').length;
  const ready = count('new');
  const known = count('known') + found;
  const failed = count('rejected') + refused;
  const first =
    phase === 'ready'
      ? `${ready === 0 ? 'No properties' : properties(ready)} ready to import`
      : phase === 'done'
        ? `${added === 0 ? 'No properties' : properties(added)} imported`
        : `${results.size.toLocaleString('en-GB')} of ${properties(ready)} done`;
  return [
    first,
    known > 0 && `${known.toLocaleString('en-GB')} already in your portfolio`,
    failed > 0 && `${counted(failed, 'row')} can’t be imported`,
  ]
    .filter(Boolean)
    .join(', ');
}
