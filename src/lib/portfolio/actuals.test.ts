import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '../money/pence';
import { actualsOf, forecastOf, scored } from './actuals';

const home = 'a';
const row = (fields: Partial<Parameters<typeof actualsOf>[0][number]>) => ({
  date: '2026-05-03',
  description: 'Rent',
  direction: 'in' as const,
  amount: 1_080,
  category: 'rent',
  propertyId: home as string | null,
  gross: null as number | null,
  fee: null as number | null,
  splits: [],
  ...fields,
});
const years = [
  { income: 12_000, costs: 2_400, interest: 3_600, capital: 1_200 },
  { income: 12_300, costs: 2_460, interest: 3_500, capital: 1_300 },
];

it('A forecast month is a twelfth of its year since the purchase, and the last year goes on', () => {
  expect(forecastOf(years, '2025-03-28', '2025-03')).toEqual({
    income: 1_000,
    costs: 200,
    finance: 400,
    cashFlow: 400,
  });
  expect(forecastOf(years, '2025-03-28', '2026-02')).toMatchObject({ income: 1_000 });
  expect(forecastOf(years, '2025-03-28', '2026-03')).toMatchObject({ income: 1_025, costs: 205 });
  expect(forecastOf(years, '2025-03-28', '2031-01')).toMatchObject({ income: 1_025 });
  expect(forecastOf(years, '2025-03-28', '2025-02')).toBeNull();
  expect(forecastOf([], '2025-03-28', '2025-03')).toBeNull();
});

it('Rent that an agent collected counts before the fee, and capital and other homes not at all', () => {
  const rows = [
    row({ gross: 1_200, fee: 120 }),
    row({ direction: 'out', category: 'finance_cost', amount: 400, description: 'Mortgage' }),
    row({ direction: 'out', category: 'capital_improvement', amount: 5_000 }),
    row({ propertyId: 'b' }),
    row({ date: '2026-06-01' }),
  ];
  expect(actualsOf(rows, home, ['2026-05'])).toEqual([
    { income: 1_200, costs: 120, finance: 400, cashFlow: 680, largestCost: 'Rent' },
  ]);
});

it('A month names what made most of its difference', () => {
  const rows = [
    row({ amount: 1_000 }),
    row({ direction: 'out', category: 'repairs', amount: 450.5, description: 'New boiler pump' }),
    row({ direction: 'out', category: 'finance_cost', amount: 400 }),
  ];
  expect(scored(years, '2025-06-01', rows, home, ['2026-05'])).toMatchObject([
    { difference: -250.5, reason: { line: 'costs', amount: 250.5, description: 'New boiler pump' } },
  ]);
  expect(scored(years, '2026-06-01', rows, home, ['2026-05'])).toEqual([]);
});

const pence = fc.integer({ min: 1, max: 500_000 }).map((amount) => amount / 100);
const ledger = fc.array(
  fc.record({
    date: fc.constantFrom('2026-04-30', '2026-05-01', '2026-05-31', '2026-06-01'),
    direction: fc.constantFrom('in' as const, 'out' as const),
    amount: pence,
    category: fc.constantFrom('rent', 'repairs', 'finance_cost', 'other_income'),
  }),
  { maxLength: 200 },
);

it('No penny is lost between random transactions and the months they fall in', () => {
  fc.assert(
    fc.property(ledger, (drafts) => {
      const rows = drafts.map((draft) => row(draft));
      const months = actualsOf(rows, home, ['2026-04', '2026-05', '2026-06']);
      const of = (direction: string) =>
        sumOf(rows.filter((each) => each.direction === direction).map(({ amount }) => amount));
      expect(sumOf(months.map(({ income }) => income))).toBe(of('in'));
      expect(sumOf(months.flatMap(({ costs, finance }) => [costs, finance]))).toBe(of('out'));
      expect(sumOf(months.map(({ cashFlow }) => cashFlow))).toBeCloseTo(of('in') - of('out'), 5);
    }),
  );
});
