import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { daysOfMonth, monthAfter } from '@/lib/calendar/month';
import { londonDay } from '@/lib/dates/calendar-day';
import { formatDate, monthText } from '@/lib/dates/dates';
import { IconButton } from '@/ui/button/icon-button';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { entriesOf, type Entry, type EntryKind } from '../model/calendar';
import type { DealCard } from '../model/deal-card';
import { pipelineQueries } from '../queries';

interface CalendarViewProps {
  deals: readonly DealCard[];
  searchOf: (id: string) => object;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const looks: Readonly<Record<EntryKind, string>> = {
  action: 'border-l-amber-mark',
  viewing: 'border-l-teal-mark',
  completion: 'border-l-green-mark',
};

/** Next actions, viewings and completion days of a month; a phone lists the days that have any. */
export function CalendarView({ deals, searchOf }: CalendarViewProps) {
  const [today] = useState(() => londonDay(new Date()));
  const [month, setMonth] = useState(today.slice(0, 7));
  const isNarrow = useIsNarrow();
  const days = daysOfMonth(month);
  const { data } = useInfiniteQuery(
    pipelineQueries.viewingsBetween(`${days[0]}T00:00:00Z`, `${days.at(-1)}T23:59:59Z`),
  );
  const entries = entriesOf(deals, data?.pages.flatMap((page) => page.data) ?? []);
  const on = (day: string) => entries.filter((entry) => entry.day === day);
  return (
    <section aria-label="Calendar" className="max-w-(--page-max)">
      <div className="mb-3 flex items-center gap-1">
        <h2 aria-live="polite" className="min-w-40 text-lg font-semibold">
          {monthText(month)}
        </h2>
        <IconButton label="Previous month" onClick={() => setMonth(monthAfter(month, -1))}>
          <ChevronLeft aria-hidden size={18} />
        </IconButton>
        <IconButton label="Next month" onClick={() => setMonth(monthAfter(month, 1))}>
          <ChevronRight aria-hidden size={18} />
        </IconButton>
        <Button variant="ghost" size="sm" onClick={() => setMonth(today.slice(0, 7))}>
          Today
        </Button>
      </div>
      {isNarrow ? (
        <DayList
          days={days.filter((day) => day.startsWith(month) && on(day).length > 0)}
          {...{ on, searchOf }}
        />
      ) : (
        <table className="w-full table-fixed border-separate border-spacing-1">
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col" className="pb-1 text-left text-xs font-medium text-ink-3">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: days.length / 7 }, (_, week) => (
              <tr key={week}>
                {days.slice(week * 7, week * 7 + 7).map((day) => (
                  <td
                    key={day}
                    className={classNames(
                      'h-24 rounded-[10px] border border-line-subtle p-1.5 align-top',
                      day.startsWith(month) ? 'bg-surface-1' : 'bg-transparent',
                      day === today && 'border-primary',
                    )}
                  >
                    <p className={classNames('num text-xs', day === today ? 'text-teal-ink' : 'text-ink-3')}>
                      <span className="sr-only">{formatDate(day)}</span>
                      <span aria-hidden>{Number(day.slice(8))}</span>
                    </p>
                    <ul className="mt-0.5 flex flex-col gap-0.5">
                      {on(day).map((entry) => (
                        <EntryRow key={entry.id} entry={entry} searchOf={searchOf} />
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface DayListProps extends Pick<CalendarViewProps, 'searchOf'> {
  days: readonly string[];
  on: (day: string) => readonly Entry[];
}

function DayList({ days, on, searchOf }: DayListProps) {
  if (days.length === 0) return <p className="py-6 text-center text-ink-2">Nothing this month</p>;
  return (
    <ol className="flex flex-col gap-3">
      {days.map((day) => (
        <li key={day}>
          <h3 className="mb-1 text-sm font-semibold">{formatDate(day)}</h3>
          <ul className="flex flex-col gap-1">
            {on(day).map((entry) => (
              <EntryRow key={entry.id} entry={entry} searchOf={searchOf} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function EntryRow({ entry, searchOf }: { entry: Entry; searchOf: CalendarViewProps['searchOf'] }) {
  const { dealId, dealTitle, kind, text, time } = entry;
  return (
    <li>
      <Link
        to="/pipeline"
        search={searchOf(dealId)}
        resetScroll={false}
        title={`${text}: ${dealTitle}`}
        className={classNames(
          'block truncate rounded-sm border-l-3 bg-surface-2 px-1.5 py-0.5 text-xs hover:bg-hover max-md:min-h-11 max-md:py-2.5 max-md:text-sm light:bg-surface-3',
          looks[kind],
        )}
      >
        {kind === 'viewing' ? `${time} ` : ''}
        {text}
        <span className="text-ink-3">{` · ${dealTitle}`}</span>
      </Link>
    </li>
  );
}
