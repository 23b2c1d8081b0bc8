// The viewings of the page in one list: those that wait for an answer, those to come, and those that are over.
import { addDays } from '@/lib/dates/calendar-day';
import { formatDate } from '@/lib/dates/dates';
import { endOf, isOpen } from '@/lib/viewings/clash';
import { viewingDay } from '@/lib/viewings/viewing-time';
import type { Viewing } from '@/entities/viewing/viewing-names';

export type SectionKey = 'unanswered' | 'upcoming' | 'settled';

export type ListItem =
  | { kind: 'section'; key: string; title: string }
  | { kind: 'day'; key: string; title: string }
  | { kind: 'viewing'; key: string; viewing: Viewing }
  | { kind: 'none'; key: string }
  | { kind: 'more'; key: string; section: SectionKey };

interface Section {
  viewings: readonly Viewing[];
  hasMore: boolean;
}

const titles: Readonly<Record<SectionKey, string>> = {
  unanswered: 'How did it go?',
  upcoming: 'Upcoming',
  settled: 'Past',
};
const order: readonly SectionKey[] = ['unanswered', 'upcoming', 'settled'];

/** `Today, Wednesday 13 May 2026`; yesterday and tomorrow by name, too. @param day and today: ISO days */
export function dayTitle(day: string, today: string): string {
  const names = new Map([
    [today, 'Today'],
    [addDays(today, 1), 'Tomorrow'],
    [addDays(today, -1), 'Yesterday'],
  ]);
  return [names.get(day), formatDate(day)].filter(Boolean).join(', ');
}

/** Where a viewing belongs now: the server was asked by the day, and today’s end one by one. */
function sectionOf(viewing: Viewing, asked: SectionKey, now: Date): SectionKey {
  const end = endOf(viewing);
  if (Number.isNaN(end)) return asked;
  const isOver = viewing.isOutcomeDue || end <= now.getTime();
  if (isOpen(viewing)) return isOver ? 'unanswered' : 'upcoming';
  return viewing.status === 'cancelled' && !isOver ? 'upcoming' : 'settled';
}

/**
 * Section by section, day by day, each viewing once: over without an outcome, to come, and over. A section without any is left
 * out, but for those to come.
 */
export function listItems(sections: Readonly<Record<SectionKey, Section>>, now: Date): ListItem[] {
  const today = viewingDay(now);
  const seen = new Set<string>();
  const placed: Record<SectionKey, Viewing[]> = { unanswered: [], upcoming: [], settled: [] };
  for (const asked of order) {
    for (const viewing of sections[asked].viewings) {
      // A page that shifted between two reads has a row of the page before it again.
      if (seen.has(viewing.id)) continue;
      seen.add(viewing.id);
      placed[sectionOf(viewing, asked, now)].push(viewing);
    }
  }
  return order.flatMap((section): ListItem[] => {
    const { hasMore } = sections[section];
    const fresh = placed[section].toSorted(section === 'upcoming' ? byStart : (a, b) => byStart(b, a));
    if (fresh.length === 0 && !hasMore && section !== 'upcoming') return [];
    return [
      { kind: 'section', key: section, title: titles[section] },
      ...byDay(section, fresh, today),
      ...(fresh.length === 0 && !hasMore ? [{ kind: 'none' as const, key: `${section}-none` }] : []),
      ...(hasMore ? [{ kind: 'more' as const, key: `${section}-more`, section }] : []),
    ];
  });
}

const byStart = (a: Viewing, b: Viewing) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || 0;

function byDay(section: SectionKey, viewings: readonly Viewing[], today: string): ListItem[] {
  let last = '';
  return viewings.flatMap((viewing): ListItem[] => {
    const day = viewingDay(viewing.startsAt);
    const item = { kind: 'viewing' as const, key: viewing.id, viewing };
    if (day === last) return [item];
    last = day;
    return [{ kind: 'day', key: `${section}-${day}`, title: dayTitle(day, today) }, item];
  });
}
