import type { EvaluationNote } from '@/lib/evaluation/evaluate';

/** What a reader of the figures should know, in words. */
export const noteTexts: Readonly<Record<EvaluationNote, string>> = {
  'no-rates': 'No stamp duty rates on file for this date. Enter the duty by hand to go on.',
  'before-sdlt': 'Before December 2003 the table has a zero rate: it is from before Stamp Duty Land Tax.',
  wales:
    'Wales charges Land Transaction Tax: this figure uses England’s bands. Enter the duty by hand if you know it.',
  'under-40000': 'Purchases under £40,000 are usually outside the higher rates.',
  'tax-nation': 'Income tax bands differ in this nation: the tax shown is England’s.',
  'undersized-room': 'A room is smaller than a licensed house allows for those who sleep in it.',
  licence: 'Five people or more: a mandatory HMO licence in England.',
  'vat-threshold': 'Revenue is over £90,000, the VAT threshold.',
  'london-nights': 'More than 90 nights a year in Greater London need planning consent.',
};

export const dutyNotes: ReadonlySet<EvaluationNote> = new Set([
  'no-rates',
  'before-sdlt',
  'wales',
  'under-40000',
]);
