import { expect, it } from 'vitest';
import { ownerRows, ownersBody, ownersProblem, ownersValue, rowsOf } from './owner-shares';

const row = (owner: string, share: string) => ({ owner, share });

it('A new property is mine alone', () => {
  expect(rowsOf([], 7)).toEqual([row('user:7', '100')]);
});

it('Owners come back from their text as they went in', () => {
  const rows = [row('user:1', '33.33'), row('company:0b', '66.67')];
  expect(ownerRows(ownersValue(rows))).toEqual(rows);
  expect(ownersBody(rows)).toEqual([
    { userId: 1, share: 33.33 },
    { companyId: '0b', share: 66.67 },
  ]);
});

it.each([
  [[row('user:1', '100')], undefined],
  [[row('user:1', '33.33'), row('user:2', '33.33'), row('user:3', '33.34')], undefined],
  [[row('user:1', '60'), row('user:2', '30')], 'The shares add up to 90%, not 100%'],
  [[row('user:1', '50'), row('user:1', '50')], 'Add each owner only once'],
  [[row('', '100')], 'Choose an owner'],
  [[row('user:1', '0')], 'Enter a share above 0% and up to 100%'],
  [[row('user:1', 'half')], 'Enter a share above 0% and up to 100%'],
  [[], 'Add at least one owner'],
])('Of owners %j it is said: %s', (rows, problem) => {
  expect(ownersProblem(rows)).toBe(problem);
});
