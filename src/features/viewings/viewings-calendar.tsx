import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { viewingQueries, viewingsPath } from '@/entities/viewing/queries';
import { kindNames, statusNames, type Viewing } from '@/entities/viewing/viewing-names';
import { ViewingRow } from '@/entities/viewing/viewing-row';
import { daysOfMonth } from '@/lib/calendar/month';
import { londonMoment } from '@/lib/dates/london-moment';
import { addDays } from '@/lib/dates/calendar-day';
import { viewingDay, viewingTime } from '@/lib/viewings/viewing-time';
import { calendarEntryClass, MonthCalendar } from '@/ui/calendar/month-calendar';
import { classNames } from '@/ui/class-names';
import { useNow } from '@/ui/text/use-now';
import { openBookViewing } from './book/book-viewing';
import { openShareSummary } from './share-summary';
import { useRemoveViewing } from './use-remove-viewing';

interface ViewingsCalendarProps {
  userId: number;
  /** This month when left out. */
  month: string | undefined;
  onMonth: (month: string) => void;
}

/** A month of viewings on London’s days. */
export function ViewingsCalendar({ userId, month, onMonth }: ViewingsCalendarProps) {
  const today = viewingDay(useNow());
  const shown = month ?? today.slice(0, 7);
  const days = daysOfMonth(shown);
  const query = useInfiniteQuery(viewingQueries.between(startOf(days[0]), startOf(days.at(-1), 1)));
  const all = useEveryPage(query)?.flatMap((page) => page.data);
  const viewings = useShownRows(viewingsPath, all ?? []);
  const onDelete = useRemoveViewing();
  return (
    <>
      {(!all || query.isError) && (
        <Unready query={query} title="Couldn’t load your viewings" skeleton={null} />
      )}
      <p role="status" className="sr-only">
        {query.isLoading ? 'Loading viewings' : ''}
      </p>
      <MonthCalendar
        label="Calendar"
        month={shown}
        onMonth={onMonth}
        today={today}
        nouns={['viewing', 'viewings']}
        emptyText={all ? 'No viewings this month' : ''}
        entries={viewings.map((viewing) => ({
          id: viewing.id,
          day: viewingDay(viewing.startsAt),
          viewing,
        }))}
        dayAction={{ label: 'Book on this day', isFor: (day) => day >= today, onPress: openBookViewing }}
      >
        {({ viewing }, room, choose) =>
          room === 'whole' ? (
            <ViewingRow
              viewing={viewing}
              isMine={viewing.ownerId === userId}
              onDelete={() => onDelete(viewing)}
              onShare={() => openShareSummary(viewing)}
            />
          ) : (
            <ViewingLine viewing={viewing} onChoose={choose} />
          )
        }
      </MonthCalendar>
    </>
  );
}

/** The beginning of a day of the calendar, or of the day after, as an ISO moment. */
const startOf = (day = '', later = 0) => londonMoment(addDays(day, later), '00:00');

function ViewingLine({ viewing, onChoose }: { viewing: Viewing; onChoose: () => void }) {
  const { kind, status, startsAt, title } = viewing;
  const isOff = status === 'cancelled' || status === 'no_show';
  return (
    <button
      type="button"
      title={`${kindNames[kind]} (${statusNames[status].toLowerCase()}): ${title}`}
      className={classNames(
        calendarEntryClass(isOff ? 'grey' : 'teal'),
        'min-h-6',
        isOff && 'text-ink-3 line-through',
      )}
      onClick={onChoose}
    >
      <span className="num">{viewingTime(startsAt)}</span>
      {` ${title}`}
    </button>
  );
}
