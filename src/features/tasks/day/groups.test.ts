import { expect, it } from 'vitest';
import { taskFixture } from '@/testing/fixtures/task-fixture';
import { linesBySubject } from '../list/by-subject';
import type { Line } from '../list/lines';
import { dayLines } from './groups';

// A Wednesday in summer time, just after midnight in London.
const now = new Date('2026-05-12T23:30:00Z');
const task = (id: string, dueAt: string | null) => taskFixture({ id, dueAt });
const said = (lines: readonly Line[]) =>
  lines.map((line) => (line.kind === 'heading' ? `${line.title} ${line.count ?? '?'}` : line.id));

it('Tasks stand under overdue, today, next, later and no date, by London’s days', () => {
  const tasks = [
    task('a', '2026-05-12T22:59:00Z'),
    task('b', '2026-05-13T08:00:00Z'),
    task('c', '2026-05-13T22:59:00Z'),
    task('d', '2026-05-13T23:00:00Z'),
    task('e', '2026-05-20T22:59:00Z'),
    task('f', '2026-05-20T23:00:00Z'),
    task('g', null),
  ];
  expect(said(dayLines(tasks, [], [], now, true))).toEqual([
    'Overdue 1',
    'a',
    'Today 2',
    'b',
    'c',
    'Next 7 days 2',
    'd',
    'e',
    'Later 1',
    'f',
    'No date 1',
    'g',
  ]);
});

it('While more may come, the number of the last group is not said', () => {
  const tasks = [task('a', '2026-05-12T22:59:00Z'), task('b', '2026-05-13T08:00:00Z')];
  expect(said(dayLines(tasks, [], [], now, false))).toEqual(['Overdue 1', 'a', 'Today ?', 'b']);
});

it('Nothing to do has no groups', () => {
  expect(dayLines([], [], [], now, true)).toEqual([]);
});

it('What a property asks for stands before the tasks of its group, overdue by the server’s word', () => {
  const alert = (id: string, day: string, isOverdue = false) => ({
    id,
    about: { kind: 'renewal' as const, id },
    title: 'EPC',
    where: undefined,
    word: 'Expires',
    day,
    isOverdue,
  });
  const alerts = [alert('x', '2026-05-12', true), alert('y', '2026-05-13'), alert('z', '2026-05-20')];
  const tasks = [task('b', '2026-05-13T08:00:00Z')];
  expect(said(dayLines(tasks, [], alerts, now, true))).toEqual([
    'Overdue 1',
    'x',
    'Today 2',
    'y',
    'b',
    'Next 7 days 1',
    'z',
  ]);
});

it('By subject, each thing stands once over its tasks', () => {
  const about = (id: string) => ({ kind: 'property' as const, id, title: `Home ${id}` });
  const tasks = [
    taskFixture({ id: 'a', subject: about('1') }),
    taskFixture({ id: 'b', subject: about('1') }),
    taskFixture({ id: 'c', subject: about('2') }),
    taskFixture({ id: 'd', subject: null }),
  ];
  expect(said(linesBySubject(tasks, true))).toEqual([
    'Home 1 2',
    'a',
    'b',
    'Home 2 1',
    'c',
    'Not linked to anything 1',
    'd',
  ]);
  expect(said(linesBySubject(tasks.slice(0, 3), false))).toEqual(['Home 1 2', 'a', 'b', 'Home 2 ?', 'c']);
});
