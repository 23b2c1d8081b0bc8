// The demo member's contacts and the agencies that look after two of her homes.
import type { Schema } from '../../../engine/contract/contract';
import type { Row, Tables } from '../../../engine/db/database';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { dayBefore } from './properties';

type Kind = Schema<'ContactKind'>;
type More = Partial<Omit<Row<'contact'>, 'id' | 'kind' | 'name'>>;

/** Contacts 1 to 20: the tenants of homes and rooms, in the order of the homes; the last has moved out. */
const tenants: readonly (readonly [name: string, phone: string | null, more?: More])[] = [
  ['Oluwaseun Adebayo', '07700 900112', { tags: ['27 Braemar Road'], rating: 5, preferredChannel: 'text' }],
  [
    'Margaret Thistlewood',
    '0161 496 0182',
    { tags: ['Parkfield Court'], preferredChannel: 'phone', notes: 'Hard of hearing: let it ring.' },
  ],
  ['Jamie Okonkwo-Bright', '07700 900134', { tags: ['48 Egerton Road', 'Room A'] }],
  ['Freya Lindholm', '07700 900157', { tags: ['48 Egerton Road', 'Room B'] }],
  ['Mohammed Iqbal', '07700 900163', { tags: ['48 Egerton Road', 'Room C'] }],
  ['Saoirse Ní Dhomhnaill', null, { tags: ['48 Egerton Road', 'Room D'], preferredChannel: 'email' }],
  ['Lucas Ferreira', '07700 900188', { tags: ['48 Egerton Road', 'Room E'] }],
  ['Denise and Paul Hartley', '0161 496 0227', { tags: ['9 Petersburg Road'], rating: 5 }],
  ['Chloe Watanabe', '07700 900201', { tags: ['31 Autumn Avenue'], notes: 'Speaks for the four of them.' }],
  ['Anthony Mbeki', '07700 900214', { tags: ['112 Grosvenor Road'], rating: 3 }],
  ['Bartosz Wiśniewski', '07700 900226', { tags: ['63 Lenton Boulevard', 'Room A'] }],
  ['Eleanor Fitzgerald', '07700 900239', { tags: ['63 Lenton Boulevard', 'Room B'] }],
  ['Tunde Bakare', '07700 900243', { tags: ['63 Lenton Boulevard', 'Room C'] }],
  ['Amelia Crowther', '07700 900258', { tags: ['63 Lenton Boulevard', 'Room D'] }],
  ['Rohan Deshmukh', '07700 900266', { tags: ['63 Lenton Boulevard', 'Room E'] }],
  ['Ioana Popescu', '07700 900271', { tags: ['63 Lenton Boulevard', 'Room F'] }],
  ['Kelly-Marie Donoghue', '07700 900285', { tags: ['5 Seedley Park Road'], rating: 4 }],
  ['Gordon Ackroyd', '01422 496031', { tags: ['18 Ripon Street'], preferredChannel: 'post', rating: 5 }],
  ['Iain Abernethy', '07700 900299', { tags: ['Albert Avenue'], preferredChannel: 'text' }],
  ['Natasha Greenhalgh', '07700 900304', { tags: ['7 Hume Street', 'moved out'] }],
];

