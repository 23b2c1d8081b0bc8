import { expect, it } from 'vitest';
import { taskFixture } from '@/testing/fixtures/task-fixture';
import { taskEvent } from './calendar-file';

const origin = 'https://tiebeam.example';
const task = taskFixture();

it('A task with a time is in the calendar at that time, with what it is about and the way back', () => {
  const subject = { kind: 'evaluation', id: task.id, title: '14 Ashfield Terrace' } as const;
  const repeat = 'FREQ=WEEKLY';
  expect(taskEvent({ ...task, subject, repeat, dueAt: '2026-05-20T09:00:00.000Z' }, origin)).toEqual({
    uid: `task-${task.id}@tiebeam`,
    title: 'Call the agent',
    startsAt: '2026-05-20T09:00:00.000Z',
    repeat,
    description: '14 Ashfield Terrace',
    url: `https://tiebeam.example/pipeline/tasks?task=${task.id}`,
  });
});

it('A task without a time lasts its London day, in summer too', () => {
  expect(taskEvent({ ...task, dueAt: '2026-05-20T22:59:59.999Z' }, origin).startsAt).toBe('2026-05-20');
});
