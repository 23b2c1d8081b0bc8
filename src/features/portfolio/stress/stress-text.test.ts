import { expect, it } from 'vitest';
import { noStress, underStress, type StressedHome } from '@/lib/portfolio/stress';
import { breakText, firstToBreak, stressTexts } from './stress-text';

const home = (name: string, income: number): StressedHome => ({
  id: name,
  name,
  income,
  costs: 150,
  loans: [{ balance: 120_000, rate: 5, method: 'interest_only', monthlyPayment: 500, monthsLeft: 240 }],
});

it('Settings are said in words', () => {
  expect(stressTexts({ ratePoints: 1.25, rentPercent: -10, emptyWeeks: 1, repairs: 2_600 })).toEqual({
    ratePoints: '+1.25 points',
    rentPercent: '−10%',
    emptyWeeks: '1 week per year',
    repairs: '£2,600 per property per year',
  });
  expect(stressTexts(noStress).ratePoints).toBe('No change');
});

it('What breaks first is named, whether it does or would', () => {
  const calm = underStress([home('Strong', 1_500), home('Weak', 800)], noStress);
  expect(firstToBreak(calm)).toBe(
    'Every property stays positive. The first to turn negative would be Weak, if rates rose by 1.5 percentage points.',
  );
  const pressed = underStress([home('Strong', 1_500), home('Weak', 800), home('Lost', 600)], {
    ...noStress,
    ratePoints: 2,
  });
  expect(firstToBreak(pressed)).toBe(
    '1 property has negative cash flow today. Weak would be the first to turn negative.',
  );
  expect(pressed.homes.map(breakText)).toEqual(['Already negative', 'In this scenario', 'Rates +8.5 points']);
});
