import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '@/lib/money/pence';
import { csvHead, csvLines, type ExportedRow, type ExportNames } from './transaction-csv';

const names: ExportNames = {
  homes: { a: '27 Braemar Road' },
  categories: { rent: 'Rent', legal_management: 'Legal, management and professional fees' },
  statuses: { confirmed: 'Confirmed' },
};
const row = (fields: Partial<ExportedRow>): ExportedRow => ({
  date: '2026-05-01',
  description: 'May rent',
  direction: 'in',
  amount: 1_080,
  vat: null,
  gross: null,
  fee: null,
  category: 'rent',
  propertyId: 'a',
  splits: [],
  status: 'confirmed',
  source: 'manual',
  ...fields,
});
const cells = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

it('A whole transaction is one line, under a heading that spreadsheets read', () => {
  expect(csvHead()).toMatch(/^\ufeffDate,Description,/);
  expect(csvLines([row({})], names)).toBe(
    '2026-05-01,May rent,27 Braemar Road,Rent,1080,,,Confirmed,manual,\r\n',
  );
  expect(csvLines([], names)).toBe('');
});

it('Rent that an agent collected is the rent in and the fee out', () => {
  const lines = csvLines([row({ gross: 1_200, fee: 120 })], names);
  expect(lines).toContain('Rent,1200,,,Confirmed,manual,1 of 2');
  expect(lines).toContain('"Legal, management and professional fees",,120,,Confirmed,manual,2 of 2');
});

it('Of a transaction in parts, those of another property and category are left out', () => {
  const splits = [
    { amount: 165, category: 'repairs' as const, propertyId: 'a', note: null },
    { amount: 1_000, category: 'capital_improvement' as const, propertyId: 'b', note: null },
  ] as unknown as ExportedRow['splits'];
  const split = row({ direction: 'out', amount: 1_165, splits });
  expect(csvLines([split], { ...names, property: 'b' })).toContain(',1000,,Confirmed,manual,2 of 2');
  expect(cells(csvLines([split], { ...names, property: 'b' }))).toHaveLength(1);
  expect(csvLines([split], { ...names, category: 'rent' })).toBe('');
});

it('A description that a spreadsheet would run as a formula is only text', () => {
  expect(csvLines([row({ description: '=HYPERLINK("http://x")' })], names)).toContain(`"'=HYPERLINK`);
});

const pounds = fc.integer({ min: 1, max: 1_000_000 }).map((pence) => pence / 100);

it('The columns of a random ledger sum to its money in and out, to the penny', () => {
  const ledger = fc.array(
    fc.record({ direction: fc.constantFrom('in' as const, 'out' as const), amount: pounds }),
    { minLength: 1, maxLength: 100 },
  );
  fc.assert(
    fc.property(ledger, (drafts) => {
      const lines = cells(
        csvLines(
          drafts.map((draft) => row(draft)),
          names,
        ),
      );
      const column = (at: number) => sumOf(lines.map((line) => Number(line[at])));
      const of = (direction: string) =>
        sumOf(drafts.filter((each) => each.direction === direction).map(({ amount }) => amount));
      expect(column(4)).toBe(of('in'));
      expect(column(5)).toBe(of('out'));
    }),
  );
});
