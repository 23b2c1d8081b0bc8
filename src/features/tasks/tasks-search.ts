import type { Whose } from '@/entities/task/queries';
import { isMonth } from '@/lib/calendar/month';
import type { RawSearch } from '@/lib/links/raw-search';

export const views = ['day', 'property', 'calendar', 'log'] as const;
export type View = (typeof views)[number];

/** What the address of the tasks says. */
export interface TasksSearch {
  view: View;
  whose: Whose;
  /** The open task. */
  task?: string;
  /** The month of the calendar, `2026-05`; this one when left out. */
  month?: string;
  /** The form of a new task is open. */
  isAdding: boolean;
}

export type AddressName = 'view' | 'whose' | 'task' | 'month' | 'add';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everything in an address that can be read; the rest is left out. */
export function readTasksSearch(search: RawSearch<AddressName>): TasksSearch {
  const { task, month } = search;
  return {
    view: views.find((each) => each === search.view) ?? 'day',
    whose: (['mine', 'given'] as const).find((each) => each === search.whose) ?? 'all',
    ...(typeof task === 'string' && uuid.test(task) && { task }),
    ...(typeof month === 'string' && isMonth(month) && { month }),
    isAdding: search.add === true,
  };
}

/** The address of a view; what is usual is left out. */
export const addressOf = ({ view, whose, task, month, isAdding }: TasksSearch): RawSearch<AddressName> => ({
  ...(view !== 'day' && { view }),
  ...(whose !== 'all' && { whose }),
  ...(view === 'calendar' && month !== undefined && { month }),
  ...(task !== undefined && { task }),
  ...(isAdding && { add: true }),
});
