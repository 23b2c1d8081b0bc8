import { addDays } from '@/lib/dates/calendar-day';
import { addDefaultFolders, type DefaultFolder } from '../../documents/default-folders';
import type { Row, Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';
import { property, stamp } from './stamp';

type Document = Row<'document'>;

/** Homes whose folders stand already: those that are let. */
const letHomes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12];

const mimes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
};

type Paper = [
  daysAgo: number,
  home: number | null,
  folder: DefaultFolder | 'Tax return' | null,
  kilobytes: number,
  name: string,
  more?: Partial<Document>,
];

const tagged = (...tags: string[]) => ({ tags });

function papers(today: string, now: Date): readonly Paper[] {
  const runsOut = (days: number, renewalKind: NonNullable<Document['renewalKind']>) => ({
    expiresOn: addDays(today, days),
    renewalKind,
  });
  const shared = (token: string, expires: string) => ({ shared: { token, expires }, shareToken: token });
  const tenancy = (n: number) => ({ links: [{ kind: 'tenancy' as const, id: uuidOf('tenancy', n) }] });
  const mortgage = (n: number) => ({ links: [{ kind: 'mortgage' as const, id: uuidOf('mortgage', n) }] });
  return [
    [
      15,
      1,
      'Compliance',
      212,
      'Gas safety certificate.pdf',
      { ...runsOut(350, 'gas_safety'), tags: ['CP12'] },
    ],
    [
      340,
      2,
      'Compliance',
      198,
      'Gas safety certificate.pdf',
      { ...runsOut(25, 'gas_safety'), tags: ['CP12'] },
    ],
    [
      83,
      3,
      'Compliance',
      220,
      'Gas safety certificate, shared house.pdf',
      { ...runsOut(282, 'gas_safety'), tags: ['CP12'] },
    ],
    [
      83,
      7,
      'Compliance',
      224,
      'Gas safety certificate, shared house.pdf',
      { ...runsOut(282, 'gas_safety'), tags: ['CP12'] },
    ],
    [
      371,
      9,
      'Compliance',
      187,
      'Gas safety certificate (old).pdf',
      { ...runsOut(-6, 'gas_safety'), tags: ['CP12'] },
    ],
    [1180, 3, 'Compliance', 640, 'Electrical installation condition report.pdf', runsOut(645, 'eicr')],
    [251, 5, 'Compliance', 588, 'Electrical installation condition report.pdf', runsOut(1574, 'eicr')],
    [
      149,
      7,
      'Compliance',
      1310,
      'HMO licence and conditions, six persons.pdf',
      { ...runsOut(1676, 'hmo_licence'), tags: ['HMO'] },
    ],
    [
      1740,
      3,
      'Compliance',
      1204,
      'HMO licence and conditions, five persons.pdf',
      { ...runsOut(85, 'hmo_licence'), tags: ['HMO'] },
    ],
    [547, 7, 'Compliance', 2450, 'Fire risk assessment.pdf', tagged('HMO', 'fire')],
    [268, 7, 'Compliance', 730, 'Legionella risk assessment.pdf'],
    [900, 12, 'Compliance', 310, 'Energy performance certificate.pdf'],
    [790, 1, 'Tenancy', 402, 'Tenancy agreement, signed.pdf', { ...tenancy(1), ...tagged('signed') }],
    [
      789,
      1,
      'Tenancy',
      8200,
      'Inventory and check-in report with photos of every room, cupboard, appliance and meter, agreed with the tenant on the first day.pdf',
      {
        ...tenancy(1),
        version: 2,
        versions: [
          {
            version: 1,
            file: `${memberId}/media/document-inventory-1.pdf`,
            size: 7_914_002,
            uploadedAt: before(now, { days: 790 }),
          },
        ],
      },
    ],
    [301, 2, 'Tenancy', 377, 'Tenancy agreement, signed.pdf', { ...tenancy(2), ...tagged('signed') }],
    [300, 2, 'Tenancy', 96, 'Deposit certificate.pdf', tenancy(2)],
    [610, 3, 'Tenancy', 350, 'Room A agreement.pdf', tenancy(3)],
    [96, 3, 'Tenancy', 344, 'Room E licence.docx', tenancy(7)],
    [905, 4, 'Tenancy', 390, 'Tenancy agreement, signed.pdf', tenancy(8)],
    [11, 4, 'Tenancy', 122, 'Form 4A, proposed rent.pdf', { ...tenancy(8), ...tagged('rent review') }],
    [255, 6, 'Tenancy', 418, 'Student joint agreement and guarantors.pdf', tenancy(10)],
    [50, 7, 'Tenancy', 61, 'Tenant’s notice, Room B.heic', tenancy(12)],
    [
      12,
      9,
      'Tenancy',
      143,
      'Section 8 notice, grounds 8, 10 and 11.pdf',
      { ...tenancy(18), ...tagged('notice') },
    ],
    [640, 12, 'Tenancy', 402, 'Private residential tenancy, signed.pdf', tenancy(19)],
    [1080, 1, 'Mortgage', 540, 'Mortgage offer, Pennine.pdf', mortgage(1)],
    [630, 5, 'Mortgage', 515, 'Mortgage offer, Marlowe.pdf', mortgage(5)],
    [
      8,
      5,
      'Mortgage',
      74,
      'Redemption statement.pdf',
      { ...mortgage(5), ...shared('b7e1c0a94f2d4e53a6c8d1907fb2e3a4', before(now, { days: -21 })) },
    ],
    [990, 7, 'Mortgage', 880, 'Facility letter and personal guarantee.pdf', mortgage(8)],
    [2035, 9, 'Purchase', 1620, 'Title register and plan.pdf'],
    [
      1100,
      1,
      'Purchase',
      4410,
      'Level 3 building survey.pdf',
      shared('0c59d2f8a1744b0e93d65be7a8f01c2d', before(now, { days: 40 })),
    ],
    [160, 4, 'Insurance', 233, 'Landlord policy schedule.pdf', runsOut(205, 'landlord_insurance')],
    [330, 8, 'Insurance', 241, 'Landlord policy schedule.pdf', runsOut(35, 'landlord_insurance')],
    [
      420,
      2,
      'Insurance',
      198,
      'Landlord policy schedule, last year.pdf',
      { trashedAt: before(now, { days: 11 }) },
    ],
    [210, 6, 'Tax', 48, 'Repairs and mileage.xlsx', tagged('2025-26')],
    [72, null, 'Tax return', 260, 'Sale of property, capital gains workings.xlsx', tagged('CGT')],
    [310, null, 'Tax return', 890, 'Self Assessment return.pdf'],
    [40, 11, null, 3120, 'Living room before.jpg', tagged('void')],
    [18, 11, null, 2980, 'Living room after.jpg', tagged('void')],
    [27, 13, null, 5300, 'Rewire first fix.heic'],
    [6, 13, null, 1740, 'Kitchen plan.png'],
    [205, null, null, 66, 'Letter from the council.pdf'],
  ];
}

