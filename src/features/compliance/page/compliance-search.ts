import { readScope, type Scope } from '@/entities/property/scope/scope';
import { isMonth } from '@/lib/calendar/month';
import { addMonths } from '@/lib/dates/calendar-day';
import type { RawSearch } from '@/lib/links/raw-search';
import { statusWords } from '@/lib/renewals/renewal-text';
import type { RenewalStatus } from '@/lib/renewals/renewal-status';

export const views = ['list', 'matrix', 'calendar'] as const;
type View = (typeof views)[number];

/** What the address of the compliance page says; an owner and a tag narrow its list. */
export interface ComplianceSearch extends Scope {
  view: View;
  /** Only dates that stand so, or all that are due within twelve months; all when left out. */
  status?: RenewalStatus | 'year';
  /** The month of the calendar, `2026-05`; this one when left out. */
  month?: string;
  /** The date whose renewal is open. */
  renew?: string;
}

export type AddressName = 'view' | 'status' | 'month' | 'renew' | 'owner' | 'tag';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** In the order in which they need somebody. */
export const statuses = Object.keys(statusWords) as readonly RenewalStatus[];

/** Everything in an address that can be read; the rest is left out. */
export function readComplianceSearch(search: RawSearch<AddressName>): ComplianceSearch {
  const { month, renew } = search;
  const status = search.status === 'year' ? 'year' : statuses.find((each) => each === search.status);
  return {
    view: views.find((each) => each === search.view) ?? 'list',
    ...(status !== undefined && { status }),
    ...readScope(search),
    ...(typeof month === 'string' && isMonth(month) && { month }),
    ...(typeof renew === 'string' && uuid.test(renew) && { renew }),
  };
}

/** The address of a view; what is usual is left out. */
export const addressOf = ({
  view,
  status,
  month,
  renew,
  ...scope
}: ComplianceSearch): RawSearch<AddressName> => ({
  ...(view !== 'list' && { view }),
  ...(view === 'list' && { ...(status !== undefined && { status }), ...scope }),
  ...(view === 'calendar' && month !== undefined && { month }),
  ...(renew !== undefined && { renew }),
});

/** What is asked of the server for a status. What is due within a year applies and has a day. @param today ISO day in London */
export function filtersOf(status: ComplianceSearch['status'], today: string) {
  if (status !== 'year') return status === undefined ? {} : { status: [status] };
  const dated = statuses.filter((each) => each !== 'missing' && each !== 'not_applicable');
  return { status: dated, to: addMonths(today, 12) };
}
