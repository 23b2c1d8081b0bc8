import { dutyName } from '@/lib/evaluation/judgement/metrics';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import type { EvaluationNote } from '@/lib/evaluation/evaluate';

/** What a reader of the figures should know, in words. */
export const noteTexts: Readonly<Record<EvaluationNote, string>> = {
  'no-rates': 'No stamp duty rates available for this date. Enter a stamp duty override to see the figures.',
  'before-sdlt':
    'Stamp Duty Land Tax replaced the old stamp duty in December 2003. We show £0 for earlier dates, but buyers paid the old tax.',
  wales:
    'Wales charges Land Transaction Tax, but this figure uses England’s bands. Enter the tax yourself if you know it.',
  'under-40000':
    'The rates for additional homes usually don’t apply below £40,000, so you may have nothing to pay.',
  'tax-nation':
    'Income tax bands can be different in Scotland and Wales. The tax shown uses England’s bands.',
  'undersized-room': 'A room is too small for its occupants in a licensed HMO.',
  licence: 'Five or more people: a mandatory HMO licence is required in England.',
  'vat-threshold': 'Revenue is over the £90,000 VAT threshold.',
  'london-nights': 'Letting for more than 90 nights a year in Greater London needs planning permission.',
};

/** The same of a deal: Scotland’s tax by its own name. */
export const noteText = (note: EvaluationNote, region: Terms['region']): string =>
  note === 'under-40000' && region === 'scotland'
    ? 'The supplement usually doesn’t apply below £40,000, so you may have nothing to pay.'
    : noteTexts[note].replace('No stamp duty rates', `No ${dutyName(region)} rates`);

export const dutyNotes: ReadonlySet<EvaluationNote> = new Set([
  'no-rates',
  'before-sdlt',
  'wales',
  'under-40000',
]);
