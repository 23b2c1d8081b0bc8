// What is typed to compare ways to refinance, and the comparison it makes.
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { lenderTest, type LenderTest } from '@/lib/evaluation/loan/lender';
import { addDays, nearestMonths, wholeMonths } from '@/lib/dates/calendar-day';
import { readDay, shortDay } from '@/lib/dates/day-text';
import { numberText, poundsText, readPercent, readPounds, type ReadAmount } from '@/lib/money/amount-text';
import { toHundredths } from '@/lib/money/pence';
import { debtAfter, debtOf, owed } from '@/lib/mortgage/debt';
import { changing, chargeOn, keeping, paysBackAfter, type RefinanceOption } from '@/lib/mortgage/refinance';
import type { Mortgage } from '../mortgage-type';

export interface RefinanceValues {
  /** ISO day on which the new rate starts. */
  switchOn: string;
  /** How long the new rates last and the ways are compared. */
  years: '2' | '3' | '5';
  reversionRate: string;
  transferRate: string;
  transferFee: string;
  isTransferFeeAdded: boolean;
  remortgageRate: string;
  remortgageFee: string;
  isRemortgageFeeAdded: boolean;
  otherFees: string;
}

export type RefinanceProblems = Partial<Record<keyof RefinanceValues, string>>;

const maxRate = 25;
const maxFee = 100_000;

/** The day after the rate ends, or today once it has, and the rate and fees that new evaluations start from. */
export function initialValues({ fixEnds, reversionRate }: Mortgage, today: string): RefinanceValues {
  const { refi, fees } = platformDefaults(today);
  const rate = numberText(refi.rate);
  return {
    switchOn: fixEnds !== null && fixEnds >= today ? addDays(fixEnds, 1) : today,
    years: '5',
    reversionRate: numberText(reversionRate),
    transferRate: rate,
    transferFee: poundsText(fees.mortgageArrangement),
    isTransferFeeAdded: false,
    remortgageRate: rate,
    remortgageFee: poundsText(fees.mortgageArrangement),
    isRemortgageFeeAdded: false,
    otherFees: poundsText(refi.fees - fees.mortgageArrangement),
  };
}

/** Whether what was kept of an earlier visit can stand in its field. */
export function fitsRefinance(value: unknown, name: string): boolean {
  if (name === 'years') return value === '2' || value === '3' || value === '5';
  return typeof value === (/^is[A-Z]/.test(name) ? 'boolean' : 'string');
}

/** Whether today's rate is over before the comparison is, so that a rate after it is needed. */
export const needsReversion = ({ fixEnds }: Mortgage): boolean => fixEnds !== null;

const isBetween = (read: ReadAmount, max: number): read is number =>
  typeof read === 'number' && read >= 0 && read <= max;

