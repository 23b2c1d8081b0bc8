import type { RawSearch } from '@/lib/links/raw-search';
import { categoryNames, type Job } from './job/job-text';
import type { JobFilters } from './job/job-type';

/** Which jobs are listed, by what the server is asked; those to do and those without any filter stand by their deadline. */
const filters = {
  todo: { due: true, sort: 'deadline' },
  overdue: { overdue: true, sort: 'deadline' },
  deferred: { status: ['deferred'], sort: 'deadline' },
  done: { status: ['completed', 'closed', 'declined'] },
  all: {},
} as const satisfies Record<string, JobFilters>;

export type JobsShown = keyof typeof filters;

export const shownNames: readonly (readonly [JobsShown, string])[] = [
  ['todo', 'To do'],
  ['overdue', 'Overdue'],
  ['deferred', 'Deferred'],
  ['done', 'Done'],
  ['all', 'All'],
];

/** What the address of the maintenance page says. */
export interface MaintenanceSearch {
  shown: JobsShown;
  category?: Job['category'];
  /** As a board of columns by status, in place of the table. */
  view?: 'board';
  /** The job that is open, in place of the list. */
  job?: string;
}

export type AddressName = 'show' | 'category' | 'view' | 'job';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
// The keys of the record are the categories.
const categories = Object.keys(categoryNames) as Job['category'][];

/** Everything in an address that can be read; the rest is left out. */
export function readMaintenanceSearch(search: RawSearch<AddressName>): MaintenanceSearch {
  const category = categories.find((each) => each === search.category);
  const { job } = search;
  return {
    shown: shownNames.find(([each]) => each === search.show)?.[0] ?? 'todo',
    ...(category !== undefined && { category }),
    ...(search.view === 'board' && { view: 'board' }),
    ...(typeof job === 'string' && uuid.test(job) && { job }),
  };
}

/** The address of what is shown; what is usual is left out. */
export const addressOf = ({ shown, category, view, job }: MaintenanceSearch): RawSearch<AddressName> => ({
  ...(shown !== 'todo' && { show: shown }),
  ...(category !== undefined && { category }),
  ...(view !== undefined && { view }),
  ...(job !== undefined && { job }),
});

/** What the server is asked for. */
export const filtersOf = ({ shown, category }: MaintenanceSearch): JobFilters => ({
  ...filters[shown],
  ...(category !== undefined && { category }),
});
