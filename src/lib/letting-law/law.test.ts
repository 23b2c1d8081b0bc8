import { expect, it } from 'vitest';
import { isCalendarDay } from '../dates/calendar-day';
import { ruleOn, type DatedRule } from './dated-rule';
import { depositCaps, depositProtection } from './deposits';
import { minimumRatings } from './energy';
import { rentIncreases } from './rent-increases';
import { hazardRules } from './hazards';
import { requirements } from './requirements';
import { roomSizes } from './room-sizes';
import { assuredRentPeriods, endOfShortholds, tenantNotices } from './tenancy-kinds';
import { validity } from './validity';

const listsOf = (byNation: Partial<Record<string, readonly DatedRule[]>>) =>
  Object.values(byNation).flatMap((rules) => (rules === undefined ? [] : [rules]));
const lists = [
  rentIncreases,
  depositCaps,
  depositProtection,
  tenantNotices,
  minimumRatings,
  hazardRules,
  roomSizes,
  ...Object.values(validity),
  ...Object.values(requirements).map(({ rules }) => rules),
  { england: [endOfShortholds] },
  { england: [assuredRentPeriods] },
].flatMap(listsOf);

it('Every rule has its day, its act and section, its address, and the day of the check if there was one', () => {
  for (const { from, source } of lists.flat()) {
    expect(isCalendarDay(from) && (source.checkedOn === null || isCalendarDay(source.checkedOn))).toBe(true);
    expect(source.act).not.toBe('');
    expect(new URL(source.url).protocol).toBe('https:');
  }
});

it('The rules of a list follow each other, so that one holds on each day', () => {
  for (const rules of lists) {
    const days = rules.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].toSorted());
  }
});

it('A rule holds from its own day until the next one', () => {
  const rules = validity['epc']?.scotland ?? [];
  expect(ruleOn(rules, '2011-12-31')).toBeUndefined();
  expect(ruleOn(rules, '2026-10-30')).toBe(rules[0]);
  expect(ruleOn(rules, '2026-10-31')).toBe(rules[1]);
});
