import { addMonths } from '../dates/calendar-day';
import type { Nation } from '../dates/working-days/bank-holidays';
import { ruleOn } from '../letting-law/dated-rule';
import {
  assuredRentPeriods,
  endOfShortholds,
  tenantNotices,
  typesOfNation,
} from '../letting-law/tenancy-kinds';
import type { RentFrequency, TenancyType } from '../letting-law/terms';

/** The kinds of tenancy that may start in a nation on a day, the usual one first. */
export const typesFor = (nation: Nation, startDate: string): readonly TenancyType[] =>
  typesOfNation[nation].filter((type) => type !== 'ast' || startDate < endOfShortholds.from);

const frequencies: readonly RentFrequency[] = [
  'weekly',
  'fortnightly',
  'four_weekly',
  'monthly',
  'quarterly',
  'annual',
];

/** How often the rent of a tenancy that starts on a day may fall due. */
export const frequenciesFor = (type: TenancyType, startDate: string): readonly RentFrequency[] =>
  type === 'assured_periodic' && startDate >= assuredRentPeriods.from
    ? assuredRentPeriods.frequencies
    : frequencies;

/** The least notice a tenant gives on a day: `2 months`; null where the agreement decides. */
export function tenantNotice(
  { type, startDate }: { type: TenancyType; startDate: string },
  nation: Nation,
  day: string,
): string | null {
  const rule = ruleOn(tenantNotices[nation], day) ?? tenantNotices[nation][0];
  if (!rule?.types.includes(type)) return null;
  const { later, text } = rule;
  return later && addMonths(startDate, later.afterYears * 12) < day ? later.text : text;
}
