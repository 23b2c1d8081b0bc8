// What an agent writes about a listing must not contradict what is recorded of it.
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../../../engine/db/database';
import { listingText } from '../ai/text';
import { townOf } from './areas';
import { trait } from './features';
import { seedListings } from './property-search';

const db = createDatabase((tables) => seedListings(tables, new Date('2026-05-13T10:30:00Z'), 'large'));
db.reset();
const rows = db.listing.all();
const described = rows.map((row) => ({ row, ...listingText(row) }));
const saying = (words: string) => described.filter(({ description }) => description.includes(words));

describe('the text of a listing', () => {
  it('sees a fourth bedroom only in a house of three, and two reception rooms in no flat', () => {
    const fourth = saying('fourth bedroom');
    expect(fourth.length).toBeGreaterThan(100);
    expect(new Set(fourth.map(({ row }) => row.bedrooms))).toEqual(new Set([3]));
    const two = described.filter(({ features }) => features.includes('Two reception rooms'));
    expect(two.length).toBeGreaterThan(fourth.length);
    const types = new Set(two.map(({ row }) => row.type));
    expect([...types].toSorted()).toEqual(['bungalow', 'detached', 'end_terrace', 'semi', 'terraced']);
    expect(two.filter(({ row }) => row.bedrooms < 2)).toEqual([]);
  });

  it('tells nothing old of a new build, and nothing new of a wreck', () => {
    const fresh = described.filter(({ row }) => (row.traits & trait.newBuild) !== 0);
    expect(fresh.length).toBeGreaterThan(300);
    for (const { description } of fresh) {
      expect(description).not.toMatch(/period features|new boiler was fitted|rewired|cash buyers|cellar/i);
    }
    const wrecks = described.filter(({ row }) => (row.traits & trait.needsWork) !== 0);
    expect(wrecks.length).toBeGreaterThan(1_000);
    for (const { features } of wrecks) {
      for (const done of ['Modern kitchen', 'New boiler', 'Rewired', 'New build']) {
        expect(features).not.toContain(done);
      }
    }
  });

  it('gives a shop no garden, and a caravan no loft', () => {
    const odd = described.filter(
      ({ row, features }) =>
        (row.type === 'commercial' && features.includes('Rear garden')) ||
        (row.type === 'park_home' && features.includes('Loft room')),
    );
    expect(odd).toEqual([]);
  });
});

it('sells a share of a home only, on a lease, and not in Scotland', () => {
  const shared = rows.filter(({ traits }) => (traits & trait.sharedOwnership) !== 0);
  expect(shared.length).toBeGreaterThan(100);
  const homes = ['terraced', 'end_terrace', 'semi', 'detached', 'bungalow', 'flat', 'maisonette'];
  for (const { type, tenure, leaseYears, town } of shared) {
    expect(homes).toContain(type);
    expect([tenure, leaseYears !== null && leaseYears > 80]).toEqual(['leasehold', true]);
    expect(townOf(town).nation).not.toBe('scotland');
  }
});
