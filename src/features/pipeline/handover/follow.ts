import type { Deal } from '../deal/deal';
import { handoverOf, loanOf, type Handover } from './plan';

/** A handover as the member has it, and as it was suggested to them. */
export interface Draft {
  plan: Handover;
  suggested: Handover;
}

/** Suggests payments and dates anew for the completion day and the loan as they are now. What the member typed stays. */
export function followed(deal: Deal, { plan, suggested }: Draft): Draft {
  const day = plan.home.purchaseDate;
  const isUsualEnd = plan.loan?.fixEnds === loanOf(deal, suggested.home.purchaseDate)?.fixEnds;
  const fixEnds = loanOf(deal, day)?.fixEnds;
  const loan = plan.loan && isUsualEnd && fixEnds !== undefined ? { ...plan.loan, fixEnds } : plan.loan;
  const next = handoverOf(deal, day, loan);
  return {
    plan: {
      home: plan.home,
      loan,
      payments: merged(plan.payments, suggested.payments, next.payments, 'key', 'amount'),
      renewals: merged(plan.renewals, suggested.renewals, next.renewals, 'kind', 'dueOn'),
    },
    suggested: next,
  };
}

/** The rows that are suggested now, each with the member’s choice, and with their value where they changed it. */
const merged = <Row extends { isWanted: boolean }>(
  rows: readonly Row[],
  before: readonly Row[],
  now: readonly Row[],
  id: keyof Row,
  value: keyof Row,
): Row[] =>
  now.map((row) => {
    const mine = rows.find((each) => each[id] === row[id]);
    if (mine === undefined) return row;
    const usual = before.find((each) => each[id] === row[id]);
    return mine[value] === usual?.[value] ? { ...row, isWanted: mine.isWanted } : mine;
  });
