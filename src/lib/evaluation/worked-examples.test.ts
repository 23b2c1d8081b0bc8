// Every figure that product.md §5.11 prints, to the penny and the hundredth of a per cent.
import { describe, expect, it } from 'vitest';
import { formatPounds } from '../money/money';
import { evaluate } from './evaluate';
import type { EvaluationInputs, Strategy } from './inputs/inputs';
import { maxOffer } from './solve';
import { taxRates } from './loan/tax';
import type { Terms } from './inputs/terms';
import { brrrExample, btlExample, flipExample, hmoExample, servicedExample } from './worked-examples';

const terms = (primary: Strategy): Terms => ({
  region: 'england-wales',
  nation: 'england',
  outcode: 'LS11',
  strategies: [primary],
  primary,
  roceBasis: 'totalCapital',
});
const results = (inputs: EvaluationInputs, primary: Strategy, more: Partial<Terms> = {}) =>
  evaluate(inputs, { ...terms(primary), ...more }).strategies;

/** What is not as printed, within the rounding of two decimals (the print rounds half to even). */
function unlike(printed: Readonly<Record<string, unknown>>, got: object | undefined): unknown[] {
  const all = new Map(Object.entries(got ?? {}).flatMap(flat));
  return Object.entries(printed).filter(([name, figure]) => {
    const value = all.get(name);
    if (typeof figure !== 'number') return JSON.stringify(value) !== JSON.stringify(figure);
    return typeof value !== 'number' || Math.abs(value - figure) > 0.005_000_1;
  });
}
const flat = ([name, value]: [string, unknown]): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(flat)
    : [[name, value]];

describe('the buy-to-let', () => {
  it('interest-only', () => {
    const { btl } = results(btlExample, 'btl');
    expect(
      unlike(
        {
          stampDuty: 10_100,
          refurbTotal: 13_200,
          fees: 3_944,
          loan: 135_000,
          deposit: 45_000,
          totalCost: 207_244,
          cashInvested: 72_244,
          grossRent: 13_800,
          effectiveRent: 13_248,
          management: 1_589.76,
          maintenance: 1_104,
          fixed: 420,
          operatingCosts: 3_113.76,
          noi: 10_134.24,
          mortgagePcm: 590.62,
          annualCashFlow: 3_046.74,
          cashFlowPcm: 253.9,
          grossYield: 7.67,
          netYield: 5.63,
          cashOnCashRoi: 4.22,
          roce: 4.89,
          paybackYears: 23.71,
          dscr: 1.43,
          breakEvenRentPcm: 818.02,
          icr: 185.86,
          icrPass: true,
          maxLoanAtStress: 173_040.75,
          minRentPcmAtStress: 897.19,
          maxPriceAtStress: 230_721,
          section24Tax: 2_636.2,
          afterTaxPersonal: 410.54,
          preS24Tax: 1_218.7,
          section24ExtraTax: 1_417.5,
          companyTax: 578.88,
          afterTaxCompany: 2_467.86,
        },
        btl,
      ),
    ).toEqual([]);
    // 590.625: Python's half-even print shows 590.62, the app's formatter rounds half up.
    expect(btl?.returns.mortgagePcm).toBe(590.625);
    expect(formatPounds(btl?.returns.mortgagePcm ?? 0)).toBe('£590.63');
    expect(formatPounds(btl?.returns.cashFlowPcm ?? 0)).toBe('£253.90');
  });

  it('with a repayment loan', () => {
    const finance = { ...btlExample.finance, method: 'repayment' } as const;
    expect(
      unlike(
        {
          mortgagePcm: 808.98,
          cashFlowPcm: 35.54,
          cashOnCashRoi: 0.59,
          paybackYears: 169.42,
          dscr: 1.04,
        },
        results({ ...btlExample, finance }, 'btl').btl,
      ),
    ).toEqual([]);
  });

  it('in Scotland', () => {
    expect(
      unlike(
        {
          stampDuty: 15_100,
          cashInvested: 77_244,
          cashOnCashRoi: 3.94,
        },
        results(btlExample, 'btl', { region: 'scotland' }).btl,
      ),
    ).toEqual([]);
  });

  it('at most, for a return of 5 % and for the lender', () => {
    expect(maxOffer(btlExample, terms('btl'), [{ metric: 'roi', value: 5 }])).toBe(169_788);
    expect(maxOffer(btlExample, terms('btl'), [{ metric: 'icr', value: 145 }])).toBe(230_721);
  });

  it.each([
    [4.25, 366],
    [4.75, 310],
    [5.25, 254],
    [5.75, 198],
    [6.25, 141],
    [7.25, 29],
  ])('at a rate of %d per cent leaves £%d a month', (rate, left) => {
    const finance = { ...btlExample.finance, rate };
    const { btl } = results({ ...btlExample, finance }, 'btl');
    expect(Math.round(btl?.returns.cashFlowPcm ?? 0)).toBe(left);
  });

  it.each([
    ['2026-11-21', 2_636],
    ['2027-04-05', 2_636],
    ['2027-04-06', 2_697],
  ])('bought on %s is taxed £%d', (purchaseDate, tax) => {
    const { btl } = results({ ...btlExample, purchaseDate }, 'btl');
    expect(Math.round(btl?.tax.section24Tax ?? 0)).toBe(tax);
    expect(taxRates(purchaseDate).higher).toBe(tax === 2_697 ? 42 : 40);
  });

  it('held for ten years', () => {
    const held = results(btlExample, 'btl').btl?.hold;
    // The print takes 1.5 % for the sale: the agent's 1.25 % with VAT, and no legal fee.
    const { btl } = results({ ...btlExample, exit: { ...btlExample.exit, legal: 0 } }, 'btl');
    expect(Math.round(held?.value ?? 0)).toBe(241_905);
    expect(Math.round(held?.equity ?? 0)).toBe(106_905);
    expect(Math.round(held?.lastCashFlow ?? 0)).toBe(5_569);
    expect(btl?.hold.irr?.toFixed(2)).toBe('8.54');
  });
});

