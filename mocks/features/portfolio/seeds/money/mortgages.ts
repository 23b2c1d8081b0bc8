import { addDays, addMonths, partsOfDay } from '@/lib/dates/calendar-day';
import { balanceAfter, monthlyPayment } from '@/lib/mortgage/payment';
import type { Row, Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { property, stamp } from './stamp';

type Mortgage = Row<'mortgage'>;

interface Loan {
  home: number;
  company?: number;
  lender: string;
  product: string | null;
  last4: string | null;
  original: number;
  rate: number;
  type: Mortgage['rateType'];
  method: Mortgage['method'];
  /** Whole months since the first day. */
  age: number;
  /** Days until the fixed or discounted rate ends. */
  fixIn?: number;
  years: number;
  fee?: number;
  charge?: string;
  guarantors?: string[];
}

const hannah = 'Hannah Okafor';

/**
 * Of every kind: one fix ends in 90 days, one is repaid, one tracks the base rate, two lie on one home.
 * None is older than the purchase, or above 80 % of the price or of the value of its first day.
 */
export const loans: readonly Loan[] = [
  {
    home: 1,
    lender: 'Pennine Building Society',
    product: '5-year fixed buy-to-let',
    last4: '4417',
    original: 96_000,
    rate: 4.49,
    type: 'fixed',
    method: 'interest_only',
    age: 36,
    fixIn: 730,
    years: 25,
    fee: 995,
  },
  {
    home: 2,
    lender: 'Aire Valley Bank',
    product: '5-year fixed repayment',
    last4: '0093',
    original: 101_500,
    rate: 5.09,
    type: 'fixed',
    method: 'repayment',
    age: 30,
    fixIn: 912,
    years: 22,
  },
  {
    home: 3,
    company: 1,
    lender: 'Calder Bank',
    product: 'HMO limited company 5-year fixed',
    last4: '7752',
    original: 212_000,
    rate: 5.79,
    type: 'fixed',
    method: 'interest_only',
    age: 28,
    fixIn: 975,
    years: 20,
    fee: 4240,
    charge: '098431270001',
    guarantors: [hannah],
  },
  {
    home: 4,
    lender: 'Pennine Building Society',
    product: 'Lifetime tracker, base rate + 1.24%',
    last4: '4980',
    original: 95_000,
    rate: 5.24,
    type: 'tracker',
    method: 'interest_only',
    age: 42,
    years: 25,
  },
  {
    home: 5,
    lender: 'Marlowe Mortgages',
    product: '2-year fixed buy-to-let',
    last4: '2216',
    original: 88_750,
    rate: 4.89,
    type: 'fixed',
    method: 'interest_only',
    age: 21,
    fixIn: 90,
    years: 24,
    fee: 1499,
  },
  {
    home: 6,
    lender: 'Hallam & Peak Building Society',
    product: '5-year fixed student let',
    last4: '6104',
    original: 57_500,
    rate: 4.99,
    type: 'fixed',
    method: 'interest_only',
    age: 28,
    fixIn: 970,
    years: 25,
  },
  {
    home: 6,
    lender: 'Marlowe Mortgages',
    product: 'Second charge, 3-year discount',
    last4: '8831',
    original: 12_000,
    rate: 8.15,
    type: 'discount',
    method: 'repayment',
    age: 14,
    fixIn: 660,
    years: 10,
  },
  {
    home: 7,
    company: 1,
    lender: 'Calder Bank',
    product: 'HMO limited company 5-year fixed',
    last4: '7790',
    original: 268_500,
    rate: 5.64,
    type: 'fixed',
    method: 'interest_only',
    age: 33,
    fixIn: 820,
    years: 22,
    fee: 5370,
    charge: '098431270002',
    guarantors: [hannah],
  },
  {
    home: 8,
    company: 2,
    lender: 'Thornbury & Lyle',
    product: 'Limited company 2-year fixed',
    last4: '3058',
    original: 128_000,
    rate: 5.34,
    type: 'fixed',
    method: 'interest_only',
    age: 20,
    fixIn: 128,
    years: 25,
    charge: 'SC4471900001',
    guarantors: [hannah, 'Daniel Okafor'],
  },
  {
    home: 9,
    lender: 'Aire Valley Bank',
    product: null,
    last4: '1187',
    original: 50_500,
    rate: 8.49,
    type: 'svr',
    method: 'interest_only',
    age: 66,
    years: 20,
  },
  {
    home: 10,
    company: 3,
    lender: 'Harbour Lending',
    product: 'Holiday let 3-year fixed',
    last4: '5526',
    original: 189_000,
    rate: 6.29,
    type: 'fixed',
    method: 'interest_only',
    age: 18,
    fixIn: 548,
    years: 25,
    fee: 3780,
    charge: '009874120001',
    guarantors: [hannah],
  },
  {
    home: 12,
    lender: 'Clydeside Building Society',
    product: '5-year fixed buy-to-let (Scotland)',
    last4: '9043',
    original: 101_000,
    rate: 4.74,
    type: 'fixed',
    method: 'interest_only',
    age: 26,
    fixIn: 1030,
    years: 25,
  },
  {
    home: 13,
    lender: 'Harbour Lending',
    product: 'Light refurbishment loan',
    last4: null,
    original: 128_000,
    rate: 9.48,
    type: 'tracker',
    method: 'interest_only',
    age: 5,
    years: 1,
    fee: 2560,
  },
];

/** % a year that each lender takes once a fix has ended; one has not said. */
const reversions: Readonly<Record<string, number>> = {
  'Pennine Building Society': 8.24,
  'Aire Valley Bank': 8.49,
  'Calder Bank': 8.74,
  'Marlowe Mortgages': 8.99,
  'Thornbury & Lyle': 8.35,
  'Harbour Lending': 9.25,
  'Clydeside Building Society': 8.19,
};

/** The first day of a loan, on the day of the month it was drawn. */
const startOf = (today: string, age: number, home: number) => {
  const [year, month] = partsOfDay(addMonths(today, -age));
  return `${year}-${String(month).padStart(2, '0')}-${String(1 + ((home * 5) % 27)).padStart(2, '0')}`;
};

/** £ each month. */
export function paymentOf({ original, rate, method, years }: Loan): number {
  return monthlyPayment(original, rate, method === 'repayment' ? 'repayment' : 'interest_only', years * 12);
}

/** £ owed after so many payments. */
export const balanceOf = (loan: Loan, paid: number) =>
  loan.method === 'repayment' ? balanceAfter(loan.original, loan.rate, paymentOf(loan), paid) : loan.original;

function rowOf(loan: Loan, now: Date, today: string): Omit<Mortgage, 'id'> {
  const { home, company, type, age, fixIn, years } = loan;
  const startDate = startOf(today, age, home);
  const fixEnds = fixIn === undefined ? null : addDays(today, fixIn);
  const yearly = Array.from({ length: Math.ceil(age / 12) }, (_, year) => ({
    on: addMonths(startDate, year * 12),
    balance: balanceOf(loan, year * 12),
  }));
  const paid = Math.max(0, age - 1);
  const latest = { on: addDays(today, -20), balance: balanceOf(loan, paid) };
  return {
    ...stamp(now, age * 30),
    propertyId: property(home),
    companyId: company === undefined ? null : uuidOf('company', company),
    lender: loan.lender,
    product: loan.product,
    accountLast4: loan.last4,
    originalAmount: loan.original,
    balance: latest.balance,
    balanceAt: latest.on,
    balanceHistory: [...yearly.filter(({ on }) => on < latest.on), latest],
    rate: loan.rate,
    rateType: type,
    method: loan.method,
    startDate,
    fixEnds,
    reversionRate: fixEnds === null ? null : (reversions[loan.lender] ?? null),
    termEnds: addMonths(startDate, years * 12),
    monthlyPayment: paymentOf(loan),
    erc:
      fixEnds === null || type !== 'fixed'
        ? []
        : [
            { until: addMonths(fixEnds, -12), pct: 2 },
            { until: fixEnds, pct: 1 },
          ],
    overpaymentPct: fixEnds === null || type !== 'fixed' ? null : 10,
    productFee: loan.fee ?? null,
    guarantors: loan.guarantors ?? [],
    chargeCode: loan.charge ?? null,
  };
}

export function seedMortgages(tables: Tables, now: Date, today: string): void {
  tables.mortgage.addAll(loans.map((loan) => rowOf(loan, now, today)));
}
