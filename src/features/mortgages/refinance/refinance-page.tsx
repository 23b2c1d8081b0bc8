import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, ListTodo } from 'lucide-react';
import { useMemo, useState } from 'react';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { propertyQueries } from '@/entities/property/queries';
import type { Property } from '@/entities/property/property';
import { useCurrentUser } from '@/entities/session/queries';
import { openNewTask } from '@/entities/task/form/task-dialog';
import { dueMoment } from '@/entities/task/task';
import { addDays, londonDay, wholeMonths } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { numberText } from '@/lib/money/amount-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { debtOf, paymentOf } from '@/lib/mortgage/debt';
import { Button } from '@/ui/button/button';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { focusOnMount } from '@/ui/focus/focus-on-mount';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { useNow } from '@/ui/text/use-now';
import { mortgageList, type Mortgage } from '../mortgage-type';
import { soonDays } from '../radar/fix-ends';
import { RefinanceInputs } from './refinance-inputs';
import { RefinanceResults } from './refinance-results';
import {
  compareWays,
  fitsRefinance,
  initialValues,
  problemsOf,
  type RefinanceValues,
} from './refinance-values';
import { verdictOf } from './verdict';

interface RefinancePageProps {
  /** The mortgage’s id. */
  id: string;
  onClose: () => void;
}

/** What to do with one mortgage (S47): stay, take a new rate of its lender, or go to another, each over the same months. */
export function RefinancePage({ id, onClose }: RefinancePageProps) {
  const query = useInfiniteQuery(mortgageList({ sort: 'fixEnds' }));
  const mortgage = useEveryPage(query)
    ?.flatMap(({ data }) => data)
    .find((each) => each.id === id);
  const homes = useInfiniteQuery(propertyQueries.list({}));
  const property = useEveryPage(homes)
    ?.flatMap(({ data }) => data)
    .find((each) => each.id === mortgage?.propertyId);
  const me = useCurrentUser()?.id;
  const areHomesRead = homes.isError || (homes.data !== undefined && !homes.hasNextPage);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mb-2 -ml-2 print:hidden"
        icon={<ArrowLeft aria-hidden size={16} />}
        onClick={onClose}
      >
        Mortgages
      </Button>
      {mortgage && me !== undefined && (property !== undefined || areHomesRead) ? (
        <Compared key={mortgage.id} {...{ me, mortgage, property }} />
      ) : query.isError && !mortgage ? (
        <ErrorState
          title="Couldn’t load this mortgage"
          text={adviceText(query.error)}
          onRetry={retryOf(query.error, () => void query.refetch())}
          isRetrying={query.isRefetching}
        />
      ) : query.data && !query.hasNextPage && !mortgage ? (
        <ErrorState title="We couldn’t find that mortgage" text="It may have been deleted." />
      ) : (
        <>
          <StillLoading onRetry={() => void query.refetch()} />
          <div role="status" className="grid gap-4 lg:grid-cols-[300px_minmax(0,1fr)]">
            <span className="sr-only">Loading mortgage</span>
            <Skeleton className="h-120 rounded-[14px]" />
            <Skeleton className="h-120 rounded-[14px]" />
          </div>
        </>
      )}
    </>
  );
}

interface ComparedProps {
  /** The member’s id. */
  me: number;
  mortgage: Mortgage;
  property: Property | undefined;
}

function Compared({ me, mortgage, property }: ComparedProps) {
  const today = londonDay(useNow());
  const [usual] = useState(() => initialValues(mortgage, today));
  const draft = useEditDraft(me, `refinance:${mortgage.id}`, usual, fitsRefinance);
  const [values, setValues] = useState(draft.values);
  const problems = problemsOf(values, mortgage, today);
  // What was typed before something of it was wrong: the figures stay where they are meanwhile.
  const [compared, setCompared] = useState(Object.keys(problems).length === 0 ? values : usual);
  const type = (next: RefinanceValues) => {
    setValues(next);
    draft.keep(next);
    if (Object.keys(problemsOf(next, mortgage, today)).length === 0) setCompared(next);
  };
  const isWrong = Object.keys(problems).length > 0;
  const rentPcm = property?.figures.rentPcm ?? null;
  const comparison = useMemo(
    () => compareWays(compared, mortgage, { today, rentPcm }),
    [compared, mortgage, today, rentPcm],
  );
  const name = property?.addressLine1 ?? mortgage.lender;
  const { lender, balance, rate, monthlyPayment, fixEnds, propertyId } = mortgage;
  const monthsLeft = wholeMonths(today, mortgage.termEnds);
  const worked = paymentOf(debtOf({ ...mortgage, monthsLeft }), rate, monthsLeft);
  const addTask = () => {
    const actFrom = fixEnds === null ? today : addDays(fixEnds, -soonDays);
    const day = actFrom > today ? actFrom : today;
    openNewTask(me, {
      title: `Arrange a new mortgage rate for ${name}`,
      propertyId,
      dueAt: dueMoment(day, null),
      ...(day > today && { remindAt: dueMoment(day, '09:00') }),
    });
  };
  return (
    <>
      <title>{`Refinance ${name} · Tiebeam`}</title>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h1
            ref={focusOnMount}
            tabIndex={-1}
            className="font-display text-2xl tracking-display font-bold wrap-anywhere outline-none"
          >{`Refinance ${name}`}</h1>
          <p className="num mt-0.5 text-sm text-ink-2 wrap-anywhere">
            {[
              lender,
              `${formatWholePounds(balance)} balance`,
              `${numberText(rate)}%${fixEnds === null ? '' : ` until ${shortDay(fixEnds)}`}`,
              `${formatPounds(monthlyPayment)} per month`,
            ].join(' · ')}
          </p>
        </div>
        <Button
          variant="outline"
          className="print:hidden"
          icon={<ListTodo aria-hidden size={16} />}
          onClick={addTask}
        >
          Add a task
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className="flex flex-col items-start gap-2">
          <RefinanceInputs mortgage={mortgage} values={values} problems={problems} onValues={type} />
          <Button variant="ghost" size="sm" className="print:hidden" onClick={() => type(usual)}>
            Reset figures
          </Button>
        </div>
        <section aria-label="Comparison" className="flex min-w-0 flex-col gap-3">
          <p role="status" className="num text-md font-medium text-pretty">
            {isWrong ? 'Correct the figures to compare.' : verdictOf(comparison)}
          </p>
          {comparison && (
            <div aria-busy={isWrong}>
              <RefinanceResults comparison={comparison} today={today} />
            </div>
          )}
          <p className="text-xs text-pretty text-ink-3">
            Total cost is interest, fees and the early repayment charge from the day the new rate starts. An
            estimate before tax: go by the lender’s own figures.
            {Math.abs(worked - monthlyPayment) > 1 &&
              ` The recorded payment of ${formatPounds(monthlyPayment)} differs from the ${formatPounds(worked)} that the balance, rate and term give. The comparison uses ${formatPounds(worked)}.`}
          </p>
        </section>
      </div>
    </>
  );
}
