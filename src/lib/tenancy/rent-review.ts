import { addDays, addMonths } from '../dates/calendar-day';
import type { TenancyType } from './deposit-cap';

const weeksBetween = 52;

/** Whole months between a notice of a new rent and its start: three in Scotland, two elsewhere (Form 4A). */
export const noticeMonths = (type: TenancyType) => (type === 'prt' ? 3 : 2);

/**
 * The first day a new rent may start when it is proposed on `today`: 52 weeks after the last rise, or after the start
 * where there was none, and after the notice (Renters' Rights Act 2025).
 */
export function earliestIncrease(
  tenancy: { type: TenancyType; startDate: string; lastIncreaseOn: string | null },
  today: string,
): string {
  const afterLast = addDays(tenancy.lastIncreaseOn ?? tenancy.startDate, weeksBetween * 7);
  const afterNotice = addMonths(today, noticeMonths(tenancy.type));
  return afterLast > afterNotice ? afterLast : afterNotice;
}
