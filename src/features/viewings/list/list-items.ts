// The viewings of the page in one list: those that wait for an answer, those to come, and those that are over.
import { typedDay } from '@/lib/calendar/typed-moment';
import { addDays } from '@/lib/dates/calendar-day';
import { formatDate } from '@/lib/dates/dates';
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

/** `Today, Wednesday, 13 May 2026`; yesterday and tomorrow by name, too. @param day and today: ISO days */
export function dayTitle(day: string, today: string): string {
  const names = new Map([
    [today, 'Today'],
    [addDays(today, 1), 'Tomorrow'],
    [addDays(today, -1), 'Yesterday'],
  ]);
  return [names.get(day), formatDate(day)].filter(Boolean).join(', ');
}

/**
 * Section by section, day by day, each viewing once. A section without any is left out, but for those to come.
 * @param today ISO day
 */
export function listItems(sections: Readonly<Record<SectionKey, Section>>, today: string): ListItem[] {
  const seen = new Set<string>();
  return order.flatMap((section): ListItem[] => {
    const { viewings, hasMore } = sections[section];
    // A page that shifted between two reads has a row of the page before it again.
    const fresh = viewings.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (fresh.length === 0 && !hasMore && section !== 'upcoming') return [];
    return [
      { kind: 'section', key: section, title: titles[section] },
      ...byDay(section, fresh, today),
      ...(fresh.length === 0 && !hasMore ? [{ kind: 'none' as const, key: `${section}-none` }] : []),
      ...(hasMore ? [{ kind: 'more' as const, key: `${section}-more`, section }] : []),
    ];
  });
}

function byDay(section: SectionKey, viewings: readonly Viewing[], today: string): ListItem[] {
  let last = '';
  return viewings.flatMap((viewing): ListItem[] => {
    const day = typedDay(viewing.startsAt);
    const item = { kind: 'viewing' as const, key: viewing.id, viewing };
    if (day === last) return [item];
    last = day;
    return [{ kind: 'day', key: `${section}-${day}`, title: dayTitle(day, today) }, item];
  });
}
