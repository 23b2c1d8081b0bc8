import { Button } from '../button/button';

interface RestoredNoteProps {
  /** The fields that somebody else has changed since, by name; empty without any. */
  overtaken: string;
  onDiscard: () => void;
}

/** Says that a form holds what was typed on an earlier visit, and where it would replace what others have saved since. */
export function RestoredNote({ overtaken, onDiscard }: RestoredNoteProps) {
  return (
    <div className="border-line bg-surface-2 flex flex-wrap items-center justify-between gap-3 rounded-[11px] border px-3.5 py-2.5 text-sm">
      <div role="status" className="min-w-0 flex-1 basis-60">
        <p>You have unsaved changes.</p>
        {overtaken !== '' && (
          <p className="text-amber-ink mt-1 text-pretty">{`Changed elsewhere: ${overtaken}. Saving replaces those changes with yours.`}</p>
        )}
      </div>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Discard changes
      </Button>
    </div>
  );
}
