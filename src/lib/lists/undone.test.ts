import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undone } from './undone';

const row = (id: number, read = false) => ({ id, read });

describe('An undone change', () => {
  it('Nothing arrived meanwhile: all is as it was', () => {
    const before = { unread: 1, rows: [row(1)] };
    const after = { unread: 0, rows: [row(1, true)] };
    expect(undone(after, before, after)).toBe(before);
  });

  it('A row that arrived meanwhile stays, and the changed one is as it was', () => {
    const before = { unread: 1, rows: [row(1)] };
    const after = { unread: 0, rows: [row(1, true)] };
    const now = { unread: 1, rows: [row(2), ...after.rows] };
    expect(undone(now, before, after)).toEqual({ unread: 1, rows: [row(2), row(1)] });
  });

  it('A row that the change removed comes back to its place', () => {
    const before = [row(1), row(2), row(3)];
    expect(undone([row(9), row(1), row(3)], before, [row(1), row(3)])).toEqual([
      row(9),
      row(1),
      row(2),
      row(3),
    ]);
  });

  it('A row that the change added goes', () => {
    expect(undone([row(2), row(1), row(3)], [row(1)], [row(1), row(3)])).toEqual([row(2), row(1)]);
  });

  it('A list of ids loses and gets back what the change did, and keeps another change', () => {
    expect(undone([4, 2, 5], [1, 2], [2, 4])).toEqual([1, 2, 5]);
  });

  it('A member of a team goes again, and one who was added since stays', () => {
    const [ama, ben, cy] = [1, 2, 3].map((userId) => ({ userId, role: 'admin' }));
    expect(undone([ama, ben, cy], [ama], [ama, ben])).toEqual([ama, cy]);
  });

  it('A value that somebody changed since stays', () => {
    expect(
      undone({ title: 'Theirs', price: 2 }, { title: 'Old', price: 1 }, { title: 'Mine', price: 2 }),
    ).toEqual({
      title: 'Theirs',
      price: 1,
    });
  });

  it('The pages of a list are undone one by one', () => {
    const before = { pages: [{ data: [row(1), row(2)] }, { data: [row(3)] }] };
    const after = { pages: [{ data: [row(2)] }, before.pages[1]] };
    const now = { pages: [{ data: [row(7), row(2)] }, { data: [row(3, true)] }] };
    expect(undone<unknown>(now, before, after)).toEqual({
      pages: [{ data: [row(1), row(7), row(2)] }, { data: [row(3, true)] }],
    });
  });

  it('Two changes of different rows can be undone in any order', () => {
    const rows = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (ids, isFirstRead, isSecondRemoval) => {
        const start = ids.map((id) => row(id));
        const [first, second] = ids;
        const one = start.map((each) => (each.id === first && isFirstRead ? row(each.id, true) : each));
        const two = isSecondRemoval
          ? one.filter(({ id }) => id !== second)
          : one.map((each) => (each.id === second ? row(each.id, true) : each));
        expect(undone(undone(two, one, two), start, one)).toEqual(start);
        expect(undone(undone(two, start, one), one, two)).toEqual(start);
      }),
    );
  });
});
