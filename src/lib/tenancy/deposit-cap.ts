import type { Nation } from '../dates/working-days/bank-holidays';
import { ruleOn } from '../letting-law/dated-rule';
import { depositCaps } from '../letting-law/deposits';
import type { RentFrequency, TenancyType } from '../letting-law/terms';
import { rentPerYear } from './rent-per-month';

const daysOf = { weekly: 7, fortnightly: 14, four_weekly: 28 } as const;

/**
 * The largest deposit in £ that may be taken for a tenancy, rounded down to the penny; null where the law sets none, as in
 * Wales or for a company let. Rules: `letting-law/deposits`.
 * @param startDate the law of this day decides
 */
export function depositCap(
  {
    rent,
    frequency,
    type,
    startDate,
  }: { rent: number; frequency: RentFrequency; type: TenancyType; startDate: string },
  nation: Nation,
): number | null {
  const rule = ruleOn(depositCaps[nation], startDate);
  if (!rule?.types.includes(type)) return null;
  const { cap } = rule;
  const year = rentPerYear(rent, frequency);
  if ('weeks' in cap) {
    return down((year / 52) * (year < cap.weeksFrom.rentPerYear ? cap.weeks : cap.weeksFrom.weeks));
  }
  const isOfWeeks = frequency === 'weekly' || frequency === 'fortnightly' || frequency === 'four_weekly';
  if (isOfWeeks && cap.daysOtherwise !== undefined) {
    return down((rent / daysOf[frequency]) * cap.daysOtherwise * cap.months);
  }
  return down((year / 12) * cap.months);
}

// A hair is added first: five weeks of £250 must not become £1,249.99.
const down = (pounds: number) => Math.floor(pounds * 100 + 1e-6) / 100;
