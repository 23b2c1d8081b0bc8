import { describe, expect, it } from 'vitest';
import { guessColumns } from '@/lib/csv/columns';
import { planStatement, readStatement } from './plan-statement';
import { missingColumns, statementDay, statementFields } from './statement-fields';

function read(headers: readonly string[], ...cells: readonly (readonly string[])[]) {
  const mapping = guessColumns(headers, statementFields);
  const rows = cells.map((each, at) => ({ line: at + 2, cells: each }));
  return readStatement({ headers, rows }, { mapping, isSpentPositive: false }, 'Starling 4021', '2026-05-13');
}
const outcomes = (rows: ReturnType<typeof read>) =>
  rows.map((each) =>
    each.kind === 'read' ? [each.row.date, each.row.direction, each.row.amount] : each.problems,
  );

describe('Reading a statement', () => {
  it('One column of amounts, or money in and money out in columns of their own, are read to the penny', () => {
    expect(
      outcomes(
        read(
          ['Date', 'Details', 'Amount'],
          ['01/05/2026', 'RENT', '1,150.10'],
          ['2 May 2026', 'GAS', '-45.5'],
        ),
      ),
    ).toEqual([
      ['2026-05-01', 'in', 1150.1],
      ['2026-05-02', 'out', 45.5],
    ]);
    expect(
      outcomes(
        read(
          ['Transaction Date', 'Transaction Description', 'Debit Amount', 'Credit Amount', 'Balance'],
          ['01/05/2026', 'RENT', '', '£1,150', '£9,000'],
          ['02/05/2026', 'GAS', '45.50', '', '£8,954.50'],
          ['02/05/2026', 'FEE', '-3', '0', ''],
        ),
      ),
    ).toEqual([
      ['2026-05-01', 'in', 1150],
      ['2026-05-02', 'out', 45.5],
      ['2026-05-02', 'out', 3],
    ]);
  });

  it.each([
    ['31/02/2026', 'RENT', '5', 'Date “31/02/2026”: enter a date, such as 13/05/2026'],
    ['01/02/0202', 'RENT', '5', 'Date “01/02/0202”: check the year of the date'],
    ['01/05/2036', 'RENT', '5', 'Date “01/05/2036”: check the year of the date'],
    ['', 'RENT', '5', 'No date'],
    ['01/05/2026', ' ', '5', 'No description'],
    ['01/05/2026', 'BALANCE', '', 'No amount'],
    ['01/05/2026', 'RENT', '0.00', 'The amount is £0'],
    ['01/05/2026', 'RENT', 'five', 'Amount “five”: enter an amount, such as £1,080'],
    ['01/05/2026', 'RENT', '12.345', 'Amount “12.345”: enter pounds and pence, such as £12.34'],
  ])('A row of “%s”, “%s”, “%s” is refused with “%s”', (date, description, amount, why) =>
    expect(outcomes(read(['Date', 'Description', 'Amount'], [date, description, amount]))).toEqual([[why]]),
  );

  it('A row with money in and money out is refused', () =>
    expect(
      outcomes(read(['Date', 'Description', 'Paid out', 'Paid in'], ['01/05/2026', 'RENT', '5', '6'])),
    ).toEqual([['Has both money in and money out']]));

  it.each([
    ['45', 'out'],
    ['-45', 'in'],
    ['45.00 DR', 'out'],
    ['45.00CR', 'in'],
  ])('On a card’s statement, where what is spent is positive, %s is money %s', (amount, direction) => {
    const [row] = readStatement(
      { headers: [], rows: [{ line: 1, cells: ['01/05/2026', 'PAINT', amount] }] },
      { mapping: ['date', 'description', 'amount'], isSpentPositive: true },
      '',
      '2026-05-13',
    );
    expect(row).toMatchObject({ row: { direction, amount: 45 } });
  });
});

it.each([
  ['13/05/2026', '2026-05-13'],
  ['13-May-26', '2026-05-13'],
  ['2026-05-13 09:12:44', '2026-05-13'],
  ['20260513', '2026-05-13'],
  ['May', null],
])('The date “%s” of a statement is %s', (text, day) => expect(statementDay(text)).toBe(day));

it('An amount in one column or in two is enough, and what lacks is named', () => {
  expect(missingColumns(['date', 'description', 'in'])).toEqual([]);
  expect(missingColumns([null, 'description'])).toEqual(['date', 'amount, or money in and money out']);
});

describe('The dry run', () => {
  const rows = read(
    ['Date', 'Details', 'Amount'],
    ['01/05/2026', 'RENT', '1150'],
    ['01/05/2026', 'RENT', '1150'],
    ['03/05/2026', 'GAS', '-45.50'],
  );
  const hashOf = (at: number) => (rows[at]?.kind === 'read' ? rows[at].importHash : '');
  const known = {
    date: '2026-05-01',
    direction: 'in' as const,
    amount: 1150,
    description: 'RENT',
    status: 'confirmed' as const,
  };

  it('Names what was imported before, one of two equal payments too', () => {
    const plan = planStatement(rows, [{ ...known, importHash: hashOf(0) }]);
    expect(plan.map(({ kind }) => kind)).toEqual(['known', 'new', 'new']);
  });

  it('The same payment on two accounts is two, and the second one says so', () => {
    const both = read(
      ['Date', 'Details', 'Amount', 'Account'],
      ['01/05/2026', 'RENT', '1150', 'Monzo 7310'],
      ['01/05/2026', 'RENT', '1150', ''],
      ['03/05/2026', 'GAS', '-45.50', 'Monzo 7310'],
    );
    const plan = planStatement(both, [{ ...known, importHash: hashOf(0) }]);
    expect(plan).toMatchObject([
      { kind: 'new', isOnOther: true },
      { kind: 'known' },
      { kind: 'new', isOnOther: false },
    ]);
  });

  it('Names a payment of the same amount near its day that came in otherwise', () => {
    const standing = { ...known, date: '2026-05-04', description: 'Rent, standing order', importHash: null };
    const likes = (from: Parameters<typeof planStatement>[1]) =>
      planStatement(rows, from).map((each) => (each.kind === 'new' ? each.like : null));
    expect(likes([standing])).toEqual(['Rent, standing order', 'Rent, standing order', null]);
    expect(likes([{ ...standing, date: '2026-05-05' }])).toEqual([null, null, null]);
    expect(likes([{ ...standing, status: 'void' }])).toEqual([null, null, null]);
  });
});
