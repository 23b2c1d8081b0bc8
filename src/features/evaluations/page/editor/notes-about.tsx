import { Info } from 'lucide-react';
import type { EvaluationNote } from '@/lib/evaluation/evaluate';
import { isUndersized } from '@/lib/evaluation/strategies/hmo';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { isDutyNote, noteText } from '@/features/evaluations/stamp-duty/notes';
import { workedOut } from '@/features/evaluations/model/deal';
import { useEvaluation, useSettledDeal } from './editor-context';

/** Notes that are true of a home let this way alone. */
const strategyOf: Partial<Record<EvaluationNote, Strategy>> = {
  'undersized-room': 'hmo',
  licence: 'hmo',
  'vat-threshold': 'sa',
  'london-nights': 'sa',
};

/** What a reader of the figures should know besides stamp duty. */
export function NotesAbout() {
  const { strategy } = useEvaluation();
  const deal = useSettledDeal();
  const shown = workedOut(deal)
    .notes.filter((note) => !isDutyNote(note))
    .filter((note) => (strategyOf[note] ?? strategy) === strategy);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {shown.map((note) => (
        <li key={note} className="flex gap-2 text-sm text-pretty text-ink-2">
          <Info aria-hidden size={15} className="mt-0.5 shrink-0 text-amber-mark" />
          {noteText(note, deal.nation, deal.inputs.income.rooms.filter(isUndersized).length)}
        </li>
      ))}
    </ul>
  );
}
