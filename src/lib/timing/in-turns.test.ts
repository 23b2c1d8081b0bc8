import { expect, it } from 'vitest';
import { inTurns } from './in-turns';

it('does each once, in order, no more at once than asked, and says what failed', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const failures = await inTurns(
    [1, 2, 3, 4, 5],
    async (item) => {
      begun.push(item);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (item % 2 === 0) throw new Error(`no ${item}`);
    },
    2,
  );
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(failures.map((failure) => failure?.message)).toEqual([
    undefined,
    'no 2',
    undefined,
    'no 4',
    undefined,
  ]);
});

it('has nothing to do with nothing', async () => {
  expect(await inTurns([], () => Promise.reject(new Error('never')))).toEqual([]);
});
