import { expect, it } from 'vitest';
import { uuidOf } from '../../../engine/db/table-definition';
import { usesOfContact, usesOfProperty, usesOfRoom } from './portfolio-where-used';
import { createWorld } from '../../../engine/world/world';

const { db } = createWorld({ now: new Date('2026-05-13T10:30:00Z') });

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('There is no such row');
  return row;
}
const home = (n: number) => found(db.property.get(uuidOf('property', n)));
const room = (n: number) => found(db.propertyRoom.get(uuidOf('propertyRoom', n)));
const contact = (n: number) => found(db.contact.get(uuidOf('contact', n)));

it('tenancies, loans, money and folders of one’s own making hang on a home', () => {
  const kinds = usesOfProperty(db, home(3)).map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['tenancy', 'mortgage', 'transaction', 'recurringPayment', 'renewalDate']),
  );
  expect(usesOfProperty(db, home(3))).toContainEqual({ kind: 'tenancy', count: 5 });
  // “Licence application”; the seven it began with are its own.
  expect(usesOfProperty(db, home(3))).toContainEqual({ kind: 'folder', count: 1 });
  expect(usesOfProperty(db, home(1)).map(({ kind }) => kind)).not.toContain('folder');
});

it('a bill for two homes hangs on both', () => {
  const bill = found(db.transaction.all().find(({ description }) => description.includes('two homes')));
  expect(bill.propertyId).toBeNull();
  const count = (n: number) =>
    usesOfProperty(db, home(n)).find(({ kind }) => kind === 'transaction')?.count ?? 0;
  const before = [count(3), count(7)];
  db.transaction.remove(bill.id);
  expect([count(3), count(7)]).toEqual(before.map((n) => n - 1));
});

it('tenancies hang on a room and on a person', () => {
  expect(usesOfRoom(db, room(7))).toContainEqual({ kind: 'tenancy', count: 2 });
  expect(usesOfContact(db, contact(5))).toContainEqual({ kind: 'tenancy', count: 1 });
  expect(usesOfContact(db, contact(38))).toEqual([]);
});

it('who answers for a tenant cannot be forgotten', () => {
  const guarantor = contact(35);
  expect(usesOfContact(db, guarantor)).toEqual([]);
  db.tenancy.update(uuidOf('tenancy', 3), { guarantorId: guarantor.id });
  expect(usesOfContact(db, guarantor)).toEqual([{ kind: 'tenancy', count: 1 }]);
});
