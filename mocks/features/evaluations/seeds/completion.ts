import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import type { Deal } from './deal-kinds';

/** Days until the completion of Hannah's open deals, by number: the nearer to the keys, the sooner; one has let its day pass. */
const daysAhead: Readonly<Record<number, number>> = {
  6: 182,
  7: 150,
  8: 133,
  9: 118,
  10: 112,
  11: 91,
  12: -9,
  13: 63,
  14: 56,
  15: 41,
  16: 26,
  17: 20,
};

/** An open deal with the day on which it is to complete; the worked examples keep theirs. */
export function withCompletion(deal: Deal, n: number, now: Date): Deal {
  const days = daysAhead[n];
  if (days === undefined) return deal;
  const purchaseDate = addDays(londonDay(now), days);
  return { ...deal, inputs: mergeInputs(deal.inputs, { purchaseDate }) };
}
