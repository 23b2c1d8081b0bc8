import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { csvText, dealRows } from './csv';

it('quotes what must be quoted, and lets no text become a formula', () => {
  expect(csvText([['a,b', 'say "hi"', '=1+1', '-cmd', -5, null]])).toBe(
    '\ufeff"a,b","say ""hi""",\'=1+1,\'-cmd,-5,\r\n',
  );
});

it('holds inputs, results and years unrounded', () => {
  const rows = dealRows(evaluation(), 'btl');
  expect(rows).toContainEqual(['Price', 180_000]);
  expect(rows).toContainEqual(['Cash needed', 72_244]);
  expect(rows).toContainEqual(['Stamp duty', 10_100]);
  expect(rows.filter(([first]) => typeof first === 'number')).toHaveLength(10);
  expect(csvText(rows)).not.toMatch(/NaN|Infinity|undefined/);
});