/** Folders and documents; returns the documents' rows that have an expiry, so that a renewal date follows each. */
export function seedPaper(tables: Tables, now: Date, today: string): readonly Readonly<Document>[] {
  const folders = new Map<string, string>();
  for (const home of letHomes) {
    const made = addDefaultFolders(tables, memberId, property(home), before(now, { days: 950 - home * 11 }));
    for (const [name, id] of made) folders.set(`${home} ${name}`, id);
  }
  const own = { ...stamp(now, 500), system: false };
  const tax = tables.folder.add({ ...own, name: 'Tax', parentId: null, propertyId: null });
  const year = tables.folder.add({ ...own, name: '2025-26', parentId: tax.id, propertyId: null });
  const returns = tables.folder.add({
    ...own,
    name: 'Filed returns',
    parentId: year.id,
    propertyId: null,
  });
  folders.set('null Tax return', returns.id);
  tables.folder.add({ ...own, name: 'To sort', parentId: null, propertyId: null });
  const licence = folders.get('3 Compliance') ?? null;
  tables.folder.add({ ...own, name: 'Licence application', parentId: licence, propertyId: property(3) });
  const added = papers(today, now).map(([ago, home, folder, kilobytes, name, more]) => {
    const id = uuidOf('document', tables.document.size + 1);
    const ending = name.split('.').at(-1) ?? 'pdf';
    return tables.document.add({
      ...stamp(now, ago),
      name,
      file: `${memberId}/media/document-${id}-${more?.version ?? 1}.${ending}`,
      mime: mimes[ending] ?? 'application/pdf',
      size: kilobytes * 1024 + ago,
      folderId: folders.get(`${home} ${folder}`) ?? null,
      propertyId: home === null ? null : property(home),
      links: [],
      tags: [],
      expiresOn: null,
      renewalKind: null,
      version: 1,
      versions: [],
      shared: null,
      shareToken: null,
      clientId: null,
      trashedAt: null,
      ...more,
    });
  });
  return added.filter(({ expiresOn }) => expiresOn !== null);
}
