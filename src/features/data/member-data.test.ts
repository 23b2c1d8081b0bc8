import { expect, it } from 'vitest';
import { csvFiles } from './csv-files';
import { countOf, readData, type MemberData } from './member-data';

const data: MemberData = {
  format: 'tiebeam-data',
  version: 1,
  exportedAt: '2026-05-13T10:30:00Z',
  username: 'hannah.okafor',
  kinds: [
    { kind: 'files', records: [{ name: 'lease.pdf', bytes: 'AA==' }] },
    {
      kind: 'contacts',
      records: [
        { id: 'a', name: 'Smith, Jo', tags: ['roof'] },
        { id: 'b', name: '=1+1', phone: null },
      ],
    },
    { kind: 'posts', records: [] },
  ],
};

it('A file is read back as it was written, and anything else is no export', () => {
  expect(readData(JSON.stringify(data))).toEqual(data);
  expect(countOf(data.kinds)).toBe(3);
  for (const text of [
    '',
    '{}',
    '[]',
    '{"format":"tiebeam-data"}',
    JSON.stringify({ ...data, version: 2 }),
    JSON.stringify({ ...data, kinds: [{ kind: 'posts', records: [1] }] }),
  ]) {
    expect(readData(text)).toBeNull();
  }
});

it('Each kind is a table with all columns, nested values as JSON, formulas made harmless, and no bytes', () => {
  expect(csvFiles(data)).toEqual([
    ['files.csv', '\ufeffname\r\nlease.pdf\r\n'],
    ['contacts.csv', '\ufeffid,name,tags,phone\r\na,"Smith, Jo","[""roof""]",\r\nb,\'=1+1,,\r\n'],
  ]);
});
