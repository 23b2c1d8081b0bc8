import { counted } from '../lists/counted';
import { addDays, addMonths } from '../dates/calendar-day';
import type { Nation } from '../dates/working-days/bank-holidays';
import { ruleOn } from '../letting-law/dated-rule';
import { rentIncreases, type RentIncreaseRule } from '../letting-law/rent-increases';
import type { TenancyType } from '../letting-law/terms';
import { rentPeriodFrom, type RentTerms } from './rent-periods';

/** The rule by which the rent of a tenancy may rise on a day; null where its agreement decides, as for a company let. */
export function rentIncreaseRule(type: TenancyType, nation: Nation, day: string): RentIncreaseRule | null {
  const rules = rentIncreases[nation];
  // A day before the rules that are kept is judged by the first of them.
  const rule = ruleOn(rules, day) ?? rules[0];
  return rule?.types.includes(type) ? rule : null;
}

export interface ReviewedTenancy extends RentTerms {
  type: TenancyType;
  lastIncreaseOn: string | null;
}

/**
 * The first day a new rent may start when notice of it reaches the tenant on `today`: after the notice, long enough after the
 * last rise or the start, and where the law asks for it at the beginning of a rent period. Rules: `letting-law/rent-increases`.
 */
export function earliestIncrease(tenancy: ReviewedTenancy, nation: Nation, today: string): string {
  const rule = rentIncreaseRule(tenancy.type, nation, today);
  if (rule === null) return today;
  const noticeEnds = addMonths(today, rule.noticeMonths);
  const afterNotice = rule.dayAfterNotice ? addDays(noticeEnds, 1) : noticeEnds;
  const since = tenancy.lastIncreaseOn ?? (rule.countsFromStart ? tenancy.startDate : null);
  const afterLast = since === null ? afterNotice : after(since, rule);
  const earliest = afterLast > afterNotice ? afterLast : afterNotice;
  return rule.startsRentPeriod ? rentPeriodFrom(tenancy, earliest) : earliest;
}

const after = (day: string, { between }: RentIncreaseRule) =>
  'weeks' in between ? addDays(day, between.weeks * 7) : addMonths(day, between.months);

/** Whether a new rent may start on a day by the rent periods of the tenancy alone. */
export const fitsRentPeriod = (tenancy: ReviewedTenancy, nation: Nation, day: string, today: string) =>
  rentIncreaseRule(tenancy.type, nation, today)?.startsRentPeriod !== true ||
  rentPeriodFrom(tenancy, day) === day;

const notices: Readonly<Record<number, string>> = { 2: 'two months’ notice', 3: 'three months’ notice' };

/** The rule in a sentence’s words: `rent can only go up once every 52 weeks, with two months’ notice …`. */
export function rentIncreaseText({ between, noticeMonths, startsRentPeriod }: RentIncreaseRule): string {
  const rhythm = 'weeks' in between ? counted(between.weeks, 'week') : counted(between.months, 'month');
  const notice = notices[noticeMonths] ?? `notice of ${counted(noticeMonths, 'month')}`;
  const start = startsRentPeriod ? ', from the first day of a rent period' : '';
  return `rent can only go up once every ${rhythm}, with ${notice}${start}`;
}
