import { describe, expect, it } from 'vitest';
import type { Mortgage } from '../mortgage-type';
import { compareWays, initialValues, problemsOf, type RefinanceValues } from './refinance-values';

const today = '2026-05-13';
const mortgage: Mortgage = {
  id: '00000000-0000-4000-8000-000000000001',
  propertyId: '00000000-0000-4000-8000-000000000002',
  companyId: null,
  lender: 'Marlowe Mortgages',
  product: null,
  accountLast4: null,
  originalAmount: 100_000,
  balance: 100_000,
  balanceAt: '2026-04-23',
  balanceHistory: [],
  rate: 4.8,
  rateType: 'fixed',
  method: 'interest_only',
  startDate: '2024-08-11',
  fixEnds: '2026-08-12',
  reversionRate: 9,
  termEnds: '2048-08-11',
  monthlyPayment: 400,
  erc: [{ until: '2026-08-12', pct: 1 }],
  overpaymentPct: null,
  productFee: null,
  guarantors: [],
  chargeCode: null,
  ownerId: 1,
  createdAt: '2024-08-11T00:00:00.000Z',
  updatedAt: '2024-08-11T00:00:00.000Z',
};
const known = { today, rentPcm: 800 };
const typed = (fields: Partial<RefinanceValues>): RefinanceValues => ({
  ...initialValues(mortgage, today),
  years: '2',
  transferRate: '6%',
  transferFee: '£999',
  remortgageRate: '5.4',
  remortgageFee: '',
  otherFees: '600',
  ...fields,
});
const costs = (values: RefinanceValues, of = mortgage) =>
  compareWays(values, of, known)?.ways.map(({ option }) => option?.cost ?? null);

describe('the comparison', () => {
  it('begins on the day after the rate ends, when no charge is due any more', () => {
    expect(initialValues(mortgage, today).switchOn).toBe('2026-08-13');
    expect(initialValues({ ...mortgage, fixEnds: null }, today).switchOn).toBe(today);
    // 24 months of £750, of £500 with £999, and of £450 with £600.
    expect(costs(typed({}))).toEqual([18_000, 12_999, 11_400]);
  });

  it('takes the charge of the day, and the rate that would have gone on, before it ends', () => {
    // Three months at £400, then 21 at £750; a charge of £1,000.
    expect(costs(typed({ switchOn: today }))).toEqual([16_950, 13_999, 12_400]);
  });

  it('says which way costs least, by how much, and from which month on', () => {
    const { best, ways, balance } = compareWays(typed({}), mortgage, known) ?? {};
    expect(balance).toBe(100_000);
    expect(best).toMatchObject({ id: 'remortgage', saves: 6_600, paysBack: 3 });
    expect(ways?.[1]).toMatchObject({ id: 'transfer', saves: 5_001, paysBack: 4 });
  });

  it('has no cost of staying, and no best way, while the reversion rate is not known', () => {
    const values = typed({ reversionRate: '' });
    expect(costs(values)).toEqual([null, 12_999, 11_400]);
    expect(compareWays(values, mortgage, known)?.best).toBeNull();
  });

  it('of a rate without an end stays at that rate', () => {
    const svr = { rateType: 'svr', fixEnds: null, reversionRate: null, erc: [] } satisfies Partial<Mortgage>;
    expect(costs(typed({ switchOn: today, reversionRate: '' }), { ...mortgage, ...svr })?.[0]).toBe(9_600);
  });

  it('judges an added fee with the loan, and needs the rent for it', () => {
    const { ways } = compareWays(typed({ isTransferFeeAdded: true }), mortgage, known) ?? {};
    // £9,600 of rent over 5.5% of £100,000 and of £100,999.
    expect(ways?.map(({ test }) => test?.icr?.toFixed(2))).toEqual(['174.55', '172.82', '174.55']);
    expect(compareWays(typed({}), mortgage, { today, rentPcm: null })?.ways[0]?.test).toBeNull();
  });
});

it('What is typed wrongly is named, and nothing is compared meanwhile', () => {
  const wrong = typed({
    switchOn: '12/5/2026',
    transferRate: '',
    remortgageFee: 'lots',
    reversionRate: '99',
  });
  expect(Object.keys(problemsOf(wrong, mortgage, today))).toEqual([
    'switchOn',
    'reversionRate',
    'transferRate',
    'remortgageFee',
  ]);
  expect(problemsOf(typed({ switchOn: '2048-08-11' }), mortgage, today).switchOn).toContain('11 August 2048');
  expect(compareWays(wrong, mortgage, known)).toBeNull();
});
