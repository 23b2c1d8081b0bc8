import { describe, expect, it } from 'vitest';
import { dayLines, type DayCounts } from './day-lines';

const none: DayCounts = {
  viewings: 0,
  tasksDue: 0,
  tasksOverdue: 0,
  outstanding: 0,
  renewalsDue: 0,
};
const said = (counts: Partial<DayCounts>) =>
  dayLines({ ...none, ...counts }, '/portfolio?section=propertyManagement').map(
    ({ count, words, to }) => `${count} ${words} → ${to}`,
  );

describe('the lines of a day', () => {
  it('are none where there is nothing to do', () => {
    expect(said({})).toEqual([]);
  });

  it('name each thing in its number, and lead to where it is done', () => {
    expect(said({ viewings: 1, tasksOverdue: 2, tasksDue: 1, outstanding: 1, renewalsDue: 1 })).toEqual([
      '1 viewing today → /pipeline/viewings',
      '2 tasks overdue → /pipeline/tasks',
      '1 task due today → /pipeline/tasks',
      '1 outstanding transaction → /portfolio?section=propertyManagement',
      '1 renewal due within 30 days → /portfolio/compliance?status=due_30',
    ]);
    expect(said({ viewings: 2, outstanding: 3, renewalsDue: 4 })).toEqual([
      '2 viewings today → /pipeline/viewings',
      '3 outstanding transactions → /portfolio?section=propertyManagement',
      '4 renewals due within 30 days → /portfolio/compliance?status=due_30',
    ]);
  });
});
