import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importHashes, type StatementRow } from './import-hash';

const rent: StatementRow = { date: '2026-05-01', direction: 'in', amount: 1150, description: 'RENT BRAEMAR' };

it('The same row twice in a statement is two payments, and the same statement again is the same two', () => {
  const [first, second] = importHashes([rent, rent]);
  expect(first).not.toBe(second);
  expect(importHashes([rent, { ...rent, description: ' rent  Braemar ' }])).toEqual([first, second]);
});

it('Any other day, direction, penny or word is another row', () => {
  const others = [
    { ...rent, date: '2026-05-02' },
    { ...rent, direction: 'out' as const },
    { ...rent, amount: 1150.01 },
    { ...rent, description: 'RENT BRAEMAR 2' },
  ];
  expect(new Set(importHashes([rent, ...others])).size).toBe(5);
});

it('Hashes of random statements are what the contract takes, and no two of a statement are the same', () => {
  const row = fc.record({
    date: fc.constantFrom('2026-05-01', '2026-05-02'),
    direction: fc.constantFrom('in' as const, 'out' as const),
    amount: fc.integer({ min: 1, max: 1000 }).map((pence) => pence / 100),
    description: fc.string({ maxLength: 20 }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const hashes = importHashes(rows);
      expect(new Set(hashes).size).toBe(rows.length);
      for (const hash of hashes) expect(hash).toMatch(/^[a-z0-9]{8,64}$/);
    }),
  );
});
