import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../../engine/db/table-definition';
import { createWorld } from '../../../engine/world/world';
import { memberId, newcomerId } from '../../account/seeds/accounts';

const now = new Date('2026-05-13T10:30:00Z');
const { db } = createWorld({ now });
const home = (n: number) => db.property.get(uuidOf('property', n));
const modelOf = (n: number) => db.propertyModel.get(home(n)?.modelId ?? '')?.key;

describe('the demo member’s homes', () => {
  it('are fourteen, of every kind a screen has to show', () => {
    const mine = db.property.by('ownerId', memberId);
    expect(mine).toHaveLength(14);
    expect([3, 7, 10].map(modelOf)).toEqual(['hmo', 'hmo', 'sa']);
    expect([9, 11, 13, 14].map((n) => home(n)?.status)).toEqual(['for_sale', 'void', 'works', 'sold']);
    expect([12, 13].map((n) => home(n)?.nation)).toEqual(['scotland', 'wales']);
    expect(mine.filter(({ currentValue }) => currentValue === null)).toHaveLength(1);
    expect(mine.filter(({ purchasePrice }) => purchasePrice === null)).toHaveLength(1);
    const short = mine.filter(({ leaseExpiry }) => leaseExpiry !== null && leaseExpiry < '2106-05-13');
    expect(short.map(({ id }) => id)).toEqual([uuidOf('property', 2)]);
    for (const { owners } of mine) expect(owners.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('have the rooms and tenants that tenancies are written for', () => {
    const beds = (n: number) =>
      db.propertyRoom.by('propertyId', uuidOf('property', n)).filter((room) => room.rentPcm);
    expect(beds(3).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => uuidOf('propertyRoom', n)));
    expect(beds(7).map(({ id }) => id)).toEqual([6, 7, 8, 9, 10, 11].map((n) => uuidOf('propertyRoom', n)));
    const kinds = db.contact.by('ownerId', memberId).map(({ kind }) => kind);
    expect(kinds.slice(0, 20).filter((kind) => kind !== 'tenant')).toEqual([]);
    expect(kinds.slice(20)).not.toContain('tenant');
  });

  it('tell no time to come of what has happened', () => {
    const rows = [
      ...db.property.all(),
      ...db.contact.all(),
      ...db.propertyMaintenance.all(),
      ...db.schedule.all(),
    ];
    for (const { createdAt, updatedAt } of rows) {
      expect(createdAt <= updatedAt).toBe(true);
      expect(updatedAt <= now.toISOString()).toBe(true);
    }
    for (const { timeline } of db.propertyMaintenance.all()) {
      const times = timeline.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
    }
  });

  it('name only homes, rooms, people and kinds that are there', () => {
    for (const job of db.propertyMaintenance.all()) {
      expect(db.property.get(job.propertyId)).toBeDefined();
      if (job.roomId) expect(db.propertyRoom.get(job.roomId)?.propertyId).toBe(job.propertyId);
      for (const id of [job.reportedBy, job.contractorId, ...job.quotes.map(({ contactId }) => contactId)]) {
        if (id) expect(db.contact.get(id)).toBeDefined();
      }
    }
    for (const room of db.propertyRoom.all()) expect(db.roomKind.get(room.roomKindId ?? '')).toBeDefined();
    for (const { userId } of db.contact.all()) if (userId) expect(db.user.get(userId)).toBeDefined();
  });
});

it('leaves the newcomer without a portfolio', () => {
  expect(db.property.by('ownerId', newcomerId)).toEqual([]);
  expect(db.contact.by('ownerId', newcomerId)).toEqual([]);
});

it('makes two hundred homes, a third of them with rooms, in the large world', () => {
  const large = createWorld({ now, size: 'large' }).db;
  const mine = large.property.by('ownerId', memberId);
  expect(mine).toHaveLength(200);
  const withRooms = mine.filter(({ id }) => large.propertyRoom.countBy('propertyId', id) > 0);
  expect(withRooms.length).toBeGreaterThan(60);
});
