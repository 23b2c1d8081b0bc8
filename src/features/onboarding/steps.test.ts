import { expect, it } from 'vitest';
import { isNewcomer, stepsOf } from './steps';

const now = new Date('2026-05-13T10:30:00Z');

it('The checklist is for thirty days after registration', () => {
  expect(isNewcomer({ joinedAt: '2026-05-13T10:00:00Z' }, now)).toBe(true);
  expect(isNewcomer({ joinedAt: '2026-04-14T10:00:00Z' }, now)).toBe(true);
  expect(isNewcomer({ joinedAt: '2026-04-13T10:00:00Z' }, now)).toBe(false);
});

it('A step is done by what the member has, three connections for the last', () => {
  const user = { emailConfirmed: true, profileImage: null, joinedAt: '2026-05-13T10:00:00Z' };
  const done = (evaluations: number, connections: number) =>
    stepsOf(user, { evaluations, connections }).flatMap(({ id, isDone }) => (isDone ? [id] : []));
  expect(done(0, 2)).toEqual(['email']);
  expect(done(1, 3)).toEqual(['email', 'evaluation', 'connections']);
});
