import { expect, it } from 'vitest';
import type { OwnField } from './record-field';
import { bodyOf, changesOf, problemsOf, valuesOf } from './record-values';
import { rowsField } from './rows-field';

const people: OwnField = rowsField('people', {
  legend: 'People',
  one: 'person',
  most: 3,
  grid: '',
  columns: [
    { name: 'name', kind: 'text', label: 'Name', isRequired: true },
    { name: 'share', kind: 'percent', label: 'Share' },
    { name: 'since', kind: 'day', label: 'Since' },
  ],
  problem: (rows) => (rows.length > 1 ? 'Only one, please' : undefined),
});
const fields = [{ name: 'people', kind: 'other' as const, label: 'People' }];
const own = { people };
const record = { people: [{ name: 'Hannah', share: 60, since: null }] };

it('A list of a record comes back from its form as it was, and counts as unchanged', () => {
  const values = valuesOf(fields, record, own);
  expect(bodyOf(fields, values, own)).toEqual(record);
  expect(changesOf(fields, values, { ...values }, own)).toEqual({});
});

it('A row is read as its columns say, and an emptied list is sent as an empty one', () => {
  const begun = valuesOf(fields, record, own);
  const typed = JSON.stringify([{ name: ' Daniel ', share: '40%', since: '2026-05-01' }]);
  expect(changesOf(fields, begun, { people: typed }, own)).toEqual({
    people: [{ name: 'Daniel', share: 40, since: '2026-05-01' }],
  });
  expect(changesOf(fields, begun, { people: '' }, own)).toEqual({ people: [] });
});

it('A faulty row is said before what is wrong between rows', () => {
  const rows = (...names: string[]) => JSON.stringify(names.map((name) => ({ name })));
  expect(problemsOf(fields, { people: rows('Hannah', '') }, own)).toEqual({ people: 'Enter a name' });
  expect(problemsOf(fields, { people: rows('Hannah', 'Daniel') }, own)).toEqual({
    people: 'Only one, please',
  });
  expect(problemsOf(fields, { people: '' }, own)).toEqual({ people: undefined });
});

it('A record without the list begins with none', () => expect(people.textOf(undefined)).toBe(''));

it('What nobody is asked for stays with its row, and a new row has its defaults', () => {
  const items = rowsField('items', {
    legend: 'Items',
    one: 'item',
    most: 3,
    grid: '',
    columns: [{ name: 'name', kind: 'text', label: 'Name' }],
    keeps: ['images', 'qty'],
    defaults: { qty: 1 },
  });
  const text = items.textOf([{ name: 'Sofa', images: ['a.jpg'], qty: 2 }]);
  const rows = [...(JSON.parse(text) as object[]), { name: 'Lamp' }];
  expect(items.valueOf(JSON.stringify(rows))).toEqual([
    { name: 'Sofa', images: ['a.jpg'], qty: 2 },
    { name: 'Lamp', qty: 1 },
  ]);
});
