import { addMonths, isCalendarDay } from '@/lib/dates/calendar-day';
import { amountProblem } from '@/lib/money/reading/amount-problem';
import type { Handover, LoanDraft } from './plan';

export type StepName = keyof Handover;
/** What is wrong, by field. */
export type Problems = Readonly<Record<string, string>>;

const postcode = /^[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}$/i;
const dayText = 'Enter a date, such as 21/11/2026';

/** What keeps a step from being left. @param today ISO day */
export function problemsOf(step: StepName, plan: Handover, typeId: string, today: string): Problems {
  const { home, loan, payments, renewals } = plan;
  switch (step) {
    case 'home':
      return only({
        addressLine1: home.addressLine1.trim() === '' && 'Enter the first line of the address',
        town: home.town.trim() === '' && 'Enter a town',
        postcode: !postcode.test(home.postcode.trim()) && 'Enter a full postcode, such as LS11 8PT',
        typeId: typeId === '' && 'Choose a property type',
        purchasePrice: poundsProblem(home.purchasePrice, 'Enter the price, such as £172,500'),
        purchaseDate: completionProblem(home.purchaseDate, today),
      });
    case 'loan':
      return loan === null
        ? {}
        : only({
            lender: loan.lender.trim() === '' && 'Enter a lender',
            amount: poundsProblem(loan.amount, 'Enter the loan amount, such as £129,000'),
            rate: loan.rate === null && 'Enter the rate, such as 5.2',
            fixEnds: loan.fixEnds !== '' && fixEndProblem(loan, home.purchaseDate),
          });
    case 'payments':
      return only(
        Object.fromEntries(
          payments.map(({ key, isWanted, amount }) => [
            key,
            isWanted && poundsProblem(amount, 'Enter an amount, such as £950'),
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

/** Null is what is not there, or could not be read. */
const poundsProblem = (pounds: number | null, text: string): string | false =>
  amountProblem(pounds ?? 'blank', { min: 0.01, max: 100_000_000, text }) ?? false;

function completionProblem(day: string, today: string): string | false {
  if (!isCalendarDay(day)) return dayText;
  return day > today && 'Enter a date that isn’t in the future';
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
