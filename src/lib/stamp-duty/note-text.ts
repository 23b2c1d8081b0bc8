import type { Region } from './region';
import type { StampDutyNote } from './timeline';

const texts: Readonly<Record<StampDutyNote, string>> = {
  'no-rates': 'No stamp duty rates available for this date.',
  'before-sdlt':
    'Stamp Duty Land Tax replaced the old stamp duty in December 2003. We show £0 for earlier dates, but buyers paid the old tax.',
  wales: 'Wales charges Land Transaction Tax instead. This figure uses England’s bands.',
  'under-40000':
    'The rates for additional homes usually don’t apply below £40,000, so you may have nothing to pay.',
};

/** Scotland’s rates are on file for every day since its tax began. */
const scottishTexts: Partial<Record<StampDutyNote, string>> = {
  'no-rates': 'LBTT began on 1 April 2015. Before that, Scotland charged stamp duty.',
  'under-40000': 'The supplement usually doesn’t apply below £40,000, so you may have nothing to pay.',
};

/** What a reader of the tax should know, in words; Scotland’s tax by its own name. */
export const stampDutyNoteText = (note: StampDutyNote, region: Region): string =>
  (region === 'scotland' ? scottishTexts[note] : undefined) ?? texts[note];
