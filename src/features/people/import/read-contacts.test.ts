import { expect, it } from 'vitest';
import { isKnown, readContacts } from './read-contacts';

const card = (...lines: readonly string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
const ben = card(
  'FN:Ben Ashworth',
  'N:Ashworth;Ben;;;',
  'ORG:Ashworth Plumbing Ltd',
  'TEL;TYPE=CELL:+44 7700 900123',
  'TEL;TYPE=WORK:0161 496 0000',
  'EMAIL:ben@ashworth.example',
  'EMAIL:not an address',
  'ADR;TYPE=WORK:;;4 Mill Lane;Manchester;;M14 6PQ;',
  'NOTE:Good with old boilers\\, fair prices',
);

it('A card is read with its numbers, addresses and firm; what is no email address is left out', () => {
  expect(readContacts(ben)).toEqual([
    {
      name: 'Ben Ashworth',
      company: 'Ashworth Plumbing Ltd',
      phones: ['+44 7700 900123', '0161 496 0000'],
      emails: ['ben@ashworth.example'],
      address: '4 Mill Lane, Manchester, M14 6PQ',
      notes: 'Good with old boilers, fair prices',
      source: 'Imported from a vCard',
    },
  ]);
});

it('A file of several cards is read whole, a firm by its own name, and a card without a name is left out', () => {
  const firm = card('FN:', 'ORG:Calder Bank', 'TEL:tel:+441614960001');
  expect(
    readContacts(ben + firm + card('FN:', 'TEL:1')).map(({ name, phones }) => [name, phones[0]]),
  ).toEqual([
    ['Ben Ashworth', '+44 7700 900123'],
    ['Calder Bank', '+441614960001'],
  ]);
});

it.each(['', 'Name,Phone', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'])(
  'What holds no card is refused in words: %j',
  (text) => {
    expect(() => readContacts(text)).toThrow('There is no vcard in it');
  },
);

it('Somebody is known by a number however it is written, by an email address, or by name alone', () => {
  const [read] = readContacts(ben);
  if (!read) throw new Error('no contact');
  const known = (patch: object) => [{ name: 'B', phones: [] as string[], emails: [] as string[], ...patch }];
  expect(isKnown(read, known({ phones: ['07700 900123'] }))).toBe(true);
  expect(isKnown(read, known({ emails: ['BEN@ashworth.example'] }))).toBe(true);
  expect(isKnown(read, known({ name: 'Ben Ashworth' }))).toBe(false);
  expect(isKnown({ ...read, phones: [], emails: [] }, known({ name: 'ben ashworth' }))).toBe(true);
});
