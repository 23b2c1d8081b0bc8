import { expect, it } from 'vitest';
import { createWorld } from '@mocks/engine/world/world';
import { propertyViews } from '@mocks/features/portfolio/properties/views';
import { summaryOf } from '@mocks/features/portfolio/summary/portfolio-summary';
import { sumOf } from '@/lib/money/pence';
import { netWorthRows } from './net-worth';

const today = '2026-05-13';
const { db } = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
const rows = db.property.by('ownerId', 1).filter(({ status }) => status !== 'sold');
const homes = rows.map(propertyViews(db, 1, today));
const table = netWorthRows(homes, summaryOf(db, 1, rows, today));
const column = (at: number) => table.slice(1, -1).map((row) => row[at]);
const sum = (at: number) => sumOf(column(at).map((cell) => (typeof cell === 'number' ? cell : 0)));

it('The totals of the file equal the sum of its rows, to the penny', () => {
  const [value, debt, equity, rent, mortgage] = [2, 4, 5, 7, 10].map((at) => table.at(-1)?.[at]);
  expect([sum(2), sum(4), sum(5), sum(7), sum(10)]).toEqual([value, debt, equity, rent, mortgage]);
});

it('A value that nobody knows is an empty cell and in no total', () => {
  const unvalued = homes.findIndex(({ currentValue }) => currentValue === null);
  expect(column(2)[unvalued]).toBeNull();
  expect(column(5)[unvalued]).toBeNull();
});
