import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockedFigures } from './deal';
import {
  fieldAt,
  fields,
  labelInSentence,
  nudged,
  readField,
  type FieldPath,
  typedField,
  valueText,
} from './fields';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';

const read = (path: FieldPath, text: string) => readField(fields[path], text);

describe('what is typed', () => {
  it.each<[FieldPath, string, number | null]>([
    ['inputs.price', '£180k', 180_000],
    ['inputs.price', '£0', 0],
    ['inputs.income.rentPcm', '1,150', 1_150],
    ['inputs.income.rentPcm', '', null],
    ['inputs.finance.ltv', '75%', 75],
    ['inputs.growth.value', '-2.5%', -2.5],
    ['inputs.fees.legal', '', 0],
  ])('into %s, “%s”, is %s', (path, text, value) => expect(read(path, text)).toEqual({ value }));

  it.each<[FieldPath, string, string]>([
    ['inputs.finance.ltv', '120%', 'Enter 100% or less'],
    ['inputs.income.rentPcm', '-50', 'Rent can’t be negative'],
    ['inputs.price', '£10,000,000,000', 'Enter £100,000,000 or less'],
    ['inputs.price', '75%', 'Enter an amount, such as £1,150 or 180k'],
    ['inputs.finance.rate', 'five', 'Enter a percentage, such as 5.25'],
    ['inputs.growth.value', '-51', 'Enter −50% or more'],
    ['inputs.exit.holdYears', '2.5', 'Enter a whole number'],
  ])('into %s, “%s”, is refused: %s', (path, text, error) => expect(read(path, text)).toEqual({ error }));
});

it('tells long numbers apart by thousands, and asks for people from nought', () => {
  const [area, people] = ['home.areaSqm', 'inputs.income.rooms.0.occupants'].map((path) => fieldAt(path));
  if (!area || !people) throw new Error('A field is missing');
  const inFeet = typedField(area, 'sqft').spec;
  expect(valueText(inFeet, 1_076_390)).toBe('1,076,390 sq ft');
  expect(readField(people, '-5')).toEqual({ error: 'Enter 0 or more' });
});

it('moves by its step and stays within its range', () => {
  expect(nudged(fields['inputs.price'], 180_000, 1)).toBe(180_500);
  expect(nudged(fields['inputs.finance.rate'], 5.25, -10)).toBe(2.75);
  expect(nudged(fields['inputs.finance.ltv'], 99.9, 1)).toBe(100);
  expect(nudged(fields['inputs.fees.legal'], 20, -1)).toBe(0);
  expect(nudged(fields['inputs.income.rentPcm'], null, 1)).toBe(25);
});

it('has the ranges of the contract', () => {
  const contract = readFileSync('openapi/schemas/evaluations.yaml', 'utf8');
  for (const [path, { min, max }] of Object.entries(fields)) {
    const name = path.split('.').at(-1) ?? '';
    const told = contract.matchAll(
      new RegExp(`\\b${name}: \\{ type: [^}]*minimum: (-?\\d+), maximum: (\\d+)`, 'g'),
    );
    const ranges = [...told].map(([, least, most]) => `${least}–${most}`);
    expect([path, ranges]).toEqual([path, expect.arrayContaining([`${min}–${max}`])]);
  }
});

it('knows the fields of lines', () => {
  expect(fieldAt('inputs.refurb.items.3.rate')?.label).toBe('Unit cost');
  expect(fieldAt('inputs.income.rooms.0.sqm')?.label).toBe('Area');
  expect(fieldAt('title')).toBeUndefined();
});

it('tells which figures rest on a field', () => {
  const deal = evaluation();
  expect([...blockedFigures(deal, 'btl', ['inputs.income.rentPcm']).keys()]).not.toContain('cashInvested');
  expect(blockedFigures(deal, 'btl', ['inputs.income.rentPcm']).get('cashFlowPcm')).toBe(
    'inputs.income.rentPcm',
  );
  expect([...blockedFigures(deal, 'btl', ['inputs.finance.ltv']).keys()]).toEqual([
    'cashFlowPcm',
    'cashInvested',
    'roi',
    'paybackYears',
    'icr',
    'afterTax',
  ]);
  expect(blockedFigures(deal, 'btl', ['inputs.costs.sa.fixed']).size).toBe(0);
});

it.each([
  ['Survey fee', 'survey fee'],
  ['Required ICR', 'required ICR'],
  ['VAT on management', 'VAT on management'],
])('the label “%s” reads “%s” within a sentence', (label, text) => {
  expect(labelInSentence(label)).toBe(text);
});
