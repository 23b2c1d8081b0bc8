import { expect, it } from 'vitest';
import { ruleOn } from './dated-rule';
import { hazardRules, investigateBy } from './hazards';

it('In England a hazard is investigated within ten working days, bank holidays left out, since 27 October 2025', () => {
  const rules = hazardRules.england ?? [];
  expect(ruleOn(rules, '2025-10-26')).toBeUndefined();
  const rule = ruleOn(rules, '2026-05-13');
  expect(rule).toMatchObject({ emergencyHours: 24, summaryDays: 3, safeDays: 5, isForPrivateLets: false });
  // Monday 25 May 2026 is a bank holiday.
  expect(rule && investigateBy(rule, '2026-05-13', 'england')).toBe('2026-05-28');
});

it('The other nations set no such times', () => expect(Object.keys(hazardRules)).toEqual(['england']));