it('the BRRR', () => {
  expect(
    unlike(
      {
        stampDuty: 4_750,
        refurbTotal: 27_500,
        bridgeLoan: 66_500,
        bridgeCosts: 4_721.5,
        holding: 960,
        totalCost: 135_981.5,
        peakCash: 69_481.5,
        refiLoan: 123_750,
        cashReleased: 55_050,
        moneyLeftIn: 14_431.5,
        equityAfter: 41_250,
        valueAdded: 29_018.5,
        moneyRecycledPct: 79.23,
        noi: 8_298.72,
        mortgagePcm: 541.41,
        cashFlowPcm: 150.15,
        grossYieldOnGdv: 6.91,
        roiOnMoneyLeftIn: 12.49,
        roce: 6.1,
        roceCashLeftIn: 12.49,
      },
      results(brrrExample, 'brrr').brrr,
    ),
  ).toEqual([]);
  const nothingLeft = [{ metric: 'moneyLeftIn', value: 0 }] as const;
  expect(maxOffer(brrrExample, terms('brrr'), nothingLeft)).toBe(81_876);
});

it('the flip', () => {
  expect(
    unlike(
      {
        stampDuty: 7_300,
        refurbTotal: 35_200,
        loan: 98_000,
        financeCosts: 9_996,
        holding: 1_760,
        sellingCosts: 4_725,
        totalCost: 201_381,
        cashIn: 98_656,
        profit: 33_619,
        roi: 34.08,
        annualisedRoi: 55.25,
        profitOnCost: 16.69,
        profitOnGdv: 14.31,
        breakEvenSale: 200_869.04,
        tax: 6_387.61,
        profitAfterTax: 27_231.39,
      },
      results(flipExample, 'flip').flip,
    ),
  ).toEqual([]);
});

it('the house of five rooms', () => {
  expect(
    unlike(
      {
        stampDuty: 16_000,
        totalCost: 346_695,
        cashInvested: 151_695,
        grossRent: 36_000,
        noi: 15_367.04,
        cashFlowPcm: 346.21,
        grossYield: 13.85,
        netYield: 5.91,
        cashOnCashRoi: 2.74,
        roce: 4.43,
        paybackYears: 36.51,
        breakEvenRentPcm: 2_528.73,
        icr: 307.69,
        icrPass: true,
        avgRoomRentPcm: 600,
        profitPerRoomPcm: 69.24,
        costPerRoom: 69_339,
        undersized: ['Room 5'],
        licenceRequired: true,
        breakEvenRooms: 5,
      },
      results(hmoExample, 'hmo').hmo,
    ),
  ).toEqual([]);
});

it('the home let by the night', () => {
  expect(
    unlike(
      {
        nights: 248.2,
        bookings: 77.56,
        revenue: 32_777.91,
        revPar: 80.24,
        ota: 3_933.35,
        management: 4_916.69,
        cleaning: 3_257.62,
        fixed: 7_900,
        noi: 12_770.25,
        cashFlowPcm: 283.25,
        cashInvested: 86_444,
        cashOnCashRoi: 3.93,
        netYield: 6.08,
        breakEvenOccupancy: 56.82,
        vatFlag: false,
      },
      results(servicedExample, 'sa').sa,
    ),
  ).toEqual([]);
});
