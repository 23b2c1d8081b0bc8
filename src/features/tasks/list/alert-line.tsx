import { Link } from '@tanstack/react-router';
import { CalendarClock, Landmark, Wrench } from 'lucide-react';
import { nearDay } from '@/entities/task/task';
import { londonDay } from '@/lib/dates/calendar-day';
import { classNames } from '@/ui/class-names';
import { Pause } from '@/ui/text/pause';
import { useNow } from '@/ui/text/use-now';
import type { Alert } from './lines';

const icons = { renewal: CalendarClock, mortgage: Landmark, job: Wrench } as const;

/** A date that runs out or a repair with its deadline; it leads to what ends it. */
export function AlertLine({ alert }: { alert: Alert }) {
  const { about, title, where, word, day, isOverdue } = alert;
  const Icon = icons[about.kind];
  const today = londonDay(useNow());
  const near = nearDay(day, today).replace(/^(?:Today|Tomorrow|Yesterday)/, (text) => text.toLowerCase());
  const rowClass =
    'flex min-h-11 items-center gap-[17px] border-b border-line-subtle py-1.5 hover:bg-hover max-md:items-start';
  const content = (
    <>
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={classNames(
          'shrink-0 max-md:mx-3 max-md:mt-1',
          isOverdue ? 'text-red-ink' : 'text-amber-ink',
        )}
      />
      <span className="min-w-0 flex-1 md:flex md:items-center md:justify-between md:gap-x-4">
        <span className="block min-w-0">
          <span className="block wrap-anywhere">
            {title}
            <Pause />
          </span>
          {where !== undefined && (
            <span className="block max-md:wrap-anywhere md:truncate text-xs text-ink-3">
              {where}
              <Pause />
            </span>
          )}
        </span>
        <time
          dateTime={day}
          className={classNames('num shrink-0 text-xs', isOverdue ? 'text-red-ink' : 'text-ink-2')}
        >
          {`${word} ${near}`}
        </time>
      </span>
    </>
  );
  if (about.kind === 'job') {
    return (
      <Link to="/portfolio/maintenance" search={{ job: about.id }} className={rowClass}>
        {content}
      </Link>
    );
  }
  if (about.kind === 'mortgage') {
    return (
      <Link to="/portfolio/mortgages" search={{ refinance: about.id }} className={rowClass}>
        {content}
      </Link>
    );
  }
  return (
    <Link to="/portfolio/compliance" search={{ renew: about.id }} className={rowClass}>
      {content}
    </Link>
  );
}
