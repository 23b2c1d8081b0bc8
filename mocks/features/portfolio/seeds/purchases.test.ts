// Nobody lends on a home, or lets it, before it is bought.
import { describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../engine/db/database';
import { seedPortfolio } from './portfolio';
import { seedPortfolioMoney } from './money/money';
import type { WorldSize } from '../../../engine/seeds/world-size';

function portfolioAt(moment: string, size: WorldSize): Database {
  const now = new Date(moment);
  const db = createDatabase((tables) => {
    seedPortfolio(tables, now, size);
    seedPortfolioMoney(tables, now, size);
  });
  db.reset();
  return db;
}

describe.each([
  ['2026-05-13T10:30:00Z', 'default'],
  ['2026-05-13T10:30:00Z', 'large'],
  ['2026-11-21T09:00:00Z', 'large'],
  ['2027-03-31T22:30:00Z', 'default'],
  ['2028-02-29T00:10:00Z', 'default'],
  ['2026-10-01T12:00:00Z', 'default'],
  ['2026-12-31T12:00:00Z', 'large'],
] as const)('at %s the %s portfolio', (moment, size) => {
  const db = portfolioAt(moment, size);
  const home = (id: string) => db.property.get(id);

  it('has no mortgage that is older than its home’s purchase', () => {
    const early = db.mortgage.all().flatMap(({ propertyId, startDate }) => {
      const { fullAddress, purchaseDate } = home(propertyId) ?? {};
      return purchaseDate && startDate < purchaseDate ? [[fullAddress, startDate, purchaseDate]] : [];
    });
    expect(early).toEqual([]);
    expect(db.mortgage.size).toBeGreaterThan(size === 'large' ? 190 : 12);
  });

  it('has borrowed at most 80 % of the price or of the value of the day, second charges included', () => {
    const borrowed = new Map<string, number>();
    const over = db.mortgage
      .all()
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
      .flatMap(({ propertyId, startDate, originalAmount }) => {
        const { fullAddress, purchasePrice, valuations = [] } = home(propertyId) ?? {};
        const value = valuations.findLast(({ on }) => on <= startDate)?.value ?? 0;
        const limit = 0.8 * Math.max(purchasePrice ?? 0, value);
        const debt = (borrowed.get(propertyId) ?? 0) + originalAmount;
        borrowed.set(propertyId, debt);
        return debt > limit ? [[fullAddress, startDate, debt, limit]] : [];
      });
    expect(over).toEqual([]);
  });

  it('tells valuations in order, none of them before the purchase', () => {
    for (const { valuations, purchaseDate } of db.property.all()) {
      const days = valuations.map(({ on }) => on);
      expect(days).toEqual(days.toSorted());
      expect(days.every((day) => day >= (purchaseDate ?? ''))).toBe(true);
    }
  });

  it('was let by nobody who did not own it yet', () => {
    const early = db.tenancy.all().flatMap(({ propertyId, startDate }) => {
      const { fullAddress, purchaseDate } = home(propertyId) ?? {};
      return purchaseDate && startDate < purchaseDate ? [[fullAddress, startDate, purchaseDate]] : [];
    });
    expect(early).toEqual([]);
  });

  it('has no payment of a mortgage or a let before it began', () => {
    const early = db.transaction.all().filter(({ date, mortgageId, tenancyId }) => {
      const since =
        db.mortgage.get(mortgageId ?? '')?.startDate ?? db.tenancy.get(tenancyId ?? '')?.startDate;
      return since !== undefined && date < since.slice(0, 8) + '01';
    });
    expect(early.map(({ date, description, propertyId }) => [date, description, propertyId])).toEqual([]);
  });
});
