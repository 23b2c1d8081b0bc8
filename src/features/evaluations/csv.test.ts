import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { csvText } from '@/lib/csv/csv-text';
import { dealRows } from './csv';

it('holds inputs, results and years unrounded', () => {
  const rows = dealRows(evaluation(), 'btl');
  expect(rows).toContainEqual(['Price', 180_000]);
  expect(rows).toContainEqual(['Cash needed', 72_244]);
  expect(rows).toContainEqual(['Stamp duty', 10_100]);
  expect(rows.filter(([first]) => typeof first === 'number')).toHaveLength(10);
  expect(csvText(rows)).not.toMatch(/NaN|Infinity|undefined/);
});

it('names the tax of the nation where its amount is entered by hand', () => {
  const names = dealRows(evaluation({ nation: 'scotland' }), 'btl').map(([first]) => first);
  expect(names).toContain('LBTT override');
  expect(names).not.toContain('Stamp duty override');
});

it('holds nothing of a purchase where a home is rented on', () => {
  const rows = dealRows(evaluation({ primary: 'r2r', strategies: ['r2r'] }), 'r2r');
  const names = rows.map(([first]) => first);
  expect(names).toContain('Rent to the landlord');
  for (const bought of [
    'Price',
    'Stamp duty',
    'Loan to value',
    'Broker fee',
    'Capital growth',
    'Nightly rate',
  ])
    expect(names).not.toContain(bought);
  expect(rows).toContainEqual(['Year', 'Income', 'Costs', 'Cash flow']);
});
