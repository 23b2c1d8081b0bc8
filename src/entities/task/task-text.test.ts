import { expect, it } from 'vitest';
import { chipsOf, newTaskOf, readTask, reasonOf, withoutPart, type TextPart } from './task-text';

// A Wednesday.
const now = new Date('2026-11-25T10:00:00Z');
const line = 'Call agent next Fri 10am !high every month';
const read = (text: string, ...ignored: TextPart[]) => readTask(text, now, new Set(ignored));

it('A line holds a title, a date, a priority and a rhythm', () => {
  expect(newTaskOf(read(line))).toEqual({
    kind: 'task',
    title: 'Call agent',
    dueAt: '2026-12-04T10:00:00.000Z',
    priority: 'high',
    repeat: 'FREQ=MONTHLY',
  });
  expect(chipsOf(read(line), now).map(({ text }) => text)).toEqual([
    'Friday 4 December',
    '10:00',
    'Every month',
    'High priority',
  ]);
});

it('A priority may stand anywhere as a word of its own', () => {
  expect(read('!low Tidy the shed')).toMatchObject({ title: 'Tidy the shed', priority: 'low' });
  expect(read('Wow!high')).toMatchObject({ title: 'Wow!high', priority: 'normal' });
  expect(read('Call tomorrow !high')).toMatchObject({ title: 'Call', priority: 'high', day: '2026-11-26' });
});

it('What is taken away stays as words', () => {
  expect(read(line, 'priority').title).toBe('Call agent !high');
  const noDay = withoutPart(new Set(), 'day');
  expect(readTask(line, now, noDay)).toMatchObject({
    title: 'Call agent next Fri 10am every month',
    day: null,
    time: null,
    repeat: null,
    priority: 'high',
  });
});

it.each([
  ['Ring bank 31/2', 'No due date: there’s no 31 February.'],
  ['Meet 25:00', 'No due date: there’s no 25:00.'],
  ['Meet 25:00 tomorrow', 'No time: there’s no 25:00.'],
  ['Ring bank yesterday', 'No due date: “yesterday” has passed.'],
  ['Ring bank tomorrow about 31/2', null],
  ['Ring bank', null],
])('Why “%s” has no date or no time: %s', (text, reason) => expect(reasonOf(read(text))).toBe(reason));

it('A time that was taken out is no mistake', () => {
  expect(reasonOf(read('Meet 13pm tomorrow', 'time'))).toBeNull();
});

it('A line of words alone is a title', () => {
  expect(newTaskOf(read('Find a plumber'))).toMatchObject({ title: 'Find a plumber', dueAt: null });
  expect(chipsOf(read('Find a plumber'), now)).toEqual([]);
});
