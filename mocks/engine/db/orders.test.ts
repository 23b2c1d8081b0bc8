import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDatabase } from './database';

/** A small world that was seeded with `count` sessions of three users. */
function worldOf(count: number) {
  const db = createDatabase((tables) => {
    for (let n = 0; n < count; n += 1) {
      tables.session.add({ token: `t${n}`, userId: n % 3, createdAt: `2026-01-${10 + ((n * 7) % 19)}` });
    }
  });
  db.reset();
  return db;
}

type World = ReturnType<typeof worldOf>;
const naive = (db: World, userId?: number) =>
  db.session
    .all()
    .filter((row) => userId === undefined || row.userId === userId)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id - b.id))
    .map((row) => row.id);

it('a sorted list stays sorted through every kind of write', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((number) => `2026-01-${number}`);
  const write = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), at: day, userId: fc.nat(2) }),
    fc.record({
      kind: fc.constant('update' as const),
      id: fc.integer({ min: 1, max: 24 }),
      at: day,
      userId: fc.nat(2),
    }),
    fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 24 }) }),
    fc.record({ kind: fc.constant('rewind' as const) }),
  );
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
      const db = worldOf(20);
      // Asked before the writes, so that the lists are kept up to date and not made anew.
      db.session.sorted('createdAt');
      db.session.sortedBy('userId', 1, 'createdAt');
      for (const each of writes) {
        if (each.kind === 'add') db.session.add({ token: 'x', userId: each.userId, createdAt: each.at });
        else if (each.kind === 'rewind') db.rewind();
        else if (db.session.get(each.id) === undefined) continue;
        else if (each.kind === 'remove') db.session.remove(each.id);
        else db.session.update(each.id, { createdAt: each.at, userId: each.userId });
        expect(db.session.sorted('createdAt').map((row) => row.id)).toEqual(naive(db));
        expect(db.session.sortedBy('userId', 1, 'createdAt').map((row) => row.id)).toEqual(naive(db, 1));
      }
    }),
    { numRuns: 200, seed: 2026 },
  );
});

it('goes back to the seed as it was made', () => {
  const db = worldOf(6);
  const before = structuredClone(db.session.all());
  db.session.update(2, { userId: 0, token: 'changed' });
  db.session.remove(5);
  db.session.add({ token: 'new', userId: 1, createdAt: '2026-02-01' });
  db.rewind();
  expect(db.session.all()).toEqual(before);
  expect(db.session.by('userId', 1).map((row) => row.id)).toEqual([2, 5]);
  expect(db.session.first('token', 'changed')).toBeUndefined();
  expect(db.diff().session).toEqual({ written: [], removed: [], lastId: 6 });
  expect(db.session.add({ token: 'next', userId: 1, createdAt: '' }).id).toBe(7);
});
