import { expect, it } from 'vitest';
import { lastOfPayee, payeeKey, payeeStart } from './payee';

it.each([
  ['BG SERVICES 0412', 'bg services', 'BG SERVICES'],
  ['Rent, May 2026', 'rent', 'Rent,'],
  ['FASTER PAYMENT 99 M OKONKWO', 'faster payment m okonkwo', 'FASTER PAYMENT'],
  ['Marchmont Lettings', 'marchmont lettings', 'Marchmont Lettings'],
  ['B&Q 1203 LEEDS', 'b&q leeds', 'B&Q'],
  ['14 05', '', ''],
])('Of “%s” the payee is “%s”, searched by “%s”', (description, key, start) => {
  expect(payeeKey(description)).toBe(key);
  expect(payeeStart(description)).toBe(start);
});

const row = (id: string, description: string, splits: readonly unknown[] = []) => ({
  id,
  description,
  category: `of ${id}`,
  propertyId: null,
  splits,
});

it('The latest payment of the same payee is remembered, not itself, one in parts or another payee’s', () => {
  const rows = [
    row('self', 'BG SERVICES 5'),
    row('parts', 'BG SERVICES 4', [{}]),
    row('other', 'BG SERVICES LTD'),
    row('latest', 'bg services 3'),
    row('older', 'BG SERVICES 2'),
  ];
  expect(lastOfPayee({ id: 'self', description: 'BG SERVICES 5' }, rows)?.id).toBe('latest');
  expect(lastOfPayee({ id: 'self', description: '12 34' }, rows)).toBeUndefined();
});
