import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import type { Company } from '../company-type';
import { registerChanges } from './register-changes';

const company: Company = {
  id: uuidOf('company', 1),
  name: 'Calder Homes Ltd',
  number: '09843127',
  typeId: 'ltd',
  status: 'active',
  incorporatedOn: null,
  sicCodes: [],
  registeredOffice: '4 Canal Wharf, Leeds LS11 5PS',
  directors: [{ name: 'Hannah Okafor', appointedOn: null }],
  shareholders: [],
  controllers: [],
  yearEnd: '03-31',
  nextAccountsOn: '2026-12-31',
  nextConfirmationOn: null,
  bankRef: null,
  debt: 0,
  openCharges: 0,
  ownerId: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const hit = {
  companyNumber: '09843127',
  title: 'CALDER HOMES LTD',
  status: 'active' as const,
  addressSnippet: '4 CANAL WHARF, LEEDS, LS11 5PS',
  dateOfCreation: null,
  typeId: 'ltd' as const,
  sicCodes: ['68209'],
  directors: [{ name: 'HANNAH OKAFOR', appointedOn: '2015-10-26' }],
  yearEnd: '03-31',
  nextAccountsOn: '2026-12-31',
  nextConfirmationOn: null,
};

it('Capitals, commas and what Companies House lacks are no differences', () =>
  expect(registerChanges(company, hit)).toEqual({ changes: [], body: {} }));

it('Each different fact is named with both values, and all of them are taken over at once', () => {
  const directors = [{ name: 'Hannah Okafor' }, { name: 'Daniel Okafor' }];
  const { changes, body } = registerChanges(company, {
    ...hit,
    status: 'dissolved',
    nextAccountsOn: '2027-12-31',
    nextConfirmationOn: '2026-07-01',
    directors,
  });
  expect(changes).toEqual([
    { label: 'Status', mine: 'Active', theirs: 'Dissolved' },
    { label: 'Accounts due', mine: '31 Dec 2026', theirs: '31 Dec 2027' },
    { label: 'Confirmation statement due', mine: 'Not set', theirs: '1 Jul 2026' },
    { label: 'Directors', mine: 'Hannah Okafor', theirs: 'Hannah Okafor, Daniel Okafor' },
  ]);
  expect(body).toEqual({
    status: 'dissolved',
    nextAccountsOn: '2027-12-31',
    nextConfirmationOn: '2026-07-01',
    directors,
  });
});
