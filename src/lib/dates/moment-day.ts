import { londonDay } from './calendar-day';
import { readMoment, unknownDate } from './dates';
import { shortDay } from './day-text';

/** The London day of a moment in a sentence: `2 June 2025`; `unknownDate` when it is missing or cannot be read. */
export function momentDay(at: string | null | undefined): string {
  const moment = readMoment(at);
  return moment === null ? unknownDate : shortDay(londonDay(moment));
}
