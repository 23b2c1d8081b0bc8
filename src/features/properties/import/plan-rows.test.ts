import { expect, it } from 'vitest';
import { guessColumns } from '@/lib/csv/columns';
import { propertyGroups } from '../form/property-fields';
import { importFields } from './import-fields';
import { planRows } from './plan-rows';

const named = (name: string, id = name) => ({ id, name });
const groups = propertyGroups({
  types: [named('Terraced house', 't1'), named('Flat', 't2'), named('Semi-detached house', 't3')],
  models: [named('Buy-to-let', 'm1')],
  managers: [],
  today: '2026-05-13',
});
const fields = importFields(groups.flatMap((group) => group.fields));

function plan(headers: readonly string[], ...rows: readonly (readonly string[])[]) {
  return planRows({
    table: { headers, rows: rows.map((cells, at) => ({ line: at + 2, cells })) },
    mapping: guessColumns(headers, fields),
    groups,
    known: [{ uuid: 'u1', addressLine1: '27 Braemar Road', postcode: 'M14 6PQ' }],
    companies: [named('Calder Homes Ltd', 'c1')],
    meId: 1,
  });
}

const address = ['Address', 'Town', 'Postcode', 'Type'] as const;
const home = (...more: readonly string[]) => ['9 Low Road', 'Leeds', 'ls1 4ap', 'Terraced house', ...more];

it('Columns are known by their label, by the name of the field and by what others call them', () =>
  expect(
    guessColumns(['POST CODE', 'address_line1', 'City', 'Beds', 'Value', 'Colour', 'Postcode'], fields),
  ).toEqual([
    // The label itself goes before another name of the same field.
    null,
    'addressLine1',
    'town',
    'bedrooms',
    'currentValue',
    null,
    'postcode',
  ]));

it('Every heading of the template is known, and no two are the same field', () => {
  const found = guessColumns(
    fields.map(({ label }) => label),
    fields,
  );
  expect(found).toEqual(fields.map(({ name }) => name));
});

it('A row becomes the body that the form would send', () =>
  expect(
    plan(
      [...address, 'Beds', 'Sq ft', 'Price paid', 'Purchased', 'Strategy', 'Status', 'Owner', 'Tags'],
      home('3', '732', '£180k', '1/2/2020', 'BTL', 'Tenanted', 'calder homes ltd', 'Leeds, first'),
    ),
  ).toEqual([
    {
      line: 2,
      title: '9 Low Road, ls1 4ap',
      kind: 'new',
      body: {
        addressLine1: '9 Low Road',
        town: 'Leeds',
        postcode: 'ls1 4ap',
        typeId: 't1',
        modelId: 'm1',
        status: 'let',
        bedrooms: 3,
        areaSqm: 68.01,
        purchasePrice: 180_000,
        purchaseDate: '2020-02-01',
        owners: [{ companyId: 'c1', share: 100 }],
        tags: ['Leeds', 'first'],
      },
    },
  ]));

const problemsOf = (headers: readonly string[], cells: readonly string[]) => {
  const [row] = plan(headers, cells);
  return row?.kind === 'rejected' ? row.problems : row?.kind;
};

it.each([
  ['Purchase date', '13/25/2024', 'Purchase date “13/25/2024”: enter a date as dd/mm/yyyy'],
  ['Purchase date', '31/02/2026', 'Purchase date “31/02/2026”: there’s no 31 February'],
  ['Purchase date', '29/02/2026', 'Purchase date “29/02/2026”: there’s no 29 February 2026'],
  ['Purchase price', 'lots', 'Purchase price “lots”: enter an amount, such as £1,150'],
  ['Bedrooms', '2.5', 'Bedrooms “2.5”: enter a whole number'],
  ['UPRN', '1.00E+11', 'UPRN “1.00E+11”: enter up to 12 digits'],
  ['EPC', 'H', 'EPC rating “H”: use one of A, B, C, D, E, F or G'],
  ['Owner', 'Somebody Else Ltd', 'Owner “Somebody Else Ltd”: use “Me” or the name of one of your companies'],
  ['Sq ft', 'big', 'Floor area (sq ft) “big”: enter a number, such as 850'],
  ['Status', 'Sold', 'Enter the sale price'],
])('%s “%s” is said in words', (header, cell, problem) =>
  expect(problemsOf([...address, header], home(cell))).toContain(problem),
);

it('All that is wrong with a row is said at once', () =>
  expect(problemsOf(address, ['', 'Leeds', 'LS1', 'Castle'])).toEqual([
    'Type “Castle”: use one of Terraced house, Flat or Semi-detached house',
    'Enter an address',
    'Postcode “LS1”: enter a full UK postcode, such as M14 6PQ',
  ]));

it('A type is known by its beginning and by another word for it', () =>
  expect(
    plan(address, ['1 A', 'Leeds', 'LS1 4AP', 'terrace'], ['2 A', 'Leeds', 'LS1 4AP', 'Apartment']),
  ).toMatchObject([{ body: { typeId: 't1' } }, { body: { typeId: 't2' } }]));

it('An address that is in the portfolio isn’t imported again, however it is written', () =>
  expect(plan(address, ['27 BRAEMAR ROAD.', 'Manchester', 'm146pq', 'Flat'])).toMatchObject([
    { kind: 'known', uuid: 'u1' },
  ]));

it('An address that stands twice in the file is imported once', () =>
  expect(plan(address, home(), home())).toMatchObject([
    { kind: 'new' },
    { kind: 'rejected', problems: ['Same address as row 2'] },
  ]));
