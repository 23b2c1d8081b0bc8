import { ChevronLeft, ChevronRight } from 'lucide-react';
import { daysOfMonth, monthAfter } from '@/lib/calendar/month';
import { formatDate, monthText } from '@/lib/dates/dates';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { useIsNarrow } from '../use-is-narrow';
import { MonthGrid, type CalendarEntry, type GridProps } from './month-grid';

interface MonthCalendarProps<Entry extends CalendarEntry> extends Omit<GridProps<Entry>, 'days' | 'byDay'> {
  label: string;
  /** In the order in which those of a day stand. */
  entries: readonly Entry[];
  /** Said on a phone where a month has nothing. */
  emptyText?: string;
}

const tones = {
  amber: 'border-l-amber-mark',
  teal: 'border-l-teal-mark',
  green: 'border-l-green-mark',
  red: 'border-l-red-mark',
  grey: 'border-l-line-control',
} as const;

/** How an entry looks: its mark says what kind it is, and its words say so too. */
export const calendarEntryClass = (tone: keyof typeof tones): string =>
  classNames(
    'block w-full rounded-sm max-md:wrap-anywhere md:truncate border-l-3 bg-surface-2 px-1.5 py-0.5 text-left text-xs hover:bg-hover max-md:min-h-11 max-md:py-2.5 max-md:text-sm light:bg-surface-3',
    tones[tone],
  );

/**
 * A month in weeks from Monday. A day is chosen by a press, or by the arrow keys, Home, End, the Page keys and Enter: the list of all
 * it has gets the focus, and Escape leads back to the day. A phone lists the days that have anything.
 */
export function MonthCalendar<Entry extends CalendarEntry>(props: MonthCalendarProps<Entry>) {
  const { label, entries, emptyText = 'Nothing this month', ...grid } = props;
  const { month, onMonth, today } = grid;
  const isNarrow = useIsNarrow();
  const days = daysOfMonth(month);
  const byDay = new Map<string, Entry[]>();
  for (const entry of entries) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry]);
  return (
    <section aria-label={label} className="max-w-(--page-max)">
      <div className="mb-3 flex flex-wrap items-center sm:gap-1">
        <h2 aria-live="polite" className="min-w-32 text-lg font-semibold sm:min-w-40">
          {monthText(month)}
        </h2>
        <IconButton label="Previous month" onClick={() => onMonth(monthAfter(month, -1))}>
          <ChevronLeft aria-hidden size={18} />
        </IconButton>
        <IconButton label="Next month" onClick={() => onMonth(monthAfter(month, 1))}>
          <ChevronRight aria-hidden size={18} />
        </IconButton>
        <Button variant="ghost" size="sm" onClick={() => onMonth(today.slice(0, 7))}>
          Today
        </Button>
      </div>
      {isNarrow ? (
        <Agenda
          days={days.filter((day) => day.startsWith(month) && byDay.has(day))}
          byDay={byDay}
          emptyText={emptyText}
        >
          {grid.children}
        </Agenda>
      ) : (
        <MonthGrid {...grid} days={days} byDay={byDay} />
      )}
    </section>
  );
}

interface AgendaProps<Entry extends CalendarEntry> extends Pick<
  GridProps<Entry>,
  'days' | 'byDay' | 'children'
> {
  emptyText: string;
}

function Agenda<Entry extends CalendarEntry>({ days, byDay, emptyText, children }: AgendaProps<Entry>) {
  if (days.length === 0) return <p className="py-6 text-center text-ink-2">{emptyText}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {days.map((day) => (
        <li key={day}>
          <h3 className="mb-1 text-sm font-semibold">{formatDate(day)}</h3>
          <ul className="flex flex-col gap-1">
            {(byDay.get(day) ?? []).map((entry) => (
              <li key={entry.id}>{children(entry, 'whole', () => {})}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
