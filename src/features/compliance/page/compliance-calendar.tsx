import { useInfiniteQuery } from '@tanstack/react-query';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { useShownRows } from '@/entities/record/removal';
import { daysOfMonth } from '@/lib/calendar/month';
import type { RenewalStatus } from '@/lib/renewals/renewal-status';
import { statusWords } from '@/lib/renewals/renewal-text';
import { calendarEntryClass, MonthCalendar } from '@/ui/calendar/month-calendar';
import { ErrorState } from '@/ui/states/error-state';
import { RenewalBadge } from '../record/renewal-badge';
import { renewalList, type Renewal } from '../record/renewal-list';
import type { useRenewalType } from '../use-renewals';

interface ComplianceCalendarProps {
  known: ReturnType<typeof useRenewalType>;
  /** This month when left out. */
  month: string | undefined;
  onMonth: (month: string) => void;
}

const toneOf = (status: RenewalStatus) =>
  status === 'overdue' ? 'red' : status === 'due_30' || status === 'due_60' ? 'amber' : 'green';

/** A month of what runs out, on London’s days. */
export function ComplianceCalendar({ known: { type, today }, month, onMonth }: ComplianceCalendarProps) {
  const shown = month ?? today.slice(0, 7);
  const days = daysOfMonth(shown);
  const query = useInfiniteQuery(renewalList({ from: days[0] ?? today, to: days.at(-1) ?? today }));
  const all = useEveryPage(query)?.flatMap((page) => page.data);
  const rows = useShownRows(type.path, all ?? []).filter(({ notApplicable }) => !notApplicable);
  const open = (row: Renewal) => openDescribedForm(type, row);
  return (
    <>
      {query.isError && (
        <ErrorState
          title="Couldn’t load your renewal dates"
          text={adviceText(query.error)}
          onRetry={retryOf(query.error, () => void query.refetch())}
          isRetrying={query.isRefetching}
        />
      )}
      <p role="status" className="sr-only">
        {query.isPending ? 'Loading renewal dates' : ''}
      </p>
      <MonthCalendar
        label="Calendar"
        month={shown}
        onMonth={onMonth}
        today={today}
        nouns={['due', 'due']}
        emptyText="Nothing expires this month"
        entries={rows.map((row) => ({ id: row.id, day: row.dueOn ?? today, row }))}
      >
        {({ row }, room, choose) =>
          room === 'whole' ? (
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-2 px-3 py-2 text-left text-sm hover:bg-hover"
              onClick={() => open(row)}
            >
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{type.titleOf(row)}</span>
              <RenewalBadge status={row.status} />
            </button>
          ) : (
            <button
              type="button"
              title={`${type.titleOf(row)}: ${statusWords[row.status].toLowerCase()}`}
              className={`${calendarEntryClass(toneOf(row.status))} min-h-6`}
              onClick={choose}
            >
              {type.titleOf(row)}
            </button>
          )
        }
      </MonthCalendar>
    </>
  );
}
