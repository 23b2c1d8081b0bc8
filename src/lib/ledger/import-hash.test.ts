import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importHashes, type AccountRow } from './import-hash';

const rent: AccountRow = {
  account: 'Starling 4021',
  date: '2026-05-01',
  direction: 'in',
  amount: 1150,
  description: 'RENT BRAEMAR',
};

it('The same row twice in a statement is two payments, and the same statement again is the same two', () => {
  const [first, second] = importHashes([rent, rent]);
  expect(first).not.toBe(second);
  expect(importHashes([rent, { ...rent, description: ' rent  Braemar ' }])).toEqual([first, second]);
});

it('Any other account, day, direction, penny or word is another row', () => {
  const others = [
    { ...rent, account: 'Starling 4022' },
    { ...rent, date: '2026-05-02' },
    { ...rent, direction: 'out' as const },
    { ...rent, amount: 1150.01 },
    { ...rent, description: 'RENT BRAEMAR 2' },
  ];
  expect(new Set(importHashes([rent, ...others])).size).toBe(6);
});

it('An account is the same however its number is written', () => {
  const hashOf = (account: string) => importHashes([{ ...rent, account }])[0];
  expect(hashOf('12-34-56 01234567')).toBe(hashOf('123456 01234567'));
  expect(hashOf(' STARLING  4021 ')).toBe(hashOf('Starling 4021'));
});

it('Hashes of random statements are what the contract takes, and no two of a statement are the same', () => {
  const row = fc.record({
    account: fc.constantFrom('', 'Starling 4021'),
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
