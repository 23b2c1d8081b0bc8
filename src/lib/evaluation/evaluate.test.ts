import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate';
import { blankInputs, type EvaluationInputs, type Strategy } from './inputs/inputs';
import { mergeInputs } from './inputs/overrides';
import { platformDefaults } from './inputs/platform-defaults';
import type { Terms } from './inputs/terms';
import { brrrExample, btlExample, flipExample, hmoExample, servicedExample } from './worked-examples';

fc.configureGlobal({ seed: 20261121 });

const strategies: readonly Strategy[] = ['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'];
const terms: Terms = {
  region: 'england-wales',
  nation: 'england',
  outcode: 'M14',
  strategies,
  primary: 'btl',
  roceBasis: 'totalCapital',
};
const as = (primary: Strategy): Terms => ({ ...terms, primary, strategies: [primary] });

const money = (max: number) => fc.integer({ min: 0, max });
const pct = fc.double({ min: 0, max: 100, noNaN: true });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const room = fc.record({
  name: fc.string(),
  rentPcm: money(2_000),
  sqm: maybe(pct),
  occupants: fc.integer({ min: 0, max: 4 }),
});
const deals: fc.Arbitrary<EvaluationInputs> = fc
  .record({
    price: money(10_000_000),
    purchaseDate: fc.constantFrom('1999-01-01', '2002-05-01', '2010-06-01', '2025-06-02', '2028-01-01'),
    stampDutyOverride: maybe(money(500_000)),
    furnishing: money(50_000),
    holdingPcm: money(3_000),
    finance: fc.record({
      kind: fc.constantFrom('cash' as const, 'mortgage' as const, 'bridge' as const),
      ltv: pct,
      rate: fc.double({ min: 0, max: 30, noNaN: true }),
      termYears: fc.integer({ min: 0, max: 40 }),
      method: fc.constantFrom('interest_only' as const, 'repayment' as const),
      addFee: fc.boolean(),
      bridge: fc.record({
        ltv: pct,
        monthlyRate: fc.double({ min: 0, max: 5, noNaN: true }),
        arrangementPct: fc.double({ min: 0, max: 10, noNaN: true }),
        exitPct: fc.double({ min: 0, max: 10, noNaN: true }),
        months: fc.integer({ min: 0, max: 36 }),
      }),
    }),
    refi: fc.record({ gdv: maybe(money(10_000_000)), ltv: pct, fees: money(20_000) }),
    income: fc.record({
      rentPcm: maybe(money(20_000)),
      other: money(5_000),
      rooms: fc.array(room, { maxLength: 6 }),
      adr: maybe(money(900)),
      occupancyPct: maybe(pct),
      avgStay: maybe(money(30)),
      cleaningFee: money(200),
    }),
    costs: fc.record({
      voidPct: pct,
      managementPct: pct,
      managementVatPct: pct,
      maintenancePct: pct,
      bills: money(20_000),
    }),
    exit: fc.record({
      salePrice: maybe(money(10_000_000)),
      months: money(60),
      agentPct: pct,
      holdYears: fc.integer({ min: 0, max: 40 }),
    }),
    growth: fc.record({ value: fc.integer({ min: -20, max: 20 }), rent: fc.integer({ min: -20, max: 20 }) }),
    stress: fc.record({ icr: money(300), rate: fc.double({ min: 0, max: 20, noNaN: true }) }),
  })
  .map((part) => mergeInputs(platformDefaults('2025-06-02'), part));

