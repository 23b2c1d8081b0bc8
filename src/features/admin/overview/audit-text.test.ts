import { expect, it } from 'vitest';
import { changeText } from './audit-text';

it.each([
  [{ before: 'user', after: 'admin' }, 'Member → Admin'],
  [{ before: 'open', after: 'closed' }, 'Open → Closed'],
  [{ before: null, after: 'remove' }, 'Removed'],
  [{ before: null, after: 'Sells the same home twice' }, 'Sells the same home twice'],
  [{ before: null, after: null }, ''],
])('The audit log says the change %j as “%s”', (entry, text) => {
  expect(changeText(entry)).toBe(text);
});
