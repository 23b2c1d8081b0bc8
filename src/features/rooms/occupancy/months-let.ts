// How much of each month a room was let.
import type { Schemas } from '@/api/contract';
import { daysInMonth, partsOfDay } from '@/lib/dates/calendar-day';

type Let = Pick<Schemas['Tenancy'], 'roomId' | 'startDate' | 'endDate' | 'status'>;

const didHappen = ({ status }: Let) => status !== 'prospective' && status !== 'rejected';

/**
 * Of each month the days on which a tenancy of the room ran, and the days that there are.
 * @param months `2026-05`
 * @param today ISO day in London: days to come count as neither
 */
export function daysLet(
  roomId: string,
  tenancies: readonly Let[],
  months: readonly string[],
  today: string,
): { let: number; all: number }[] {
  const own = tenancies.filter((tenancy) => tenancy.roomId === roomId && didHappen(tenancy));
  return months.map((month) => {
    const [year, number] = partsOfDay(`${month}-01`);
    const count = daysInMonth(year, number);
    const days = Array.from(
      { length: count },
      (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`,
    ).filter((day) => day <= today);
    const isLet = (day: string) =>
      own.some(({ startDate, endDate }) => startDate <= day && (endDate === null || day <= endDate));
    return { let: days.filter(isLet).length, all: days.length };
  });
}
