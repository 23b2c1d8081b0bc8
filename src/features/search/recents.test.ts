import { expect, it } from 'vitest';
import { parseRecents } from './recents';

const priya = { type: 'user', id: 3, fullName: 'Priya Raman', username: 'priya.raman', profileImage: null };
const brokers = { type: 'businessType', name: 'Brokers' };

it.each([
  '',
  'null',
  '{}',
  '"text"',
  '{"0":1}',
  '[',
  '[null, 1, "x", []]',
  '[{"type":"user"}]',
  '[{"type":"user","id":"3","fullName":"A","username":"a"}]',
  '[{"type":"user","id":-3,"fullName":"A","username":"a"}]',
  '[{"type":"user","id":3,"fullName":"  ","username":"a"}]',
  `[{"type":"businessType","name":"${'x'.repeat(301)}"}]`,
  '[{"type":"business","name":"A","username":"a","authUser":7}]',
  '[{"type":"property","uuid":"u"}]',
  '[{"type":"article","uuid":"u","title":"T"}]',
  '[{"type":"secret","name":"A"}]',
])('%s holds no result', (text) => expect(parseRecents(text)).toEqual([]));

it('reads what is a result, and nothing of it that no row shows', () => {
  const stored = [{ ...priya, email: 'priya@example.org' }, null, { type: 'user' }, brokers];
  expect(parseRecents(JSON.stringify(stored))).toEqual([priya, brokers]);
});

it('reads at most six, and none twice', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...brokers, name: `Type ${at}` }));
  expect(parseRecents(JSON.stringify(many))).toEqual(many.slice(0, 6));
  expect(parseRecents(JSON.stringify([brokers, priya, brokers]))).toEqual([brokers, priya]);
});
