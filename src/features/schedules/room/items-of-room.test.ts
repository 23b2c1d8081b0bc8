import { expect, it } from 'vitest';
import { itemsOfRoom } from './items-of-room';

const item = (room: string | null, name: string) => ({
  room,
  name,
  qty: 1,
  unit: null,
  rate: 0,
  vatPct: 0,
  trade: null,
  status: 'todo' as const,
  condition: null,
  actual: null,
  notes: null,
  images: [],
  total: 0,
});

it('A room has the items of the newest inventory that names it, whatever its capitals', () => {
  const inventories = [
    { id: 'new', title: 'Kitchen, May', items: [item('Kitchen', 'Hob')] },
    {
      id: 'old',
      title: 'All rooms',
      items: [item('Kitchen', 'Oven'), item('room a ', 'Bed'), item(null, 'Keys')],
    },
  ];
  expect(itemsOfRoom(inventories, 'Room A')).toMatchObject({ id: 'old', items: [{ name: 'Bed', place: 1 }] });
  expect(itemsOfRoom(inventories, 'Kitchen')).toMatchObject({ id: 'new', items: [{ name: 'Hob' }] });
  expect(itemsOfRoom(inventories, 'Loft')).toBeUndefined();
});
