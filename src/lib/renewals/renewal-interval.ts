import type { Nation } from '../dates/working-days/bank-holidays';
import { ruleOn } from '../letting-law/dated-rule';
import { validity } from '../letting-law/validity';

/** What no law sets, but most lenders, insurers and landlords do. */
const usual: Readonly<Record<string, number>> = {
  pat: 12,
  legionella: 24,
  fire_risk: 12,
  alarms: 12,
  landlord_insurance: 12,
  buildings_insurance: 12,
  service_charge: 12,
  confirmation_statement: 12,
  accounts: 12,
  ico: 12,
  mtd_quarter: 3,
};

/**
 * The months that what is issued on a day is good for; null for what does not come again, and where the nations differ and
 * none is given. Rules: `letting-law/validity`.
 */
export function renewalInterval(kind: string, nation: Nation | null, day: string): number | null {
  const rules = validity[kind];
  if (rules === undefined) return usual[kind] ?? null;
  const monthsOf = (list: (typeof rules)[Nation]) => list && (ruleOn(list, day) ?? list[0])?.months;
  if (nation !== null) return monthsOf(rules[nation]) ?? null;
  const all = new Set(Object.values(rules).map(monthsOf));
  const [months] = all;
  return all.size === 1 ? (months ?? null) : null;
}
