import { useCallback, useRef, useState } from 'react';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { choicesOf } from '@/ui/input/choices';
import { NativeSelect } from '@/ui/input/native-select';
import { Segments } from '@/ui/input/segments';
import { EmptyState } from '@/ui/states/empty-state';
import { JobBoard } from './board/job-board';
import { JobDetail } from './detail/job-detail';
import { categoryNames, type Job } from './job/job-text';
import { filtersOf, shownNames, type MaintenanceSearch } from './maintenance-search';
import { useJobs, useJobType } from './use-jobs';

interface MaintenancePageProps {
  search: MaintenanceSearch;
  onSearch: (search: MaintenanceSearch) => void;
}

const categories = choicesOf(categoryNames);
const views = [
  ['list', 'List'],
  ['board', 'Board'],
] as const;

/** Repairs and planned jobs of every property (S52), or the one that is open. The address alone says which. */
export function MaintenancePage({ search, onSearch }: MaintenancePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes back from a job goes on from the heading: what was pressed is gone.
  const focusHeading = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    element?.focus();
  }, []);
  const [wasOpen, setWasOpen] = useState(false);
  const { shown, category, view, job } = search;
  const isBoard = view === 'board';
  if (job !== undefined && !wasOpen) setWasOpen(true);
  const known = useJobType({
    onAdded: ({ id }: Job) => onSearch({ ...search, job: id }),
    onDeleted: () => {
      const { job: _, ...rest } = search;
      if (job !== undefined) onSearch(rest);
    },
  });
  if (job !== undefined) return <JobDetail key={job} id={job} known={known} />;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Maintenance · Tiebeam</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1
          ref={wasOpen ? focusHeading : heading}
          tabIndex={-1}
          className="font-display text-2xl tracking-display font-bold outline-none"
        >
          Maintenance
        </h1>
        <AddRecord type={known.type} />
      </div>
      <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
        <Segments
          label="View"
          isLabelHidden
          options={views}
          value={isBoard ? 'board' : 'list'}
          onChange={(next) => {
            const { view: _, ...rest } = search;
            onSearch(next === 'board' ? { ...rest, view: next } : rest);
          }}
        />
        {!isBoard && (
          <Segments
            label="Show"
            isLabelHidden
            options={shownNames}
            value={shown}
            onChange={(next) => onSearch({ ...search, shown: next })}
          />
        )}
        <NativeSelect
          aria-label="Category"
          className="w-48! max-md:h-11"
          placeholder="All categories"
          choices={categories}
          value={category ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const chosen = categories.find((choice) => choice.value === value)?.value;
            const { category: _, ...rest } = search;
            onSearch(chosen === undefined ? rest : { ...rest, category: chosen });
          }}
        />
      </div>
      {isBoard ? <JobBoard category={category} known={known} /> : <JobList search={search} known={known} />}
    </div>
  );
}

interface JobListProps {
  search: MaintenanceSearch;
  known: ReturnType<typeof useJobType>;
}

/** Said where none is listed. */
const nothing = {
  overdue: 'No overdue jobs',
  deferred: 'No deferred jobs',
  done: 'No completed jobs yet',
} as const;

function JobList({ search: { shown, category }, known: { type, columns } }: JobListProps) {
  const list = useJobs(filtersOf({ shown, ...(category && { category }) }));
  return (
    <DescribedList
      type={type}
      list={list}
      columns={columns}
      nothing={
        category !== undefined ? (
          <p className="py-6 text-center text-ink-2">No jobs match these filters</p>
        ) : shown === 'todo' ? (
          <EmptyState
            icon={type.icon}
            title="No jobs to do"
            text={type.empty}
            headingLevel={2}
            action={<AddRecord type={type} />}
          />
        ) : (
          shown !== 'all' && <p className="py-6 text-center text-ink-2">{nothing[shown]}</p>
        )
      }
    />
  );
}
