import { expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z'), size: 'large' });

const pinsOf = async (body: Schema<'ListingPinsRequest'>) =>
  (await call('POST', '/property-listings/pins', body)).json as Schema<'ListingPins'>;

it('More than 5,000 matches are counted by the parts of the map, fewer are named', async () => {
  server.signInAs('hannah.okafor');
  const { total, pins, cells } = await pinsOf({ filters: {} });
  expect(total).toBeGreaterThan(5000);
  expect(pins).toEqual([]);
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  const near = await pinsOf({ filters: {}, bounds: { north: 53.86, south: 53.75, east: -1.4, west: -1.7 } });
  expect(near.cells).toEqual([]);
  expect(near.pins).toHaveLength(near.total);
});
