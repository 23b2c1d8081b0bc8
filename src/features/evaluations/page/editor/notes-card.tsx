import { useId } from 'react';
import { Textarea } from '@/ui/input/textarea';
import { useEditor, useEvaluation } from './editor-context';
import { ResultCard } from '../results/result-card';

const longest = 10_000;

/** What the member has to remember about the deal; a commenter may write here too. */
export function NotesCard({ canWrite }: { canWrite: boolean }) {
  const { editor } = useEvaluation();
  const notes = useEditor(({ deal }) => deal.notes);
  const id = useId();
  return (
    <ResultCard title="Notes">
      <label htmlFor={id} className="sr-only">
        Notes
      </label>
      {canWrite ? (
        <Textarea
          id={id}
          data-notes
          value={notes}
          maxLength={longest}
          rows={4}
          placeholder="What the agent said, what to check, what to ask."
          onChange={({ currentTarget }) => editor.edit('notes', currentTarget.value)}
        />
      ) : (
        <p id={id} className="text-sm whitespace-pre-wrap text-ink-2">
          {notes || 'No notes'}
        </p>
      )}
    </ResultCard>
  );
}