/** Contacts 21 up. */
const others: readonly (readonly [Kind, name: string, company: string | null, phone: string, more?: More])[] =
  [
    [
      'contractor',
      'Dermot Walsh',
      'Walsh Plumbing & Heating',
      '0161 496 0311',
      { rating: 5, tags: ['plumbing', 'Gas Safe'], notes: 'Gas Safe 512087. Comes the same day.' },
    ],
    [
      'contractor',
      'Harpreet Gill',
      'Gill Electrical',
      '01902 496044',
      { userId: 40, rating: 5, tags: ['electrical'] },
    ],
    [
      'contractor',
      'Darren Holt',
      'Holt Roofing and Damp',
      '0115 496 0418',
      { userId: 12, rating: 4, tags: ['roof', 'damp'] },
    ],
    [
      'contractor',
      'Yusuf Demir',
      'Demir Kitchens & Bathrooms',
      '0161 496 0455',
      { userId: 30, rating: 4, tags: ['kitchens', 'bathrooms'] },
    ],
    [
      'contractor',
      'Brenda Oyelaran',
      'Sparkle & Shine Cleaning',
      '0161 496 0460',
      { rating: 5, tags: ['cleaning'] },
    ],
    [
      'contractor',
      'Huw Prosser',
      'Prosser Building',
      '029 2018 0177',
      { rating: 3, tags: ['building', 'Cardiff'] },
    ],
    ['agent', 'Nicola Stamford', 'Okeford Lettings', '0161 496 0502', { tags: ['lettings'] }],
    ['agent', 'Simon Fletcher', 'Fletcher Auctions', '0115 496 0533', { userId: 38, tags: ['auction'] }],
    [
      'solicitor',
      'Charlotte Ashworth',
      'Ashworth Leasehold Law',
      '020 7946 0558',
      { userId: 31, tags: ['leasehold'] },
    ],
    [
      'broker',
      'Priya Raman',
      'Raman Mortgages',
      '0121 496 0571',
      { userId: 3, rating: 5, tags: ['mortgages'] },
    ],
    ['accountant', 'Mei-Ling Zhou', 'Zhou Property Tax', '020 7946 0599', { userId: 11, rating: 5 }],
    ['surveyor', 'Oliver Grant', null, '0161 496 0612', { userId: 18 }],
    [
      'insurer',
      'Claims desk',
      'Pennine Landlord Insurance',
      '0113 496 0640',
      { notes: 'Policy PLI-2281-HO.' },
    ],
    ['council', 'HMO licensing team', 'Manchester City Council', '0161 496 0671', {}],
    ['guarantor', 'Patricia Okonkwo-Bright', null, '020 7946 0683', { notes: 'For Jamie, 48 Egerton Road.' }],
    ['vendor', 'Estate of Gwilym Rees', null, '029 2018 0193', { tags: ['22 Inverness Place'] }],
    // The same plumber twice: something to merge.
    ['contractor', 'D. Walsh', 'Walsh Plumbing', '07700 900311', { tags: ['emergency'] }],
    [
      'other',
      'Mrs Kowalczyk',
      null,
      '0161 496 0699',
      { notes: 'Next door at 29 Braemar Road; has a spare key.' },
    ],
  ];

const mailOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z -]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '.')}@post.example`;

export function seedContacts(tables: Tables, now: Date): void {
  const write = (kind: Kind, name: string, phone: string | null, days: number, more: More = {}) => {
    const at = before(now, { days, hours: 3 });
    tables.contact.add({
      ownerId: memberId,
      kind,
      name,
      company: null,
      emails: kind === 'council' || kind === 'other' || kind === 'vendor' ? [] : [mailOf(name)],
      phones: phone === null ? [] : [phone],
      address: null,
      userId: null,
      preferredChannel: null,
      tags: [],
      notes: null,
      rating: null,
      source: kind === 'tenant' ? 'Application for a tenancy' : null,
      createdAt: at,
      updatedAt: at,
      // Who has moved out is kept a year.
      retentionUntil: more.tags?.includes('moved out') ? dayBefore(now, -365) : null,
      ...more,
    });
  };
  tenants.forEach(([name, phone, more], index) => write('tenant', name, phone, 400 - index * 17, more));
  others.forEach(([kind, name, company, phone, more], index) =>
    write(kind, name, phone, 700 - index * 31, { company, ...more }),
  );
}

export function seedManagers(tables: Tables, now: Date): void {
  const at = before(now, { days: 390 });
  const stamp = { ownerId: memberId, createdAt: at, updatedAt: at };
  tables.propertyManager.add({
    ...stamp,
    name: 'Okeford Lettings',
    branch: 'Chorlton',
    email: 'chorlton@okeford.example',
    phone: '0161 496 0502',
    service: 'full',
    feePct: 10,
    vatPct: 20,
    minFee: 75,
    contractStart: dayBefore(now, 388),
    contractEnd: null,
    noticeDays: 60,
    clientMoneyScheme: 'Propertymark',
  });
  tables.propertyManager.add({
    ...stamp,
    name: 'Mersey & Wirral Homes',
    branch: null,
    email: null,
    phone: '0151 496 0204',
    service: 'rent_collection',
    feePct: 7.5,
    vatPct: 20,
    minFee: null,
    contractStart: dayBefore(now, 610),
    contractEnd: dayBefore(now, -120),
    noticeDays: 30,
    clientMoneyScheme: 'UKALA',
  });
}
