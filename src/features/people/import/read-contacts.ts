// Contacts of a vCard file, as phones and mail programs export them, read by ical.js.
import type ICAL from 'ical.js';
import type { Schemas } from '@/api/contract';
import { readComponents } from '@/lib/calendar/read-components';

/** What a vCard says of somebody; who they are to a landlord is chosen for all of a file. */
export type ReadContact = Omit<Schemas['NewContact'], 'kind'> & { phones: string[]; emails: string[] };

// The contract's limits.
const most = { name: 120, company: 120, phone: 30, email: 200, address: 400, notes: 4000, each: 5 };
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textsOf) : typeof value === 'string' ? [value.trim()] : [];
const allOf = (card: ICAL.Component, name: string): string[] => [
  ...new Set(
    card.getAllProperties(name).map((property) =>
      textsOf(property.getValues())
        .filter((text) => text !== '')
        .join(', '),
    ),
  ),
];

/**
 * The contacts of a file, in its order; a card without any name is left out.
 * @throws UnreadableFileError when the text holds no card
 */
export function readContacts(text: string): ReadContact[] {
  return readComponents(text, 'vcard').flatMap(contactOf);
}

function contactOf(card: ICAL.Component): ReadContact[] {
  const [company = ''] = allOf(card, 'org');
  const [fullName = ''] = allOf(card, 'fn');
  const name = (fullName || company).slice(0, most.name);
  if (name === '') return [];
  const phones = allOf(card, 'tel').map((phone) => phone.replace(/^tel:/i, ''));
  const [address = ''] = allOf(card, 'adr');
  const [notes = ''] = allOf(card, 'note');
  return [
    {
      name,
      phones: phones.filter((phone) => phone.length <= most.phone).slice(0, most.each),
      emails: allOf(card, 'email')
        .filter((email) => emailForm.test(email) && email.length <= most.email)
        .slice(0, most.each),
      ...(company !== '' && company !== name && { company: company.slice(0, most.company) }),
      ...(address !== '' && { address: address.slice(0, most.address) }),
      ...(notes !== '' && { notes: notes.slice(0, most.notes) }),
      source: 'Imported from a vCard',
    },
  ];
}

type Known = Pick<Schemas['Contact'], 'name' | 'phones' | 'emails'>;
const digits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^(?:0044|44|0)/, '');

/** Whether a contact is on record already: by an email address or a number of theirs; by name where they have neither. */
export function isKnown({ name, phones, emails }: ReadContact, known: readonly Known[]): boolean {
  const mine = { emails: emails.map((email) => email.toLowerCase()), phones: phones.map(digits) };
  return known.some((each) =>
    mine.emails.length + mine.phones.length === 0
      ? each.name.toLowerCase() === name.toLowerCase()
      : each.emails.some((email) => mine.emails.includes(email.toLowerCase())) ||
        each.phones.some((phone) => mine.phones.includes(digits(phone))),
  );
}
