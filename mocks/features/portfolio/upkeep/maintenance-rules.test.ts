import { beforeEach, describe, expect, it } from 'vitest';
import { uuidOf } from '../../../engine/db/table-definition';
import { keepExpense } from './maintenance-rules';
import { createWorld } from '../../../engine/world/world';

const today = '2026-05-13';
const at = '2026-05-13T10:30:00.000Z';
const newWorld = () => createWorld({ now: new Date(at) }).db;
let db = newWorld();
beforeEach(() => {
  db = newWorld();
});

const jobOf = (more: object) => {
  const [row] = db.propertyMaintenance.by('propertyId', uuidOf('property', 1));
  if (row === undefined) throw new Error('There is no job');
  return db.propertyMaintenance.update(row.id, { actual: 260, transactionId: null, ...more });
};

describe('the expense of a completed job', () => {
  const plumber = uuidOf('contact', 21);

  it('is made once, and follows the cost', () => {
    const before = db.transaction.size;
    const done = jobOf({ status: 'completed', contractorId: plumber });
    const id = keepExpense(db, done, today, at) ?? '';
    expect(db.transaction.get(id)).toMatchObject({
      ownerId: 1,
      propertyId: uuidOf('property', 1),
      amount: 260,
      direction: 'out',
      category: 'repairs',
      date: today,
      status: 'confirmed',
      contactId: plumber,
      splits: [],
    });
    expect(keepExpense(db, jobOf({ transactionId: id, actual: 275 }), today, at)).toBe(id);
    expect(db.transaction.get(id)?.amount).toBe(275);
    expect(db.transaction.size).toBe(before + 1);
  });

  it('stays as it is once it is reconciled', () => {
    const id = keepExpense(db, jobOf({ status: 'completed' }), today, at) ?? '';
    db.transaction.update(id, { status: 'reconciled' });
    expect(keepExpense(db, jobOf({ transactionId: id, actual: 999 }), today, at)).toBe(id);
    expect(db.transaction.get(id)?.amount).toBe(260);
  });

  it('is not made while there is no cost, or while the job goes on', () => {
    const before = db.transaction.size;
    expect(keepExpense(db, jobOf({ status: 'completed', actual: null }), today, at)).toBeNull();
    expect(keepExpense(db, jobOf({ status: 'in_progress' }), today, at)).toBeNull();
    expect(db.transaction.size).toBe(before);
  });
});