/** What keeps the ways from being compared, by field. */
export function problemsOf(values: RefinanceValues, mortgage: Mortgage, today: string): RefinanceProblems {
  const rate = (text: string) =>
    isBetween(readPercent(text), maxRate)
      ? undefined
      : `Enter a percentage from 0 to ${maxRate}, such as 5.25`;
  const fee = (text: string) => {
    const read = readPounds(text);
    return read === 'blank' || isBetween(read, maxFee)
      ? undefined
      : 'Enter an amount up to £100,000, such as £1,499';
  };
  const day = readDay(values.switchOn);
  const problems: Record<keyof RefinanceValues, string | undefined> = {
    switchOn:
      day === null
        ? 'Enter a date as dd/mm/yyyy'
        : day < today
          ? 'Enter a date that isn’t in the past'
          : day >= mortgage.termEnds
            ? `Enter a date before the term ends on ${shortDay(mortgage.termEnds)}`
            : undefined,
    years: undefined,
    reversionRate:
      needsReversion(mortgage) && values.reversionRate.trim() !== '' ? rate(values.reversionRate) : undefined,
    transferRate: rate(values.transferRate),
    transferFee: fee(values.transferFee),
    isTransferFeeAdded: undefined,
    remortgageRate: rate(values.remortgageRate),
    remortgageFee: fee(values.remortgageFee),
    isRemortgageFeeAdded: undefined,
    otherFees: fee(values.otherFees),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}

/** One way to go on, beside the others. */
export interface Way {
  id: 'keep' | 'transfer' | 'remortgage';
  name: string;
  /** Null while a rate it needs is not known. */
  option: RefinanceOption | null;
  /** £ less than staying costs; null for staying, or where that is not known. */
  saves: number | null;
  /** The month from which on it has cost less than staying; null where it never does. */
  paysBack: number | null;
  /** Whether the rent covers the loan at the lender's stress rate; null where the rent is not known. */
  test: LenderTest | null;
}

export interface Comparison {
  ways: readonly Way[];
  /** £ owed on the day of the change. */
  balance: number;
  months: number;
  /** The way that costs least; null while staying is not known. */
  best: Way | null;
}

interface Known {
  today: string;
  /** £ a month of the property; null where it is not known. */
  rentPcm: number | null;
}

const amountOf = (read: ReadAmount) => (typeof read === 'number' ? read : 0);

/** The ways over the same months, from the day of the change; null while something typed is wrong. */
export function compareWays(
  values: RefinanceValues,
  mortgage: Mortgage,
  { today, rentPcm }: Known,
): Comparison | null {
  if (Object.keys(problemsOf(values, mortgage, today)).length > 0) return null;
  const { fixEnds, rate, erc } = mortgage;
  const switchOn = readDay(values.switchOn) ?? today;
  const reversion = readPercent(values.reversionRate);
  const before = nearestMonths(today, switchOn);
  const fixFromToday =
    fixEnds === null ? Number.POSITIVE_INFINITY : nearestMonths(today, addDays(fixEnds, 1));
  const term = wholeMonths(today, mortgage.termEnds);
  const known = typeof reversion === 'number' ? reversion : null;
  // What is repaid until then, at the rates of those months.
  const atFixEnd = Math.min(before, fixFromToday);
  const first = debtAfter(debtOf({ ...mortgage, monthsLeft: term }), rate, term, atFixEnd);
  const debt = debtAfter(first, known ?? rate, term - atFixEnd, before - atFixEnd);
  const months = 12 * Number(values.years);
  const over = (count: number) => ({ debt, monthsLeft: term - before, months: count });
  const fixMonths = Math.max(0, fixFromToday - before);
  const after = fixMonths >= months ? rate : known;
  const keep = after === null ? null : (count: number) => keeping(over(count), rate, fixMonths, after);
  const pct = chargeOn(erc, switchOn);
  const offers = {
    transfer: {
      rate: amountOf(readPercent(values.transferRate)),
      productFee: amountOf(readPounds(values.transferFee)),
      isFeeAdded: values.isTransferFeeAdded,
      otherFees: 0,
    },
    remortgage: {
      rate: amountOf(readPercent(values.remortgageRate)),
      productFee: amountOf(readPounds(values.remortgageFee)),
      isFeeAdded: values.isRemortgageFeeAdded,
      otherFees: amountOf(readPounds(values.otherFees)),
    },
  };
  const testOf = (added: number) =>
    rentPcm === null || rentPcm === 0
      ? null
      : lenderTest(platformDefaults(today), rentPcm * 12, owed(debt) + added, 0, added);
  const change = (id: 'transfer' | 'remortgage', name: string): Way => {
    const offer = offers[id];
    const option = (count: number) => changing(over(count), offer, pct);
    const whole = option(months);
    const kept = keep?.(months);
    return {
      id,
      name,
      option: whole,
      saves: kept === undefined ? null : toHundredths(kept.cost - whole.cost),
      paysBack: keep === null ? null : paysBackAfter(months, keep, option),
      test: testOf(offer.isFeeAdded ? offer.productFee : 0),
    };
  };
  const ways: Way[] = [
    {
      id: 'keep',
      name: 'Stay as you are',
      option: keep?.(months) ?? null,
      saves: null,
      paysBack: null,
      test: testOf(0),
    },
    change('transfer', 'Product transfer'),
    change('remortgage', 'Remortgage'),
  ];
  const cost = ({ option }: Way) => option?.cost ?? Number.POSITIVE_INFINITY;
  return {
    ways,
    balance: owed(debt),
    months,
    best: keep === null ? null : ways.reduce((best, way) => (cost(way) < cost(best) ? way : best)),
  };
}
