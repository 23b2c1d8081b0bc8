import { worksRoom } from '@/lib/evaluation/inputs/viewing-works';
import { expect, it } from 'vitest';
import { blankCheck, withCheck, type Notes } from '../notes/notes';
import { looseWorks, progressOf, roomsOf } from './rooms';

const none: Notes = { checks: {}, score: null, summary: '', isDone: false };
const noted = [
  blankCheck('Kitchen', 'Hob'),
  blankCheck('Cellar', 'Damp'),
  blankCheck(worksRoom, 'New boiler'),
].reduce((notes, check) => withCheck(notes, check, { state: 'issue' }), none);

it('Every home has the rooms of the template, and what was added comes after it', () => {
  const rooms = roomsOf(noted);
  expect(rooms.map(({ title }) => title)).toEqual([
    'Whole home',
    'Kitchen',
    'Bathroom',
    'Living room',
    'Bedrooms',
    'Outside',
    'Cellar',
  ]);
  expect(rooms[1]?.checks.at(-1)).toMatchObject({ item: 'Hob', state: 'issue' });
});

it('Works without a room stand apart', () => {
  expect(looseWorks(noted).map(({ item }) => item)).toEqual(['New boiler']);
});

it('A room says how much of it was seen, and how many problems there are', () => {
  expect(progressOf(roomsOf(none)[0]?.checks ?? [])).toBe('0 of 8 checked');
  expect(progressOf(roomsOf(noted).at(-1)?.checks ?? [])).toBe('All checked, 1 problem');
});
