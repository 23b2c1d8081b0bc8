import { flushSync } from 'react-dom';
import { londonDay } from '@/lib/dates/calendar-day';
import { keepToastsOff } from '@/ui/toast/keep-toasts-off';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import type { Editor } from '../model/editor';
import { withNote, withoutNote } from './added-note';

/** Adds a text to the notes of the evaluation on the page, as if it had been typed there; one press takes it back. */
export function saveToNotes(editor: Editor, from: string, text: string): void {
  const note = withNote(editor.getState().deal.notes, { text, from, day: londonDay(new Date()) });
  if (note === null) {
    return showToast({
      kind: 'error',
      text: 'Notes can be up to 10,000 characters. Shorten them and try again.',
    });
  }
  // The field has grown before it is looked for.
  flushSync(() => editor.edit('notes', note.all));
  const notes = document.querySelector<HTMLTextAreaElement>('textarea[data-notes]');
  if (notes) showFrom(notes, note.all.lastIndexOf(note.added));
  const stopKeeping = notes && keepToastsOff(notes);
  const undo = () => editor.edit('notes', withoutNote(editor.getState().deal.notes, note.added));
  showUndo('Added to this evaluation’s notes', undo, () => stopKeeping?.());
}

/** Takes the focus to the field with what begins at this place in view, as high in the window as it goes. */
function showFrom(notes: HTMLTextAreaElement, at: number): void {
  notes.setSelectionRange(at, at);
  notes.focus();
  notes.setSelectionRange(notes.value.length, notes.value.length);
  notes.scrollIntoView({ block: 'start' });
}
