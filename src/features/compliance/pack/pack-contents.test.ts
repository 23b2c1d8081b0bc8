import type { Schemas } from '@/api/contract';
import { expect, it } from 'vitest';
import { packItems, packSummary } from './pack-contents';

const renewal = (patch: Partial<Schemas['RenewalDate']>): Schemas['RenewalDate'] => ({
  id: 'r',
  propertyId: 'p',
  companyId: null,
  mortgageId: null,
  kind: 'gas_safety',
  name: null,
  issuedOn: null,
  dueOn: '2027-06-02',
  intervalMonths: 12,
  proposedDueOn: null,
  reference: null,
  status: 'ok',
  notApplicable: false,
  naReason: null,
  documentId: null,
  remindDays: [],
  ownerId: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  ...patch,
});
const document = (id: string, name: string): Schemas['PortfolioDocument'] => ({
  id,
  name,
  file: `1/media/${id}.pdf`,
  mime: 'application/pdf',
  size: 1,
  folderId: null,
  propertyId: 'p',
  links: [],
  tags: [],
  expiresOn: null,
  renewalKind: null,
  version: 1,
  versions: [],
  shared: null,
  trashedAt: null,
  ownerId: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const items = packItems(
  [
    renewal({ id: 'a', documentId: 'd', reference: 'CP12-1' }),
    renewal({ id: 'b', kind: 'eicr', dueOn: null, status: 'missing' }),
    renewal({
      id: 'c',
      kind: 'pat',
      notApplicable: true,
      naReason: 'Let <unfurnished>',
      status: 'not_applicable',
    }),
  ],
  [document('d', 'Gas: safety/2026.pdf')],
);

it('A pack lists what the property has by name, with a certificate’s number in the name of its file', () => {
  expect(items.map(({ title, certificate }) => [title, certificate?.fileName ?? null])).toEqual([
    ['EICR', null],
    ['Gas safety', '02 Gas safety - Gas safety 2026.pdf'],
    ['PAT test', null],
  ]);
});

it('The summary of a pack says the status and expiry of each item, and runs nothing that was typed', () => {
  const page = packSummary('27 <b>Braemar</b> Road', items, '2026-05-13');
  expect(page).toContain('27 &lt;b&gt;Braemar&lt;/b&gt; Road');
  expect(page).toContain('Let &lt;unfurnished&gt;');
  expect(page).toContain('2 June 2027');
  expect(page).toContain('CP12-1');
  expect(page).toContain('href="02%20Gas%20safety%20-%20Gas%20safety%202026.pdf"');
  expect(page).toContain('None on file');
});
