import { addMonths, isCalendarDay } from '@/lib/dates/calendar-day';
import type { Handover, LoanDraft } from './plan';

export type StepName = keyof Handover;
/** What is wrong, by field. */
export type Problems = Readonly<Record<string, string>>;

const postcode = /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i;
const dayText = 'Enter a date, such as 21/11/2026';

/** What keeps a step from being left. */
export function problemsOf(step: StepName, plan: Handover, typeId: string): Problems {
  const { home, loan, payments, renewals } = plan;
  switch (step) {
    case 'home':
      return only({
        addressLine1: home.addressLine1.trim() === '' && 'Enter the first line of the address',
        town: home.town.trim() === '' && 'Enter a town',
        postcode: !postcode.test(home.postcode.trim()) && 'Enter a full postcode, such as LS11 8PT',
        typeId: typeId === '' && 'Choose a property type',
        purchasePrice:
          (home.purchasePrice === null || home.purchasePrice <= 0) && 'Enter the price, such as £172,500',
        purchaseDate: !isCalendarDay(home.purchaseDate) && dayText,
      });
    case 'loan':
      return loan === null
        ? {}
        : only({
            lender: loan.lender.trim() === '' && 'Enter a lender',
            amount: (loan.amount === null || loan.amount <= 0) && 'Enter the loan amount, such as £129,000',
            rate: loan.rate === null && 'Enter the rate, such as 5.2',
            fixEnds: loan.fixEnds !== '' && fixEndProblem(loan, home.purchaseDate),
          });
    case 'payments':
      return only(
        Object.fromEntries(
          payments.map(({ key, isWanted, amount }) => [
            key,
            isWanted && (amount === null || amount <= 0) && 'Enter an amount, such as £950',
          ]),
        ),
      );
    case 'renewals':
      return only(
        Object.fromEntries(
          renewals.map(({ kind, isWanted, dueOn }) => [
            kind,
            isWanted && dueOn !== '' && !isCalendarDay(dueOn) && dayText,
          ]),
        ),
      );
  }
}

function fixEndProblem({ fixEnds, termYears }: LoanDraft, completion: string): string | false {
  if (!isCalendarDay(fixEnds)) return dayText;
  if (fixEnds <= completion) return 'Enter a date after the completion date';
  return fixEnds > addMonths(completion, termYears * 12) && 'Enter a date before the mortgage ends';
}

function only(all: Record<string, string | false>): Problems {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, problem]) => (problem === false ? [] : [[name, problem]])),
  );
}
