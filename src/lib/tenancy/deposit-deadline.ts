import { addDays } from '../dates/calendar-day';
import type { Nation } from '../dates/working-days/bank-holidays';
import { addWorkingDays } from '../dates/working-days/working-day';
import { ruleOn } from '../letting-law/dated-rule';
import { depositProtection, type DepositScheme } from '../letting-law/deposits';
import type { TenancyType } from '../letting-law/terms';

const protectionRule = (nation: Nation, day: string) =>
  ruleOn(depositProtection[nation], day) ?? depositProtection[nation][0];

/**
 * The last day to protect a deposit that was received on the first day of a tenancy; null where the law asks for no
 * protection. Rules: `letting-law/deposits`.
 */
export function depositDeadline(type: TenancyType, nation: Nation, startDate: string): string | null {
  const rule = protectionRule(nation, startDate);
  if (!rule?.types.includes(type)) return null;
  const days = rule.countsFirstDay ? rule.days - 1 : rule.days;
  return rule.workingDaysOf.length > 0
    ? addWorkingDays(startDate, days, rule.workingDaysOf)
    : addDays(startDate, days);
}

/** The time in words: `30 days`, `30 working days`. */
export function depositDaysText(nation: Nation, startDate: string): string {
  const rule = protectionRule(nation, startDate);
  return `${rule?.days ?? 30} ${rule && rule.workingDaysOf.length > 0 ? 'working days' : 'days'}`;
}

/** The schemes that protect deposits in a nation. */
export const depositSchemes = (nation: Nation, startDate: string): readonly DepositScheme[] =>
  protectionRule(nation, startDate)?.schemes ?? [];
