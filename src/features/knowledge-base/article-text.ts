import type { Schemas } from '@/api/contract';
import { addMonths } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';

type Nation = Schemas['ArticleNation'];

const nationNames: Readonly<Record<Nation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};
export const nations = ['england', 'wales', 'scotland', 'northern-ireland'] as const satisfies Nation[];
export const nationName = (nation: Nation) => nationNames[nation];

/** Where an article applies: `the whole UK`, `England and Wales`. */
export function nationsText(of: readonly Nation[]): string {
  const names = nations.filter((each) => of.includes(each)).map(nationName);
  if (names.length === nations.length) return 'the whole UK';
  return new Intl.ListFormat('en-GB').format(names);
}

export const readingTime = (minutes: number) => `${minutes} min read`;

/** When somebody last checked an article: `Checked 2 June 2026`. */
export const checkedText = (reviewedOn: string) => `Checked ${shortDay(reviewedOn)}`;

/** How many months an article stays trusted without being checked (S61). */
const freshMonths = 12;

/** Whether nobody has checked an article for more than a year. Both are ISO days. */
export const isStale = (reviewedOn: string, today: string) => addMonths(reviewedOn, freshMonths) < today;

/** How far somebody has read: nothing before the beginning and after the end. */
export function progressText(progress: number | null): string | null {
  if (progress === null || progress === 0) return null;
  return progress >= 100 ? 'Read' : `${progress}% read`;
}

/** Stands below every article. */
export const informationNotAdvice =
  'General information, not financial, tax or legal advice. Rules change: check the sources, or ask someone qualified, before you act.';

/** The nation an article is about, where it is about one alone. */
export const onlyNation = ([first, ...others]: readonly Nation[]) =>
  first === undefined || others.length > 0
    ? undefined
    : first === 'northern-ireland'
      ? 'northern_ireland'
      : first;
