import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDate, monthText } from '@/lib/dates/dates';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { useIsNarrow } from '../use-is-narrow';
import { daysOfMonth, monthAfter } from '@/lib/calendar/month';

/** What stands on a day. */
export interface CalendarEntry {
  id: string;
  /** ISO day. */
  day: string;
}

interface MonthCalendarProps<Entry extends CalendarEntry> {
  label: string;
  /** `2026-05` */
  month: string;
  onMonth: (month: string) => void;
  /** ISO day. */
  today: string;
  /** In the order in which those of a day stand. */
  entries: readonly Entry[];
  /** Said on a phone where a month has nothing. */
  emptyText?: string;
  /** One entry, a link or a button; `calendarEntryClass` gives it its look. */
  children: (entry: Entry) => ReactNode;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

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
    'block w-full truncate rounded-sm border-l-3 bg-surface-2 px-1.5 py-0.5 text-left text-xs hover:bg-hover max-md:min-h-11 max-md:py-2.5 max-md:text-sm light:bg-surface-3',
    tones[tone],
  );

/** A month in weeks from Monday; a phone lists the days that have anything. */
export function MonthCalendar<Entry extends CalendarEntry>(props: MonthCalendarProps<Entry>) {
  const { label, month, onMonth, today, entries, emptyText = 'Nothing this month', children } = props;
  const isNarrow = useIsNarrow();
  const days = daysOfMonth(month);
  const byDay = new Map<string, Entry[]>();
  for (const entry of entries) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry]);
  return (
    <section aria-label={label} className="max-w-(--page-max)">
      <div className="mb-3 flex items-center gap-1">
        <h2 aria-live="polite" className="min-w-40 text-lg font-semibold">
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
          {...{ byDay, emptyText, children }}
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
                    <DayCell day={day} entries={byDay.get(day) ?? []}>
                      {children}
                    </DayCell>
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

/** As many as a day shows before it is opened. */
const shownInDay = 5;

interface DayCellProps<Entry extends CalendarEntry> {
  day: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

function DayCell<Entry extends CalendarEntry>({ day, entries, children }: DayCellProps<Entry>) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = entries.length - shownInDay;
  const shown = isOpen || hidden <= 1 ? entries : entries.slice(0, shownInDay);
  if (entries.length === 0) return null;
  return (
    <>
      <ul className="mt-0.5 flex flex-col gap-0.5">
        {shown.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
      {hidden > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="mt-0.5 min-h-6 rounded-sm px-1.5 text-xs text-teal-ink hover:underline"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fewer' : `${hidden} more`}
          <span className="sr-only">{` on ${formatDate(day)}`}</span>
        </button>
      )}
    </>
  );
}

interface AgendaProps<Entry extends CalendarEntry> extends Pick<MonthCalendarProps<Entry>, 'children'> {
  days: readonly string[];
  byDay: ReadonlyMap<string, readonly Entry[]>;
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
              <li key={entry.id}>{children(entry)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
