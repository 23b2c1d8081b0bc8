import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from './database';

let db: Database;

beforeEach(() => {
  db = createDatabase((tables) => {
    for (const userId of [7, 7, 8])
      tables.session.add({ token: `t${tables.session.size}`, userId, createdAt: '' });
  });
  db.reset();
});

describe('a table', () => {
  it('finds rows by id and by its indexed columns, after every kind of write', () => {
    expect(db.session.by('userId', 7).map((row) => row.id)).toEqual([1, 2]);
    db.session.update(1, { userId: 8 });
    expect(db.session.by('userId', 7).map((row) => row.id)).toEqual([2]);
    expect(db.session.countBy('userId', 8)).toBe(2);
    db.session.remove(2);
    expect(db.session.get(2)).toBeUndefined();
    expect(db.session.by('userId', 7)).toEqual([]);
    expect(db.session.first('token', 't2')?.id).toBe(3);
  });

  it('never gives an id twice, not even of a removed row', () => {
    const { id } = db.session.add({ token: 'x', userId: 1, createdAt: '' });
    db.session.remove(id);
    expect(db.session.add({ token: 'y', userId: 1, createdAt: '' }).id).toBe(id + 1);
  });

  it('keeps null, false and empty text as they are', () => {
    const row = db.comment.add({
      postId: 1,
      parentId: null,
      authorId: 1,
      content: '',
      image: null,
      pin: null,
      deleted: false,
      clientKey: null,
      createdAt: '',
      editedAt: null,
    });
    expect({ ...row }).toMatchObject({ parentId: null, content: '', deleted: false, editedAt: null });
  });

  it('looks up one of 10,000 rows without walking through them', () => {
    for (let count = 0; count < 10_000; count += 1) {
      db.session.add({ token: `many${count}`, userId: 100 + (count % 500), createdAt: '' });
    }
    const start = performance.now();
    for (let count = 0; count < 1000; count += 1) db.session.first('token', `many${count * 10}`);
    for (let count = 0; count < 100; count += 1) db.session.remove(count + 4);
    // A scan takes 3.8 ms a look-up at this size, 4 s in all.
    expect(performance.now() - start).toBeLessThan(400);
  });
});

describe('changes', () => {
  it('are what differs from the seed, and make the same state elsewhere', () => {
    expect(db.diff().session).toEqual({ written: [], removed: [], lastId: 3 });
    db.session.update(1, { userId: 9 });
    db.session.remove(2);
    const added = db.session.add({ token: 'new', userId: 7, createdAt: '' });
    db.session.remove(db.session.add({ token: 'gone', userId: 7, createdAt: '' }).id);
    const diff = structuredClone(db.diff());
    expect(diff.session?.written.map((row) => row.id)).toEqual([1, 4]);

    db.reset();
    expect(db.session.get(1)?.userId).toBe(7);
    db.apply(diff);
    expect([1, 2, 5, 6].map((id) => db.session.wasRemoved(id))).toEqual([false, true, true, false]);
    expect(db.session.all().map((row) => [row.id, row.userId])).toEqual([
      [1, 9],
      [3, 8],
      [added.id, 7],
    ]);
    expect(db.session.add({ token: 'next', userId: 7, createdAt: '' }).id).toBe(6);
    expect(structuredClone(db.diff()).session?.removed).toContain(2);
  });

  it('are told to listeners, but neither a reset nor a restored state is one', () => {
    let calls = 0;
    const stop = db.onChange(() => {
      calls += 1;
    });
    db.session.update(1, { userId: 9 });
    expect(calls).toBe(1);
    db.reset();
    db.apply({});
    expect(calls).toBe(1);
    stop();
    db.session.remove(1);
    expect(calls).toBe(1);
  });
});
