import { expect, it } from 'vitest';
import { readCsv } from './read-csv';

const rules = { mostRows: 1000 };
const fileOf = (...parts: BlobPart[]) => new File(parts, 'homes.csv');

it('Quoted commas, blank lines and short rows are read, and rows keep their numbers in the spreadsheet', async () => {
  const { headers, rows } = await readCsv(
    fileOf('\ufeffAddress,Town,Postcode\r\n"Flat 2, 5 High St",Leeds,LS1 4AP\r\n\r\n 9 Low Rd ,York\r\n'),
    rules,
  );
  expect(headers).toEqual(['Address', 'Town', 'Postcode']);
  expect(rows).toEqual([
    { line: 2, cells: ['Flat 2, 5 High St', 'Leeds', 'LS1 4AP'] },
    { line: 4, cells: ['9 Low Rd', 'York', ''] },
  ]);
});

it.each([
  ['semicolons', 'Address;Town\n1 High St;Leeds'],
  ['tabs', 'Address\tTown\n1 High St\tLeeds'],
])('A table with %s is read', async (_, text) =>
  expect((await readCsv(fileOf(text), rules)).rows).toEqual([{ line: 2, cells: ['1 High St', 'Leeds'] }]),
);

it('A pound sign survives the encoding of Excel on Windows', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('Price\n'), 0xa3, 0x35]);
  expect((await readCsv(fileOf(bytes), rules)).rows[0]?.cells).toEqual(['£5']);
});

it('Unicode text of Excel is read', async () => {
  const text = '\ufeffA\tB\n1\t2';
  const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
  expect((await readCsv(fileOf(bytes), rules)).rows[0]?.cells).toEqual(['1', '2']);
});

it.each([
  ['', 'This file is empty.'],
  ['Address,Town\n', 'This file has column headings but no rows.'],
  ['A,B\n"1 High St,2', 'Row 2 has a quotation mark that isn’t closed. Correct it and try again.'],
  ['PK\u0003\u0004', 'This is an Excel workbook. In Excel, save it as CSV and choose that file.'],
  [`A\n${'1\n'.repeat(1001)}`, 'This file has 1,001 rows. Import up to 1,000 at a time.'],
])('%j can’t be imported, and says why', async (text, why) =>
  expect(readCsv(fileOf(text), rules)).rejects.toThrow(why),
);

it('Lines before the headings of a bank’s file are left out, and rows keep their numbers', async () => {
  const text =
    '"Account Name:","Current ****12"\n"Balance:","£4"\n\nDate,Details,Paid in\n1 May 2026,RENT,£5\n';
  const isHeading = (cells: readonly string[]) => cells.includes('Date');
  expect(await readCsv(fileOf(text), { ...rules, isHeading })).toEqual({
    headers: ['Date', 'Details', 'Paid in'],
    rows: [{ line: 5, cells: ['1 May 2026', 'RENT', '£5'] }],
  });
});

it('A file without headings keeps its first row', async () => {
  const isRow = (cells: readonly string[]) => cells[0] === '01/05/2026';
  expect(await readCsv(fileOf('01/05/2026,RENT,5\n'), { ...rules, isHeading: () => false, isRow })).toEqual({
    headers: ['', '', ''],
    rows: [{ line: 1, cells: ['01/05/2026', 'RENT', '5'] }],
  });
});
