import { expect, it } from 'vitest';
import { transactionFixture } from '@/testing/fixtures/transaction-fixture';
import { rentToSettle, restBody, restOfRent } from './owed-rent';
import { newValues, valuesOf } from './transaction-values';

const rent = transactionFixture({ amount: 895, propertyId: 'home', tenancyId: 'let', contactId: 'tenant' });
const typed = (amount: string) => ({ ...valuesOf(rent, false), amount });

it('A payment settles the owed rent of its amount, else the oldest, and no money that was imported', () => {
  const rows = [
    { ...rent, id: 'may', date: '2026-05-01' },
    { ...rent, id: 'april', date: '2026-04-01' },
    { ...rent, id: 'room', date: '2026-05-03', amount: 500 },
    { ...rent, id: 'bank', date: '2026-01-03', source: 'import' as const },
    { ...rent, id: 'other', date: '2026-01-03', propertyId: 'other' },
  ];
  expect(rentToSettle(rows, typed('£500'))?.id).toBe('room');
  expect(rentToSettle(rows, typed('£895'))?.id).toBe('april');
  expect(rentToSettle(rows, typed(''))?.id).toBe('april');
  expect(rentToSettle(rows, { ...typed(''), category: 'deposit' })).toBeUndefined();
  expect(rentToSettle(rows, newValues('2026-05-13'))).toBeUndefined();
});

it('Less than the rent leaves the rest to the penny, and what an agent collected counts before the fee', () => {
  expect(restOfRent(rent, typed('494.90'))).toBe(400.1);
  expect(restOfRent(rent, typed('900'))).toBe(0);
  expect(restOfRent(rent, { ...typed('805.50'), isAgent: true, percent: '10' })).toBe(0);
  expect(restOfRent(rent, { ...typed('450'), isAgent: true, percent: '10' })).toBe(395);
  expect(restOfRent({ ...rent, amount: 805.5, gross: 895, fee: 89.5 }, typed('495'))).toBe(400);
});

it('Nothing stays owed of a rent that is not confirmed, was moved to another property or came with a statement', () => {
  expect(restOfRent(rent, { ...typed('495'), isConfirmed: false })).toBe(0);
  expect(restOfRent(rent, { ...typed('495'), propertyId: 'other' })).toBe(0);
  expect(restOfRent({ ...rent, source: 'import' }, typed('495'))).toBe(0);
  expect(restOfRent({ ...rent, status: 'confirmed' }, typed('495'))).toBe(0);
});

it('The rest of a rent is owed by the same tenant from the same day', () =>
  expect(restBody(rent, 400)).toEqual({
    direction: 'in',
    category: 'rent',
    status: 'outstanding',
    date: '2026-05-01',
    amount: 400,
    description: 'Rent of 14 Harold Grove',
    propertyId: 'home',
    tenancyId: 'let',
    contactId: 'tenant',
  }));
