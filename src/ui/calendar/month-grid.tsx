import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatDate } from '@/lib/dates/dates';
import { counted } from '@/lib/lists/counted';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { useEvent } from '../events/use-event';
import { dayByKey } from './day-keys';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** How many entries of a day have room in its cell. */
const shown = 5;

/** What stands on a day. */
export interface CalendarEntry {
  id: string;
  /** ISO day. */
  day: string;
}

/** What can be done on some days. */
export interface DayAction {
  label: string;
  isFor: (day: string) => boolean;
  onPress: (day: string) => void;
}

export interface GridProps<Entry extends CalendarEntry> {
  /** `2026-05` */
  month: string;
  onMonth: (month: string) => void;
  /** ISO day. */
  today: string;
  /** The days of its weeks. */
  days: readonly string[];
  byDay: ReadonlyMap<string, readonly Entry[]>;
  /**
   * One entry, a link or a button; `calendarEntryClass` gives it its look. It stands in one line of a day, or by itself where there is
   * room for more; `choose` shows all of its day.
   */
  children: (entry: Entry, room: 'line' | 'whole', choose: () => void) => ReactNode;
  /** What an entry is, to be counted. */
  nouns?: readonly [one: string, many: string];
  /** What can be done on a chosen day. */
  dayAction?: DayAction;
}

/** A line that says “1 more” takes the room of that one. */
const roomFor = (count: number) => (count <= shown + 1 ? count : shown);

/** Whole weeks in a table, and below it all that is on the chosen day. */
export function MonthGrid<Entry extends CalendarEntry>(props: GridProps<Entry>) {
  const { days, byDay, month, onMonth, today, children, nouns = ['entry', 'entries'], dayAction } = props;
  const entriesOn = (day: string) => byDay.get(day) ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [focused, setFocused] = useState(today);
  const table = useRef<HTMLTableElement>(null);
  // Set by a key that led to another day; where that lies in another month, its button comes with the next render.
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  // One day is in the order of Tab: the last that had the focus, else today, else the first of the month.
  const reached = [focused, today].find((day) => day.startsWith(month)) ?? `${month}-01`;
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : dayByKey(day, event.key);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    setFocused(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  };
  const list = useRef<HTMLElement | null>(null);
  // The list of a day has the focus as soon as it is there, so that what it holds is next.
  const focusList = useCallback((element: HTMLElement | null) => {
    list.current = element;
    element?.focus();
  }, []);
  const leaveDay = ({ key, target, defaultPrevented }: globalThis.KeyboardEvent) => {
    const isInside = target instanceof Node && list.current?.contains(target);
    if (key !== 'Escape' || defaultPrevented || !isInside) return;
    wanted.current = chosen;
    setChosen(null);
  };
  useEvent('document', 'keydown', leaveDay, chosen !== null);
  return (
    <>
      <table ref={table} className="w-full table-fixed border-separate border-spacing-1">
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
              {days.slice(week * 7, week * 7 + 7).map((day) => {
                const entries = entriesOn(day);
                return (
                  <td
                    key={day}
                    className={classNames(
                      'h-24 rounded-[10px] border p-1 align-top',
                      day === today ? 'border-primary' : 'border-line-subtle',
                      day === chosen ? 'bg-hover' : day.startsWith(month) ? 'bg-surface-1' : 'bg-transparent',
                    )}
                  >
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === reached ? 0 : -1}
                      aria-label={dayName(day, entries.length, nouns)}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      onFocus={() => setFocused(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                      onClick={() => setChosen(day === chosen ? null : day)}
                      className={classNames(
                        'num block min-h-6 w-full rounded-sm px-1 text-left text-xs hover:bg-hover',
                        day === today ? 'font-semibold text-teal-ink' : 'text-ink-3',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                    <ul className="mt-0.5 flex flex-col gap-0.5">
                      {entries.slice(0, roomFor(entries.length)).map((entry) => (
                        <li key={entry.id}>{children(entry, 'line', () => setChosen(day))}</li>
                      ))}
                      {entries.length > roomFor(entries.length) && (
                        <li>
                          <button
                            type="button"
                            aria-label={`${entries.length - shown} more on ${formatDate(day)}`}
                            className="min-h-6 w-full rounded-sm px-1 text-left text-xs text-ink-2 hover:bg-hover"
                            onClick={() => setChosen(day)}
                          >
                            {`${entries.length - shown} more`}
                          </button>
                        </li>
                      )}
                    </ul>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen !== null && (
        <section
          key={chosen}
          ref={focusList}
          tabIndex={-1}
          aria-label={formatDate(chosen)}
          // Room between its text and the ring of the focus.
          className="-mx-2 mt-2 rounded-md p-2"
        >
          <h3 className="mb-2 text-base font-semibold">{formatDate(chosen)}</h3>
          {entriesOn(chosen).length === 0 ? (
            <p className="text-sm text-ink-2">Nothing on this day</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {entriesOn(chosen).map((entry) => (
                <li key={entry.id}>{children(entry, 'whole', () => {})}</li>
              ))}
            </ul>
          )}
          {dayAction?.isFor(chosen) && (
            <Button variant="outline" size="sm" className="mt-2.5" onClick={() => dayAction.onPress(chosen)}>
              {dayAction.label}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

/** `Wednesday 13 May 2026, 2 viewings` */
const dayName = (day: string, count: number, nouns: readonly [string, string]): string =>
  count === 0 ? formatDate(day) : `${formatDate(day)}, ${counted(count, ...nouns)}`;
