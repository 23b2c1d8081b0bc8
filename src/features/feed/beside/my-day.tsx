import { Link } from '@tanstack/react-router';
import { CalendarClock, ChevronDown, ChevronRight, ListTodo, PoundSterling, RotateCw } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { safeHref } from '@/lib/links/safe-href';
import { viewingTime } from '@/lib/viewings/viewing-time';
import { Card } from '@/ui/card';
import { useEvent } from '@/ui/events/use-event';
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
        <Strip />
      </WhenVisible>
    </div>
  );
}

function Strip() {
  const { lines, nextViewingAt } = useMyDay(useNow());
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return;
    setIsOpen(false);
    button.current?.focus();
  };
  useEvent('document', 'keydown', close, isOpen);
  if (lines.length === 0) return null;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      {/* Where it stands beside the order it takes no room: what was there does not move when it comes. */}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="text-ink-2 hover:text-ink touch-target relative order-first mr-auto flex h-10 items-center gap-1.5 text-xs font-medium whitespace-nowrap md:absolute md:top-0 md:right-full md:mr-4"
      >
        <CalendarClock aria-hidden size={15} strokeWidth={1.75} />
        My day
        <span className="num bg-surface-3 text-ink-2 min-w-5 rounded-[9px] px-1.5 text-center text-[11px]/[18px] font-semibold">
          {count}
        </span>
        <ChevronDown
          aria-hidden
          size={14}
          className={`transition-transform duration-(--dur-fast) ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="order-last mt-1 mb-4 basis-full md:absolute md:top-11 md:right-0 md:z-10 md:w-80"
      >
        {isOpen && (
          <Card as="section" aria-label="My day" className="md:shadow-lg">
            <DayList lines={lines} nextViewingAt={nextViewingAt} />
          </Card>
        )}
      </div>
    </>
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
