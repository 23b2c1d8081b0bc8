import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { cellsOf } from './pins';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const leeds = { north: 53.86, south: 53.75, east: -1.4, west: -1.7 };

// Every answer is validated against the contract by the checked server.
const pinsOf = async (body: Schema<'ListingPinsRequest'>) =>
  (await call('POST', '/property-listings/pins', body)).json as Schema<'ListingPins'>;
const search = async (body: Schema<'ListingSearchRequest'>) =>
  (await call('POST', '/property-listings/smart-search', body)).json as Schema<'ListingSearchResult'>;

describe('POST /property-listings/pins', () => {
  it('answers members only', async () => {
    expect((await call('POST', '/property-listings/pins', { filters: {} })).status).toBe(401);
  });

  it('finds the same listings as a search by the same filters', async () => {
    server.signInAs('hannah.okafor');
    const filters = { minBeds: 3, maxPrice: 300_000 };
    const [{ total, pins, cells }, found] = await Promise.all([pinsOf({ filters }), search({ filters })]);
    expect(total).toBe(found.total);
    expect(cells).toEqual([]);
    expect(new Set(pins.map(({ id }) => id))).toEqual(new Set(found.pins.map(({ id }) => id)));
  });

  it('finds within the bounds of the map what a search finds there', async () => {
    server.signInAs('hannah.okafor');
    const [{ pins }, found] = await Promise.all([
      pinsOf({ filters: {}, bounds: leeds }),
      search({ filters: {}, bounds: leeds }),
    ]);
    expect(pins).toHaveLength(found.total);
    expect(pins.length).toBeGreaterThan(10);
    expect(pins.every(({ lat, lng }) => lat <= 53.86 && lat >= 53.75 && lng <= -1.4 && lng >= -1.7)).toBe(
      true,
    );
  });

  it('leaves out what I hid, and marks what I saved', async () => {
    server.signInAs('hannah.okafor');
    const [first, second] = (await pinsOf({ filters: {}, bounds: leeds })).pins;
    await call('PUT', `/property-listings/${first?.id}`, { hidden: true });
    await call('PUT', `/property-listings/${second?.id}`, { saved: true });
    const { pins } = await pinsOf({ filters: {}, bounds: leeds });
    expect(pins.some(({ id }) => id === first?.id)).toBe(false);
    expect(pins.find(({ id }) => id === second?.id)?.saved).toBe(true);
  });

  it('refuses a map that is upside down', async () => {
    server.signInAs('hannah.okafor');
    const answer = await call('POST', '/property-listings/pins', {
      filters: {},
      bounds: { ...leeds, north: 53, south: 54 },
    });
    expect(answer.status).toBe(422);
  });
});

it('counts rows at the middle of each cell', () => {
  const row = (lat: number, lng: number) => ({ lat, lng }) as Parameters<typeof cellsOf>[0][number];
  const bounds = { south: 50, north: 54, west: -4, east: 0 };
  expect(cellsOf([row(50, -4), row(50.02, -3.98), row(54, 0)], bounds)).toEqual([
    { lat: 50.01, lng: -3.99, count: 2 },
    { lat: 54, lng: 0, count: 1 },
  ]);
});
