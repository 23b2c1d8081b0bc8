// What a transaction must keep to beyond the shape of its fields.
import { isLikelyDay } from '@/lib/dates/calendar-day';
import { formatPounds } from '@/lib/money/money';
import { sumOf, toHundredths } from '@/lib/money/pence';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call } from '../../../engine/answers/operation';
import { todayOf } from '../day';
import { checkReference } from '../references';
import { conflict } from '../../../engine/requests/refusal';

type Transaction = Row<'transaction'>;
export type TransactionDraft = Omit<Transaction, 'id' | 'ownerId' | 'createdAt' | 'updatedAt'>;
type Status = Transaction['status'];

const moves: Record<Status, readonly Status[]> = {
  expected: ['outstanding', 'confirmed', 'void'],
  outstanding: ['confirmed', 'void'],
  confirmed: ['reconciled', 'outstanding', 'void'],
  reconciled: ['confirmed'],
  void: ['outstanding'],
};

/** What is wrong with a day by `isLikelyDay`. */
export const unlikelyDayProblem = 'Check the year of the date';

/** Throws 409 for a status that cannot follow. */
export function refuseTransactionMove(from: Status, to: Status): void {
  if (from !== to && !moves[from].includes(to)) {
    throw conflict(`You can’t change a transaction from ${from} to ${to}`);
  }
}

/** To the penny, and of gross and fee the one that was left out: gross less fee is what arrived. */
export function completed(
  draft: TransactionDraft,
  given: { gross?: number | null; fee?: number | null },
): TransactionDraft {
  const amount = toHundredths(draft.amount);
  const pence = (pounds: number | null) => (pounds === null ? null : toHundredths(pounds));
  let { gross, fee } = draft;
  if (typeof given.gross === 'number' && typeof given.fee !== 'number')
    fee = toHundredths(given.gross - amount);
  if (typeof given.fee === 'number' && typeof given.gross !== 'number')
    gross = toHundredths(amount + given.fee);
  const splits = draft.splits.map((split) => ({ ...split, amount: toHundredths(split.amount) }));
  return { ...draft, amount, vat: pence(draft.vat), gross: pence(gross), fee: pence(fee), splits };
}

/** A home that was not named is that of the tenancy or of the mortgage. */
export function placed(call: Call, draft: TransactionDraft): TransactionDraft {
  const { db } = call.world;
  if (draft.propertyId !== null) return draft;
  const tenancy = draft.tenancyId === null ? undefined : db.tenancy.get(draft.tenancyId);
  const mortgage = draft.mortgageId === null ? undefined : db.mortgage.get(draft.mortgageId);
  return { ...draft, propertyId: tenancy?.propertyId ?? mortgage?.propertyId ?? null };
}

function checkAgent(
  problems: FieldProblems,
  { direction, category, amount, gross, fee, splits }: TransactionDraft,
) {
  if (gross === null && fee === null) return;
  const isRent = direction === 'in' && category === 'rent';
  problems.when(!isRent, 'gross', 'Only rent received can have an agent’s fee deducted');
  if (gross === null || fee === null) {
    problems.when(true, gross === null ? 'gross' : 'fee', 'Enter both the rent and the fee, or neither');
    return;
  }
  const net = toHundredths(gross - fee);
  problems
    .when(fee < 0, 'gross', 'Enter a gross rent of at least the amount received')
    .when(
      net !== amount,
      'fee',
      `${formatPounds(gross)} less ${formatPounds(fee)} is ${formatPounds(net)}, not ${formatPounds(amount)}`,
    )
    .when(splits.length > 0, 'splits', 'You can’t split rent that has an agent’s fee deducted');
}

function checkSplits(problems: FieldProblems, { splits, amount }: TransactionDraft): void {
  if (splits.length === 0) return;
  const sum = sumOf(splits.map((split) => split.amount));
  const gap = formatPounds(Math.abs(toHundredths(amount - sum)));
  const side = sum < amount ? 'short of' : 'more than';
  problems.when(
    sum !== amount,
    'splits',
    `The parts add up to ${formatPounds(sum)}, ${gap} ${side} ${formatPounds(amount)}`,
  );
}

/** Throws 422 with all that is wrong. */
export function refuseBrokenTransaction(call: Call, draft: TransactionDraft): void {
  const problems = new FieldProblems();
  checkReference(call, problems, 'propertyId', 'property', draft.propertyId);
  checkReference(call, problems, 'tenancyId', 'tenancy', draft.tenancyId);
  checkReference(call, problems, 'mortgageId', 'mortgage', draft.mortgageId);
  checkReference(call, problems, 'contactId', 'contact', draft.contactId);
  checkReference(call, problems, 'documentIds', 'document', draft.documentIds);
  const splitHomes = draft.splits.flatMap(({ propertyId }) => propertyId ?? []);
  checkReference(call, problems, 'splits', 'property', splitHomes);
  checkAgent(problems, draft);
  checkSplits(problems, draft);
  const hasMoved = draft.status === 'confirmed' || draft.status === 'reconciled';
  problems
    .when(draft.vat !== null && draft.vat >= draft.amount, 'vat', 'Enter VAT no higher than the amount')
    .when(!isLikelyDay(draft.date, todayOf(call)), 'date', unlikelyDayProblem)
    .when(hasMoved && draft.date > todayOf(call), 'date', 'Enter a date that isn’t in the future')
    .refuse();
}
