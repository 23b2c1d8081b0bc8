import { addDays } from '../dates/calendar-day';
import type { ConveyancingStep } from './steps';

/** The last day of a step that the law gives a deadline; null for the others. Days are counted from the day after completion. */
export const lastDayOf = ({ daysAfterCompletion }: ConveyancingStep, completionDay: string): string | null =>
  daysAfterCompletion === undefined ? null : addDays(completionDay, daysAfterCompletion);
