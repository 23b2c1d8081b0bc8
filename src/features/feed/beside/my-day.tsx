import { Link } from '@tanstack/react-router';
import { CalendarClock, ChevronRight, ListTodo, PoundSterling, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { safeHref } from '@/lib/links/safe-href';
import { viewingTime } from '@/lib/viewings/viewing-time';
import { Card } from '@/ui/card';
import { Strip } from '@/ui/disclosure/strip';
import { safeRows } from '@/ui/rows/safe-rows';
import { useNow } from '@/ui/text/use-now';
import { WhenVisible } from '@/ui/lazy/when-visible';
import type { DayLine } from './day-lines';
import { useMyDay } from './use-my-day';

/** My day, in the rail beside the feed; absent while there is nothing to do. */
export function MyDay() {
  const { lines, nextViewingAt } = useMyDay(useNow());
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-label="My day">
      <h2 className="mb-1.5 text-[15px]/5.5 font-semibold">My day</h2>
      <DayList lines={lines} nextViewingAt={nextViewingAt} />
    </Card>
  );
}

/** The same above the feed where there is no room for a rail: a button that says how much there is, and opens the list. */
export function MyDayStrip() {
  return (
    <div className="contents @min-[972px]:hidden">
      <WhenVisible>
        <DayStrip />
      </WhenVisible>
    </div>
  );
}

function DayStrip() {
  const { lines, nextViewingAt } = useMyDay(useNow());
  if (lines.length === 0) return null;
  return (
    <Strip
      icon={<CalendarClock aria-hidden size={15} strokeWidth={1.75} />}
      label="My day"
      figure={lines.reduce((sum, line) => sum + line.count, 0)}
    >
      <Card as="section" aria-label="My day">
        <DayList lines={lines} nextViewingAt={nextViewingAt} />
      </Card>
    </Strip>
  );
}

const icons = {
  viewings: CalendarClock,
  overdue: ListTodo,
  tasks: ListTodo,
  outstanding: PoundSterling,
  renewals: RotateCw,
} as const;

function DayList({ lines, nextViewingAt }: { lines: readonly DayLine[]; nextViewingAt: string | null }) {
  return (
    <ul className="-mx-2">
      {safeRows(lines, 'line', (line) => (
        <li key={line.key}>
          <DayLink line={line}>
            {line.key === 'viewings' && nextViewingAt && `Next at ${viewingTime(nextViewingAt)}`}
          </DayLink>
        </li>
      ))}
    </ul>
  );
}

const linkClass = 'hover:bg-hover flex min-h-11 items-center gap-3 rounded-md px-2 py-1 md:min-h-10';

/** A place of this site; the portfolio may be a page elsewhere (A15), which opens beside this one. */
function DayLink({ line, children }: { line: DayLine; children: ReactNode }) {
  const Icon = icons[line.key];
  const content = (
    <>
      <Icon aria-hidden size={17} strokeWidth={1.75} className="text-ink-3 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className={line.key === 'overdue' ? 'text-red-ink font-medium' : 'font-medium'}>
          <span className="num">{line.count}</span> {line.words}
        </span>
        {children && <span className="num text-ink-3 block text-xs/4">{children}</span>}
      </span>
      <ChevronRight aria-hidden size={16} className="text-ink-3 shrink-0" />
    </>
  );
  if (line.to.startsWith('/')) {
    return (
      <Link to={line.to} className={linkClass}>
        {content}
      </Link>
    );
  }
  return (
    <a href={safeHref(line.to) ?? undefined} target="_blank" rel="noopener" className={linkClass}>
      {content}
    </a>
  );
}
