import { isMonth } from '@/lib/calendar/month';
import type { RawSearch } from '@/lib/links/raw-search';

export const views = ['list', 'calendar'] as const;
export type View = (typeof views)[number];

/** What the address of the viewings says. */
export interface ViewingsSearch {
  view: View;
  /** Of the calendar, `2026-05`; this month when left out. */
  month?: string;
}

export type AddressName = keyof ViewingsSearch;

/** Everything in an address that can be read; the rest is left out. */
export function readViewingsSearch({ view, month }: RawSearch<AddressName>): ViewingsSearch {
  return {
    view: views.find((each) => each === view) ?? 'list',
    ...(typeof month === 'string' && isMonth(month) && { month }),
  };
}

/** The address of a view; what is usual is left out. */
export const addressOf = ({ view, month }: ViewingsSearch): Record<string, unknown> => ({
  ...(view !== 'list' && { view, ...(month !== undefined && { month }) }),
});
