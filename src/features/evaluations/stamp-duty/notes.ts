import type { EvaluationNote } from '@/lib/evaluation/evaluate';
import { stampDutyNoteText } from '@/lib/stamp-duty/note-text';
import type { Nation, Region } from '@/lib/stamp-duty/region';
import type { StampDutyNote } from '@/lib/stamp-duty/timeline';

/**
 * What a reader of the figures should know besides stamp duty, in words.
 * @param undersized how many rooms are too small
 */
export function noteText(
  note: Exclude<EvaluationNote, StampDutyNote>,
  nation: Nation,
  undersized: number,
): string {
  if (note === 'undersized-room' && undersized > 1)
    return `${undersized} rooms are too small for their occupants in a licensed HMO.`;
  if (note === 'tax-nation' && nation === 'wales')
    return 'Wales can set its own income tax rates. The tax shown uses England’s.';
  return noteTexts[note];
}

const noteTexts: Readonly<Record<Exclude<EvaluationNote, StampDutyNote>, string>> = {
  'tax-nation': 'Scotland has its own income tax rates and bands. The tax shown uses England’s.',
  'undersized-room': 'A room is too small for its occupants in a licensed HMO.',
  licence: 'Five or more people: a mandatory HMO licence is required in England.',
  'vat-threshold': 'Revenue is over the £90,000 VAT threshold.',
  'london-nights': 'Letting for more than 90 nights a year in Greater London needs planning permission.',
};

/** What a reader of a deal’s tax should know, and what they can enter for it themselves. */
export function dutyNoteText(note: StampDutyNote, region: Region): string {
  const text = stampDutyNoteText(note, region);
  if (note === 'no-rates')
    return `${text} Enter ${region === 'scotland' ? 'an LBTT' : 'a stamp duty'} override to see the figures.`;
  if (note === 'wales') return `${text} Enter a stamp duty override if you know the figure.`;
  return text;
}

const dutyNotes: ReadonlySet<EvaluationNote> = new Set<StampDutyNote>([
  'no-rates',
  'before-sdlt',
  'wales',
  'under-40000',
]);

/** Whether a note is about the tax on the purchase, and shown with it. */
export const isDutyNote = (note: EvaluationNote): note is StampDutyNote => dutyNotes.has(note);
