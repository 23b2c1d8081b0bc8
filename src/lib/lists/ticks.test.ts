import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticks } from '@/lib/lists/ticks';

fc.configureGlobal({ seed: 20261121 });

it('makes round steps', () => {
  expect(ticks(0, 19_400)).toEqual([0, 5_000, 10_000, 15_000, 20_000]);
  expect(ticks(-1_800, 6_000)).toEqual([-2_000, 0, 2_000, 4_000, 6_000]);
  expect(ticks(0, 0)).toEqual([0, 1]);
});

it('holds every value, and zero', () => {
  const amount = fc.double({ min: -1e8, max: 1e8, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [least, greatest] = [Math.min(a, b), Math.max(a, b)];
      const marks = ticks(least, greatest);
      expect(marks.length).toBeLessThan(10);
      if (Math.max(greatest, 0) - Math.min(least, 0) <= 0) return;
      expect(marks[0]).toBeLessThanOrEqual(Math.min(least, 0) + 1e-6);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(greatest, 0) - 1e-6);
    }),
  );
});
