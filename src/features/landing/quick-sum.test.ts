import { expect, test } from 'vitest';
import { quickSum } from './quick-sum';

const home = { price: 180_000, rentPcm: 1150, depositPct: 25, rate: 5.25, nation: 'england' as const };
const today = '2026-11-21';

test('is worked out by the evaluations’ formulas and today’s bands', () => {
  const { grossYield, cashFlowPcm, stampDuty } = quickSum(home, today);
  expect(stampDuty).toBe(10_100);
  expect(grossYield).toBeCloseTo(7.67, 2);
  expect(cashFlowPcm).toBeCloseTo(253.9, 1);
});

test('knows Scotland’s bands', () => {
  expect(quickSum({ ...home, nation: 'scotland' }, today).stampDuty).toBe(15_100);
});

test('bought with cash pays no interest', () => {
  expect(quickSum({ ...home, depositPct: 100 }, today).cashFlowPcm).toBeCloseTo(253.9 + 590.62, 1);
});

test('with a figure missing still has the results that do not need it', () => {
  const whole = quickSum(home, today);
  expect(quickSum({ ...home, rate: null }, today)).toEqual({ ...whole, cashFlowPcm: null });
  expect(quickSum({ ...home, rentPcm: null }, today)).toEqual({
    ...whole,
    grossYield: null,
    cashFlowPcm: null,
  });
  expect(quickSum({ ...home, depositPct: null }, today)).toEqual({
    ...whole,
    cashFlowPcm: null,
    cashInvested: null,
  });
});

test('of nothing has no yield', () => {
  expect(quickSum({ ...home, price: 0 }, today).grossYield).toBeNull();
});
