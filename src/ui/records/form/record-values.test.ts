import { expect, it } from 'vitest';
import type { RecordField } from './record-field';
import { bodyOf, changesOf, problemsOf, valuesOf, withoutNull } from './record-values';

interface Loan {
  lender: string;
  balance: number;
  rate: number;
  years?: number | null;
  from: string | null;
  kind: 'fixed' | 'tracker';
  fixEnds: string | null;
  isJoint: boolean;
  rooms: readonly string[];
}

const fields: readonly RecordField<Loan>[] = [
  { name: 'lender', kind: 'text', label: 'Lender', isRequired: true },
  { name: 'balance', kind: 'pounds', label: 'Balance', isRequired: true, max: 1_000_000 },
  { name: 'rate', kind: 'percent', label: 'Rate', max: 100 },
  { name: 'years', kind: 'number', label: 'Term', isWhole: true, min: 1 },
  {
    name: 'from',
    kind: 'day',
    label: 'Start date',
    check: (day) => (day < '2000-01-01' ? 'Enter a later date' : undefined),
  },
  { name: 'kind', kind: 'choice', label: 'Rate type', isRequired: true },
  {
    name: 'fixEnds',
    kind: 'day',
    label: 'End of the fix',
    isRequired: true,
    isAsked: ({ kind }) => kind === 'fixed',
  },
  { name: 'isJoint', kind: 'yes', label: 'Joint' },
  { name: 'rooms', kind: 'other', label: 'Rooms' },
];
const record = {
  lender: 'Calder Bank',
  balance: 138_200.5,
  rate: 4.89,
  kind: 'tracker',
  isJoint: true,
  from: null,
};
const blank = valuesOf(fields, {});

it('A form shows a record as people type it, and sends it back unchanged', () => {
  const values = valuesOf(fields, record);
  expect(values).toMatchObject({ balance: '138,200.50', rate: '4.89', years: '', from: '', isJoint: 'true' });
  expect(problemsOf(fields, values)).toEqual(Object.fromEntries(fields.map(({ name }) => [name, undefined])));
  expect(bodyOf(fields, values)).toEqual({ ...record, years: null, fixEnds: null });
});

it('An empty form names what is missing, each by its own name', () => {
  expect(problemsOf(fields, blank)).toMatchObject({
    lender: 'Enter a lender',
    balance: 'Enter the balance',
    rate: undefined,
    kind: 'Choose the rate type',
    fixEnds: undefined,
  });
});

it.each([
  ['balance', 'lots', 'Enter an amount, such as £1,150'],
  ['balance', '1.2m', 'Enter £1,000,000 or less'],
  ['balance', '−5', 'Enter £0 or more'],
  ['balance', '£12.345', 'Enter pounds and pence, such as £12.34'],
  ['rate', '101%', 'Enter 100 or less'],
  ['years', '2.5', 'Enter a whole number'],
  ['years', '0', 'Enter 1 or more'],
  ['from', '31/02/2024', 'There’s no 31 February'],
  ['from', 'soon', 'Enter a date as dd/mm/yyyy'],
  ['from', '1999-12-31', 'Enter a later date'],
])('%s of “%s” is refused: %s', (name, text, problem) => {
  expect(problemsOf(fields, { ...blank, [name]: text })[name]).toBe(problem);
});

it('A field is asked for and sent only when it applies', () => {
  const values = { ...valuesOf(fields, record), fixEnds: '2028-08-31' };
  expect(bodyOf(fields, values)['fixEnds']).toBeNull();
  expect(problemsOf(fields, { ...values, kind: 'fixed', fixEnds: '' })['fixEnds']).toBe('Enter a date');
  expect(bodyOf(fields, { ...values, kind: 'fixed' })['fixEnds']).toBe('2028-08-31');
});

it('Only what changed is sent; of a new record, only what there is', () => {
  const initial = valuesOf(fields, record);
  expect(changesOf(fields, initial, { ...initial, balance: '£138k', lender: 'Calder Bank ' })).toEqual({
    balance: 138_000,
  });
  expect(withoutNull(bodyOf(fields, { ...blank, lender: 'Avon' }))).toEqual({
    lender: 'Avon',
    isJoint: false,
  });
});

it('A list is typed into one line, without repeats, and each of it is checked', () => {
  interface Lists {
    days: number[];
    tags: string[];
  }
  const lists: readonly RecordField<Lists>[] = [
    { name: 'days', kind: 'numbers', label: 'Days', isWhole: true, max: 365, maxItems: 3 },
    { name: 'tags', kind: 'words', label: 'Tags', maxLength: 5 },
  ];
  const initial = valuesOf(lists, { days: [30, 7], tags: ['roof'] });
  expect(initial).toEqual({ days: '30, 7', tags: 'roof' });
  expect(bodyOf(lists, { days: '30,7 , 30,', tags: 'roof, damp' })).toEqual({
    days: [30, 7],
    tags: ['roof', 'damp'],
  });
  expect(changesOf(lists, initial, { ...initial, tags: '' })).toEqual({ tags: [] });
  expect(problemsOf(lists, { days: '400', tags: 'garden' })).toEqual({
    days: 'Enter 365 or less',
    tags: 'Use 5 characters or fewer for each',
  });
  expect(problemsOf(lists, { days: '1, 2, 3, 4', tags: '' })['days']).toBe('Enter 3 or fewer');
  expect(problemsOf(lists, { days: 'soon', tags: '' })['days']).toBe('Enter a number, such as 12');
});

it('Each of several words is checked by itself', () => {
  const check = (text: string) => (text.includes('@') ? undefined : `Enter a full address, not ${text}`);
  const emails = [{ name: 'emails', kind: 'words' as const, label: 'Emails', check }];
  expect(problemsOf(emails, { emails: 'a@b.uk, later' })).toEqual({
    emails: 'Enter a full address, not later',
  });
  expect(problemsOf(emails, { emails: 'a@b.uk, c@d.uk' })).toEqual({ emails: undefined });
});