/** Everything in a result that is a number. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('whatever the deal', () => {
  it('every figure is finite or null, and the same after a trip as JSON', () => {
    fc.assert(
      fc.property(deals, fc.constantFrom(...strategies), (inputs, primary) => {
        const results = evaluate(inputs, { ...terms, primary });
        expect(numbersIn(results).filter((each) => !Number.isFinite(each))).toEqual([]);
        expect(JSON.parse(JSON.stringify(results))).toEqual(results);
      }),
    );
  });

  it('cost, cash and loan agree', () => {
    fc.assert(
      fc.property(deals, (inputs) => {
        const { purchase, income, returns } = evaluate(inputs, as('btl')).strategies.btl ?? {};
        if (purchase?.totalCost != null) {
          expect(purchase.cashInvested).toBeCloseTo(purchase.totalCost - purchase.loan, 4);
        }
        if (income?.noi != null && returns?.annualCashFlow != null) {
          expect(returns.annualCashFlow).toBeCloseTo(income.noi - 12 * (returns.mortgagePcm ?? 0), 4);
        }
      }),
    );
  });

  it('BRRR: the money left in is the peak less what came out', () => {
    fc.assert(
      fc.property(deals, (inputs) => {
        const project = evaluate(inputs, as('brrr')).strategies.brrr?.project;
        if (project?.moneyLeftIn == null || project.peakCash === null) return;
        expect(project.moneyLeftIn).toBeCloseTo(project.peakCash - (project.cashReleased ?? 0), 3);
      }),
    );
  });

  it('a rent at break-even leaves nothing over', () => {
    fc.assert(
      fc.property(deals, (inputs) => {
        const rentPcm = evaluate(inputs, as('btl')).strategies.btl?.breakEvenRentPcm;
        if (rentPcm == null || rentPcm === 0) return;
        const income = { ...inputs.income, rentPcm };
        const left = evaluate({ ...inputs, income }, as('btl')).strategies.btl?.returns.cashFlowPcm;
        expect(Math.abs(left ?? Infinity)).toBeLessThan(1e-6 * Math.max(1, rentPcm));
      }),
    );
  });

  it('a sale at break-even makes no profit', () => {
    fc.assert(
      fc.property(deals, (inputs) => {
        const salePrice = evaluate(inputs, as('flip')).strategies.flip?.breakEvenSale;
        if (salePrice == null) return;
        const exit = { ...inputs.exit, salePrice };
        const profit = evaluate({ ...inputs, exit }, as('flip')).strategies.flip?.profit;
        expect(Math.abs(profit ?? Infinity)).toBeLessThan(1e-6 * Math.max(1, salePrice));
      }),
    );
  });
});

describe('what is not known or has no meaning', () => {
  it('leaves figures out, and says what is missing', () => {
    const { headline, missing, strategies } = evaluate(blankInputs('2026-05-13'), terms);
    expect(headline).toMatchObject({ grossYield: null, roi: null, roce: null, icr: null, cashFlowPcm: null });
    expect(missing).toEqual([
      'price',
      'income.rentPcm',
      'refi.gdv',
      'income.rooms',
      'income.adr',
      'income.occupancyPct',
      'income.avgStay',
      'exit.salePrice',
    ]);
    expect(strategies.hmo?.rooms).toMatchObject({ undersized: [], avgRoomRentPcm: null });
  });

  it('without a price knows no return, and a cash flow only of a home bought with cash', () => {
    const without = (kind: 'cash' | 'mortgage') =>
      evaluate(mergeInputs(btlExample, { price: 0, finance: { kind } }), as('btl')).headline;
    const unknown = { cashInvested: null, roi: null, roce: null, paybackYears: null };
    expect(without('mortgage')).toMatchObject({ ...unknown, cashFlowPcm: null, afterTax: null });
    expect(without('cash')).toMatchObject(unknown);
    expect(without('cash').cashFlowPcm).toBeCloseTo(844.52, 2);
  });

  it('taxes a sale as trading, at rates that stay as they are in April 2027', () => {
    const taxOn = (purchaseDate: string) =>
      evaluate(
        mergeInputs(flipExample, { purchaseDate, tax: { ownership: 'personal', band: 'higher' } }),
        as('flip'),
      ).strategies.flip;
    const [before, after] = [taxOn('2027-04-05'), taxOn('2027-04-06')];
    expect(after?.tax).toBeCloseTo(0.4 * (after?.profit ?? 0), 6);
    expect(after?.tax).toBe(before?.tax);
  });

  it('has stamp duty n/a where no rates are on file, until one is entered manually', () => {
    const inputs = { ...btlExample, purchaseDate: '2010-06-01' };
    const unknown = evaluate(inputs, as('btl'));
    expect(unknown.headline).toMatchObject({ stampDuty: null, totalCost: null, roi: null, roce: null });
    expect(unknown.headline.grossYield).toBeCloseTo(7.67, 2);
    expect(unknown.notes).toContain('no-rates');
    expect(unknown.stampDuty).toEqual({ amount: null, isOverridden: false, bands: [] });
    const given = evaluate({ ...inputs, stampDutyOverride: 1_800 }, as('btl'));
    expect(given.headline).toMatchObject({ stampDuty: 1_800, totalCost: 198_944 });
    expect(given.stampDuty.isOverridden).toBe(true);
  });

  it('never pays back without a cash flow', () => {
    const income = { ...btlExample.income, rentPcm: 500 };
    expect(evaluate({ ...btlExample, income }, as('btl')).headline.paybackYears).toBe('never');
  });

  it('returns infinitely when nothing is left in and something flows', () => {
    const refi = { ...brrrExample.refi, gdv: 200_000 };
    const rich = evaluate(
      { ...brrrExample, refi, income: { ...brrrExample.income, rentPcm: 1_400 } },
      as('brrr'),
    );
    expect(rich.headline.roi).toBe('infinite');
    expect(rich.strategies.brrr?.project.moneyRecycledPct).toBe(100);
    const poor = evaluate(
      { ...brrrExample, refi, income: { ...brrrExample.income, rentPcm: 300 } },
      as('brrr'),
    );
    expect(poor.headline.roi).toBeNull();
  });

  it('has no lender’s test without a loan', () => {
    const finance = { ...btlExample.finance, kind: 'cash' } as const;
    const { lender, purchase, returns } =
      evaluate({ ...btlExample, finance }, as('btl')).strategies.btl ?? {};
    expect(lender).toMatchObject({ icr: null, icrPass: null, maxPriceAtStress: null, minRentPcmAtStress: 0 });
    expect(purchase).toMatchObject({ loan: 0, deposit: 180_000, cashInvested: 207_244 });
    expect(returns).toMatchObject({ mortgagePcm: 0, dscr: null });
  });
});

describe('choices', () => {
  it('an added fee moves from the cash into the loan', () => {
    const finance = { ...btlExample.finance, addFee: true };
    const { purchase, returns, lender } =
      evaluate({ ...btlExample, finance }, as('btl')).strategies.btl ?? {};
    expect(purchase).toMatchObject({
      loan: 136_499,
      deposit: 45_000,
      totalCost: 207_244,
      cashInvested: 70_745,
    });
    expect(returns?.mortgagePcm).toBeCloseTo(597.18, 2);
    expect(lender?.maxPriceAtStress).toBeCloseTo((173_040.752 - 1_499) / 0.75, 1);
  });

  it('ROCE by the cash left in is the return on it', () => {
    const { headline } = evaluate(btlExample, { ...as('btl'), roceBasis: 'cashLeftIn' });
    expect(headline.roce).toBe(headline.roi);
    const brrr = evaluate(brrrExample, { ...as('brrr'), roceBasis: 'cashLeftIn' }).headline;
    expect(brrr.roce).toBe(brrr.roi);
  });

  it('a company’s headline is after its own tax', () => {
    const tax = { ...btlExample.tax, ownership: 'company' } as const;
    expect(evaluate({ ...btlExample, tax }, as('btl')).headline.afterTax).toBeCloseTo(2_467.86, 2);
  });

  it('rent-to-rent buys nothing and pays the owner', () => {
    const costs = { ...hmoExample.costs, headRent: 18_000 };
    const { r2r } = evaluate({ ...hmoExample, costs }, as('r2r')).strategies;
    // Of the fees, the broker’s and the lender’s are a buyer’s.
    const { broker, mortgageArrangement } = hmoExample.fees;
    const fees = 5_995 - broker - mortgageArrangement;
    expect(r2r?.purchase).toMatchObject({ stampDuty: 0, loan: 0, totalCost: 57_200 + fees + 7_500 });
    expect(r2r?.hold.saleCosts).toBe(0);
    expect(r2r?.returns.noi).toBeCloseTo(15_367.04 - 18_000, 2);
    expect(r2r?.returns).toMatchObject({ grossYield: null, paybackYears: 'never' });
  });

  it('notes Wales, England’s small rooms and licence, VAT and London’s ninety nights', () => {
    expect(evaluate(hmoExample, as('hmo')).notes).toEqual(['undersized-room', 'licence']);
    const inWales = { ...as('hmo'), nation: 'wales' } as const;
    expect(evaluate(hmoExample, inWales).notes).toEqual(['wales', 'tax-nation']);
    const tax = { ...hmoExample.tax, ownership: 'company' } as const;
    expect(evaluate({ ...hmoExample, tax }, inWales).notes).toEqual(['wales']);
    const income = { ...servicedExample.income, adr: 400 };
    const london = { ...as('sa'), outcode: 'SE15' };
    expect(evaluate({ ...servicedExample, income }, london).notes).toEqual([
      'vat-threshold',
      'london-nights',
    ]);
    expect(evaluate(servicedExample, as('sa')).notes).toEqual([]);
  });
});
