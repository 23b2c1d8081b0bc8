import { describe, expect, it } from 'vitest';
import { sumOf } from '@/lib/money/pence';
import { numberOf } from '../../../../engine/db/table-definition';
import { createWorld } from '../../../../engine/world/world';
import { memberId, newcomerId } from '../../../account/seeds/accounts';

const now = new Date('2026-05-13T10:30:00Z');
const today = '2026-05-13';
const { db } = createWorld({ now });
const ledger = db.transaction.by('ownerId', memberId);

describe('Hannah’s ledger', () => {
  it('has two years of transactions, exactly 26 of them outstanding', () => {
    expect(ledger.length).toBeGreaterThan(700);
    expect(ledger.filter(({ status }) => status === 'outstanding')).toHaveLength(26);
    expect(ledger.every(({ date }) => date >= '2024-05-13')).toBe(true);
    expect(ledger.filter(({ date, status }) => date > today && status !== 'expected')).toEqual([]);
  });

  it.each(['2026-11-21T08:00:00Z', '2027-03-31T23:30:00Z', '2028-02-29T00:10:00Z'])(
    'has 26 outstanding when it is seeded at %s too',
    (moment) => {
      const rows = createWorld({ now: new Date(moment) }).db.transaction.by('ownerId', memberId);
      expect(rows.filter(({ status }) => status === 'outstanding')).toHaveLength(26);
    },
  );

  it('is kept in date order, so that lists need not sort it', () => {
    const dates = ledger.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('adds up: parts to the whole, rent less fee to what arrived', () => {
    const broken = ledger.filter(({ splits, amount, gross, fee }) => {
      const isSplit = splits.length > 0 && sumOf(splits.map((part) => part.amount)) !== amount;
      return isSplit || (gross !== null && fee !== null && gross - fee !== amount);
    });
    expect(broken).toEqual([]);
    expect(ledger.filter(({ splits }) => splits.length > 0).length).toBeGreaterThan(20);
    expect(ledger.filter(({ gross, amount }) => gross === 1200 && amount === 1080).length).toBeGreaterThan(
      10,
    );
  });

  it('names only records that are there, of the same home', () => {
    const astray = ledger.filter(({ tenancyId, mortgageId, recurringId, propertyId }) => {
      const isElsewhere =
        (tenancyId !== null && db.tenancy.get(tenancyId)?.propertyId !== propertyId) ||
        (mortgageId !== null && db.mortgage.get(mortgageId)?.propertyId !== propertyId);
      return isElsewhere || (recurringId !== null && db.recurringPayment.get(recurringId) === undefined);
    });
    expect(astray).toEqual([]);
  });
});

it('leaves the let with arrears in debt in every age', () => {
  const owed = ledger.filter(
    ({ tenancyId, status }) => status === 'outstanding' && tenancyId?.endsWith('0012') === true,
  );
  expect(owed).toHaveLength(4);
});

it('has three companies and five charges, one of them without a mortgage', () => {
  const numbers = new Set(db.company.by('ownerId', memberId).map(({ number }) => number));
  expect(numbers.size).toBe(3);
  const charges = db.companyCharge.all().filter(({ companyNumber }) => numbers.has(companyNumber));
  expect(charges).toHaveLength(5);
  const unmatched = charges.filter(
    ({ chargeCode }) => db.mortgage.first('chargeCode', chargeCode) === undefined,
  );
  expect(unmatched.map(({ chargeCode }) => chargeCode)).toEqual(['SC4471900002']);
});

it('lets no home or room twice', () => {
  const lets = db.tenancy.all().filter(({ status }) => status !== 'prospective' && status !== 'rejected');
  const clashes = lets.filter((one) =>
    lets.some(
      (other) =>
        other.id !== one.id &&
        other.propertyId === one.propertyId &&
        (other.roomId === null || one.roomId === null || other.roomId === one.roomId) &&
        other.startDate <= (one.endDate ?? '9999') &&
        one.startDate <= (other.endDate ?? '9999'),
    ),
  );
  expect(clashes).toEqual([]);
  expect(lets.filter(({ status }) => status === 'current' || status === 'ending')).toHaveLength(19);
});

it('gives every let home its seven folders and every expiring document a renewal date', () => {
  const system = db.folder.all().filter((folder) => folder.system);
  expect(system).toHaveLength(70);
  expect(new Set(system.map(({ propertyId }) => numberOf(propertyId ?? '')))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 12]),
  );
  for (const { id, expiresOn, trashedAt } of db.document.all()) {
    if (expiresOn === null || trashedAt !== null) continue;
    expect(db.renewalDate.first('documentId', id)?.dueOn).toBe(expiresOn);
  }
});

it('leaves the newcomer with nothing', () => {
  const counts = [
    db.mortgage.countBy('ownerId', newcomerId),
    db.tenancy.countBy('ownerId', newcomerId),
    db.transaction.countBy('ownerId', newcomerId),
    db.document.countBy('ownerId', newcomerId),
    db.folder.countBy('ownerId', newcomerId),
    db.company.countBy('ownerId', newcomerId),
  ];
  expect(counts).toEqual([0, 0, 0, 0, 0, 0]);
});

it('grows to 20,000 transactions, with as many outstanding', () => {
  const large = createWorld({ now, size: 'large' }).db.transaction.by('ownerId', memberId);
  expect(large).toHaveLength(20_000);
  expect(large.filter(({ status }) => status === 'outstanding')).toHaveLength(26);
});
