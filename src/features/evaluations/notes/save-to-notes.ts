import { londonDay } from '@/lib/calendar-day';
import { showToast } from '@/ui/toast';
import type { Editor } from '../model/editor';
import { withNote, withoutNote } from './added-note';

const undoMs = 10_000;

/** Adds a text to the notes of the evaluation on the page, as if it had been typed there; one press takes it back. */
export function saveToNotes(editor: Editor, from: string, text: string): void {
  const note = withNote(editor.getState().deal.notes, { text, from, day: londonDay(new Date()) });
  if (note === null) {
    return showToast({ kind: 'error', text: 'There is no room for it: the notes hold 10,000 characters.' });
  }
  editor.edit('notes', note.all);
  const notes = document.querySelector<HTMLElement>('[data-notes]');
  notes?.scrollIntoView({ block: 'center' });
  notes?.focus({ preventScroll: true });
  const undo = () => editor.edit('notes', withoutNote(editor.getState().deal.notes, note.added));
  showToast({
    kind: 'success',
    text: 'Added to the notes of this evaluation',
    durationMs: undoMs,
    action: { label: 'Undo', onAction: undo },
  });
}
