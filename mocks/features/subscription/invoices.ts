import { prorate, splitVat } from '@/lib/money/proration';
import type { Schema } from '../../engine/contract/contract';
import { planOf } from './seeds/plans';
import { termsName, termsNow, type Subscription } from './terms';

type Terms = Schema<'PlanTerms'>;
type Invoice = Schema<'UpcomingInvoice'>;

/** The whole price of a period. */
export const periodInvoice = (terms: Terms, date: string): Invoice => ({
  date,
  lines: [{ description: termsName(terms), amount: terms.amount, proration: false }],
  ...splitVat(terms.amount),
});

/** What going over to a larger plan costs now, and the period that is then paid for. */
export function changeInvoice(row: Subscription, to: Terms, now: Date) {
  const period = { start: new Date(row.currentPeriodStart), end: new Date(row.currentPeriodEnd) };
  const { lines, subtotal, vat, total, period: paid } = prorate(termsNow(row), to, period, now);
  const wording = {
    credit: `Unused time on ${planOf(row.planId).name}`,
    charge: `Remaining time on ${planOf(to.planId).name}`,
  };
  const invoice: Invoice = {
    date: now.toISOString(),
    lines: lines.map(({ kind, amount, proration }) => ({
      description: kind === 'charge' && !proration ? termsName(to) : wording[kind],
      amount,
      proration,
    })),
    subtotal,
    vat,
    total,
  };
  return { invoice, paid };
}
