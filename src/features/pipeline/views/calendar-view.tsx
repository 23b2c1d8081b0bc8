import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useEveryPage } from '@/api/every-page';
import { useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { viewingQueries, viewingsPath } from '@/entities/viewing/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { calendarEntryClass, MonthCalendar } from '@/ui/calendar/month-calendar';
import { daysOfMonth } from '@/lib/calendar/month';
import { entriesOf } from '../model/calendar';
import type { DealCard } from '../model/deal-card';

interface CalendarViewProps {
  deals: readonly DealCard[];
  searchOf: (id: string) => object;
}

const tones = { action: 'amber', viewing: 'teal', completion: 'green' } as const;

/** Next actions, viewings and completion days of a month. */
export function CalendarView({ deals, searchOf }: CalendarViewProps) {
  const [today] = useState(() => londonDay(new Date()));
  const [month, setMonth] = useState(today.slice(0, 7));
  const days = daysOfMonth(month);
  const query = useInfiniteQuery(viewingQueries.between(`${days[0]}T00:00:00Z`, `${days.at(-1)}T23:59:59Z`));
  const all = useEveryPage(query)?.flatMap((page) => page.data);
  const viewings = useShownRows(viewingsPath, all ?? []);
  const entries = entriesOf(deals, viewings);
  return (
    <>
      {(!all || query.isError) && (
        <Unready query={query} title="Couldn’t load your viewings" skeleton={null} />
      )}
      <MonthCalendar label="Calendar" month={month} onMonth={setMonth} today={today} entries={entries}>
        {({ dealId, dealTitle, kind, text, time }) => (
          <Link
            to="/pipeline"
            search={searchOf(dealId)}
            resetScroll={false}
            title={`${text}: ${dealTitle}`}
            className={calendarEntryClass(tones[kind])}
          >
            {kind === 'viewing' ? `${time} ` : ''}
            {text}
            <span className="text-ink-3">{` · ${dealTitle}`}</span>
          </Link>
        )}
      </MonthCalendar>
    </>
  );
}
