import { describe, expect, it } from 'vitest';
import { uuidOf } from './db/document-table';
import { snapshotOf } from './snapshots';
import { createWorld } from './world';

const { db } = createWorld({ now: new Date('2026-05-13T10:30:00Z') });

/** The world with tables of other subjects, each holding one record. */
function withRecords(records: Readonly<Record<string, object>>): typeof db {
  const tables = Object.entries(records).map(([name, row]) => [
    name,
    { get: (id: string) => (id === 'x' ? row : undefined) },
  ]);
  return Object.assign({ ...db }, Object.fromEntries(tables) as object);
}

describe('a card', () => {
  it('of an evaluation shows its results and never its address', () => {
    const evaluation = {
      ownerId: 1,
      title: 'Armley terrace',
      primary: 'brrr',
      outcode: 'LS12',
      address: '14 Marlow Terrace',
      results: { grossYield: 8.24, roi: 13.6, cashFlowPcm: 271.4, moneyLeftIn: -700 },
      images: ['armley.svg'],
      collaborators: [{ userId: 2, role: 'view' }],
    };
    const world = withRecords({ evaluation });
    expect(snapshotOf(world, 'evaluation', 'x', 2)).toEqual({
      title: 'Armley terrace',
      subtitle: 'BRRR · LS12',
      image: '1/media/armley.svg',
      figures: [
        { label: 'Gross yield', value: '8.2%' },
        { label: 'ROI', value: '13.6%' },
        { label: 'Cash flow', value: '£271 pcm' },
        { label: 'Money left in', value: '−£700' },
      ],
    });
    expect(snapshotOf(world, 'evaluation', 'x', 3)).toBeUndefined();
    expect(snapshotOf(world, 'evaluation', 'y', 1)).toBeUndefined();
  });

  it('of a listing is everybody’s, of a draft nobody’s', () => {
    const world = withRecords({
      listing: {
        title: 'End terrace',
        price: 118_000,
        outcode: 'HU5',
        bedrooms: 3,
        images: [{ file: 'hull.svg' }],
      },
      article: { title: 'Section 24', status: 'draft' },
    });
    expect(snapshotOf(world, 'listing', 'x', 5)).toMatchObject({
      subtitle: '£118,000 · HU5',
      figures: [
        { label: 'Price', value: '£118,000' },
        { label: 'Bedrooms', value: '3' },
      ],
    });
    expect(snapshotOf(world, 'article', 'x', 5)).toBeUndefined();
  });

  it('of a link shows where it leads, and none but web addresses', () => {
    expect(snapshotOf(db, 'link', 'https://www.gov.uk/a%20b', 1)).toMatchObject({
      title: 'gov.uk',
      subtitle: '/a b',
    });
    expect(snapshotOf(db, 'link', 'ftp://files.example', 1)).toBeUndefined();
    expect(snapshotOf(db, 'link', 'https://www.gov.uk@thief.example/', 1)).toBeUndefined();
    expect(snapshotOf(db, 'link', 'nonsense', 1)).toBeUndefined();
  });

  it('of a record that is not there is none', () => {
    expect(snapshotOf(db, 'contact', uuidOf('contact', 999), 1)).toBeUndefined();
  });
});
