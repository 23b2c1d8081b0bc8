import { expect, it } from 'vitest';
import { rankNeeds, renewalHarm, type Harm } from './needs';

const need = (id: string, dueOn: string, harm: Harm) => ({ id, dueOn, harm });

it('What is past comes first, then what is due soon, and within these what does most harm', () => {
  const ranked = rankNeeds(
    [
      need('gas in two months', '2026-07-10', 3),
      need('insurance this week', '2026-05-15', 2),
      need('transactions', '2026-05-13', 1),
      need('accounts past', '2026-05-01', 2),
      need('gas past', '2026-05-12', 3),
      need('fix in half a year', '2026-11-01', 2),
      need('gas this month', '2026-06-01', 3),
      need('lease this month', '2026-05-25', 2),
    ],
    '2026-05-13',
  );
  expect(ranked.map(({ id }) => id)).toEqual([
    'gas past',
    'accounts past',
    'insurance this week',
    'transactions',
    'gas this month',
    'lease this month',
    'gas in two months',
    'fix in half a year',
  ]);
});

it('Equal ones are in one order, however they come', () => {
  const all = [need('a', '2026-05-13', 1), need('b', '2026-05-13', 1)];
  expect(rankNeeds(all.toReversed(), '2026-05-13')).toEqual(rankNeeds(all, '2026-05-13'));
});

it('A kind nobody knows does the least harm', () => {
  expect([renewalHarm('gas_safety'), renewalHarm('mortgage_fix'), renewalHarm('ico')]).toEqual([3, 2, 1]);
});
