// What a landlord has to do today (S20), as lines that each lead to where it is done.

/** How many of everything. */
export interface DayCounts {
  viewings: number;
  tasksDue: number;
  tasksOverdue: number;
  outstanding: number;
  renewalsDue: number;
}

export interface DayLine {
  key: 'viewings' | 'overdue' | 'tasks' | 'outstanding' | 'renewals';
  count: number;
  /** What is counted, in its number: "viewings today". */
  words: string;
  /** An address of this site. */
  to: string;
}

/**
 * The lines of a day, in the order of their haste; what there is none of is left out.
 * @param outstandingTo where outstanding transactions are shown (A15)
 */
export function dayLines(counts: DayCounts, outstandingTo: string): DayLine[] {
  const { viewings, tasksDue, tasksOverdue, outstanding, renewalsDue } = counts;
  const lines: DayLine[] = [
    {
      key: 'viewings',
      count: viewings,
      words: `${viewings === 1 ? 'viewing' : 'viewings'} today`,
      to: '/pipeline/viewings',
    },
    {
      key: 'overdue',
      count: tasksOverdue,
      words: `${tasksOverdue === 1 ? 'task' : 'tasks'} overdue`,
      to: '/pipeline/tasks',
    },
    {
      key: 'tasks',
      count: tasksDue,
      words: `${tasksDue === 1 ? 'task' : 'tasks'} due today`,
      to: '/pipeline/tasks',
    },
    {
      key: 'outstanding',
      count: outstanding,
      words: `outstanding ${outstanding === 1 ? 'transaction' : 'transactions'}`,
      to: outstandingTo,
    },
    {
      key: 'renewals',
      count: renewalsDue,
      words: `${renewalsDue === 1 ? 'renewal' : 'renewals'} due within 30 days`,
      to: '/portfolio/compliance?status=due_30',
    },
  ];
  return lines.filter(({ count }) => count > 0);
}
