import { useCurrentUser } from '@/entities/session/queries';
import type { Whose } from '@/entities/task/queries';
import { QuickAdd } from '@/entities/task/quick-add';
import { openNewTask } from '@/entities/task/form/task-dialog';
import type { Task } from '@/entities/task/task';
import { NativeSelect } from '@/ui/input/native-select';
import { Later } from '@/ui/page/later';
import { Skeleton } from '@/ui/states/skeleton';
import { Tabs } from '@/ui/tabs';
import { CalendarView } from './calendar/calendar-view';
import { DayView } from './day/day-view';
import { LogView } from './list/log-view';
import { PropertyView } from './list/property-view';
import { views, type TasksSearch, type View } from './tasks-search';
import { useOpenTask } from './use-open-task';

interface TasksPageProps {
  search: TasksSearch;
  onSearch: (search: TasksSearch) => void;
  /** The open task was closed. */
  onClose: () => void;
}

const viewNames: Readonly<Record<View, string>> = {
  day: 'My day',
  property: 'By property',
  calendar: 'Calendar',
  log: 'Activity',
};

const whoseChoices: readonly { value: Whose; label: string }[] = [
  { value: 'all', label: 'All tasks' },
  { value: 'mine', label: 'Added by me' },
  { value: 'given', label: 'Assigned to me' },
];

/** What there is to do about deals, properties and tenancies, and what was done (S59). The address alone makes the view. */
export function TasksPage({ search, onSearch, onClose }: TasksPageProps) {
  const me = useCurrentUser()?.id;
  const { view, whose, task, isAdding } = search;
  useOpenTask({ id: isAdding ? 'new' : task, me, onClose });
  const open = ({ id }: Task) => onSearch({ ...search, task: id });
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>{`${viewNames[view]} · Tasks · Tiebeam`}</title>
      <h1 className="mb-3 font-display text-2xl tracking-display font-bold">Tasks</h1>
      <div className="mb-4">
        <QuickAdd
          label="Add a task"
          memberId={me}
          view={view}
          onMore={(draft, onAdded) => {
            if (me !== undefined) openNewTask(me, draft, onAdded);
          }}
        />
      </div>
      <Tabs
        label="Task views"
        tabs={views.map((id) => ({ id, label: viewNames[id] }))}
        activeId={view}
        onChange={(next) => onSearch({ ...search, view: next })}
      >
        <div className="flex justify-end pt-3">
          <NativeSelect
            aria-label="Filter by person"
            className="max-w-56"
            choices={whoseChoices}
            value={whose}
            onChange={({ currentTarget }) => {
              const chosen = whoseChoices.find(({ value }) => value === currentTarget.value);
              if (chosen) onSearch({ ...search, whose: chosen.value });
            }}
          />
        </div>
        <Later skeleton={<Skeleton className="mt-5 h-60 rounded-[12px]" />}>
          {() => (
            <>
              {view === 'day' && <DayView whose={whose} onOpen={open} />}
              {view === 'property' && <PropertyView whose={whose} onOpen={open} />}
              {view === 'calendar' && (
                <CalendarView
                  whose={whose}
                  month={search.month}
                  onMonth={(month) => onSearch({ ...search, month })}
                  onOpen={open}
                />
              )}
              {view === 'log' && <LogView whose={whose} />}
            </>
          )}
        </Later>
      </Tabs>
    </div>
  );
}
