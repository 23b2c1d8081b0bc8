import { Info } from 'lucide-react';
import { isDutyNote, noteText } from '@/features/evaluations/stamp-duty/notes';
import { workedOut } from '@/features/evaluations/model/deal';
import { useSettledDeal } from './editor-context';

/** What a reader of the figures should know besides stamp duty. */
export function NotesAbout() {
  const deal = useSettledDeal();
  const shown = workedOut(deal).notes.filter((note) => !isDutyNote(note));
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {shown.map((note) => (
        <li key={note} className="flex gap-2 text-sm text-pretty text-ink-2">
          <Info aria-hidden size={15} className="mt-0.5 shrink-0 text-amber-mark" />
          {noteText(note, deal.nation)}
        </li>
      ))}
    </ul>
  );
}
