import { expect, it } from 'vitest';
import { pinOf, pinsOf } from './home-pins';

const home = { id: 'a', lat: 53.8, lng: -1.55, price: 185_000, status: 'for_sale' as const, saved: false };

it('A price to buy at is compact on the map and whole in its name', () => {
  expect(pinOf(home)).toEqual({
    id: 'a',
    lat: 53.8,
    lng: -1.55,
    text: '£185k',
    name: 'Home for £185k (£185,000)',
  });
});

it('A rent keeps its pounds', () => {
  expect(pinOf({ ...home, price: 1150, status: 'to_rent' })).toMatchObject({
    text: '£1,150',
    name: 'Home for £1,150 pcm',
  });
});

it('A saved home says so, and one that is under offer steps back', () => {
  expect(pinOf({ ...home, saved: true })).toMatchObject({
    tone: 'saved',
    name: 'Home for £185k (£185,000), saved',
  });
  expect(pinOf({ ...home, status: 'sstc' })).toMatchObject({ tone: 'quiet' });
});

it('Where too many match, the map shows how many there are', () => {
  const [cell] = pinsOf({ total: 6000, pins: [], cells: [{ lat: 53.8, lng: -1.55, count: 6000 }] });
  expect(cell).toMatchObject({ lat: 53.8, lng: -1.55, count: 6000 });
});
