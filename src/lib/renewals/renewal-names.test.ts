import { expect, it } from 'vitest';
import { dueWord, renewalName } from './renewal-names';

it.each([
  ['epc', true, 'Expired'],
  ['hmo_licence', false, 'Expires'],
  ['confirmation_statement', true, 'Was due'],
  ['service_charge', false, 'Due'],
])('A renewal of the kind %s, overdue: %s, is said to be “%s”', (kind, isOverdue, word) =>
  expect(dueWord(kind, isOverdue)).toBe(word),
);

it('A kind of renewal that is not known is called “Renewal”', () => {
  expect(renewalName('new-kind')).toBe('Renewal');
  expect(renewalName('mtd_quarter')).toBe('MTD quarterly update');
});
