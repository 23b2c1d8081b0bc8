import { addDays, addMonths } from '@/lib/dates/calendar-day';
import type { Row, Tables } from '../../../../engine/db/database';
import { stamp } from './stamp';

type Charge = Row<'companyCharge'>;

const hannah = 'Hannah Okafor';
const daniel = 'Daniel Okafor';

/** Hannah's three companies: what the register has of them, she has copied. */
export function seedCompanies(tables: Tables, now: Date, today: string): void {
  const own = (days: number) => ({ ...stamp(now, days), bankRef: null });
  tables.company.add({
    ...own(850),
    name: 'Okafor Shared Homes Ltd',
    number: '09843127',
    typeId: 'ltd',
    status: 'active',
    incorporatedOn: '2015-10-26',
    sicCodes: ['68209'],
    registeredOffice: '4 Canal Wharf, Leeds LS11 5PS',
    directors: [{ name: hannah, appointedOn: '2015-10-26' }],
    shareholders: [{ name: hannah, share: 100 }],
    controllers: [{ name: hannah, control: 'over_75' }],
    yearEnd: '10-31',
    nextAccountsOn: addDays(today, 76),
    nextConfirmationOn: addDays(today, 24),
    bankRef: 'Business account ending 20-41',
  });
  tables.company.add({
    ...own(700),
    name: 'Okafor & Okafor Lettings (Scotland) Ltd',
    number: 'SC447190',
    typeId: 'ltd',
    status: 'active',
    incorporatedOn: '2013-04-10',
    sicCodes: ['68209', '68320'],
    registeredOffice: '81 Candleriggs, Glasgow G1 1NP',
    directors: [
      { name: hannah, appointedOn: '2013-04-10' },
      { name: daniel, appointedOn: '2019-06-03' },
    ],
    shareholders: [
      { name: hannah, share: 60 },
      { name: daniel, share: 40 },
    ],
    controllers: [
      { name: hannah, control: 'over_50' },
      { name: daniel, control: 'over_25' },
    ],
    yearEnd: '03-31',
    nextAccountsOn: addDays(today, 201),
    nextConfirmationOn: addDays(today, -4),
  });
  tables.company.add({
    ...own(560),
    name: 'Harbourside Stays Ltd',
    number: '00987412',
    typeId: 'ltd',
    status: 'active',
    incorporatedOn: null,
    sicCodes: ['55209'],
    registeredOffice: null,
    directors: [],
    shareholders: [],
    controllers: [],
    yearEnd: '12-31',
    nextAccountsOn: addDays(today, 132),
    nextConfirmationOn: addDays(today, 301),
  });
  seedCharges(tables, today);
}

/** Five of Hannah's companies; SC4471900002 has no mortgage of hers. The others are of companies that she has not added. */
function seedCharges(tables: Tables, today: string): void {
  const charge = (
    code: string,
    months: number,
    lender: string,
    about: string,
    more: Partial<Charge> = {},
  ) => {
    const createdOn = addMonths(today, -months);
    tables.companyCharge.add({
      chargeCode: code,
      companyNumber: code.slice(0, 8),
      createdOn,
      deliveredOn: addDays(createdOn, 6),
      status: 'outstanding',
      satisfiedOn: null,
      personsEntitled: [lender],
      particulars: `${about}. Contains fixed charge. Contains negative pledge.`,
      shortDescription: about,
      ...more,
    });
  };
  charge(
    '098431270001',
    28,
    'Calder Bank PLC',
    'A five-bedroom house in Manchester, title GM527716, with garden and outbuildings',
  );
  charge('098431270002', 33, 'Calder Bank PLC', 'A six-bedroom house in Nottingham, title NT318845');
  charge('SC4471900001', 20, 'Thornbury & Lyle Limited', 'A terraced house in Salford, title LA114502', {
    status: 'part_satisfied',
  });
  charge('SC4471900002', 9, 'Clydeside Building Society', 'The flat at Garnethill, Glasgow, title GLA88120');
  charge('009874120001', 18, 'Harbour Lending Limited', 'A leasehold apartment in York, title NYK307651', {
    deliveredOn: null,
    particulars: null,
  });
  charge('112046580001', 61, 'Aire Valley Bank PLC', 'Land and buildings at Kirkstall Road, Leeds', {
    status: 'fully_satisfied',
    satisfiedOn: addMonths(today, -12),
  });
  charge('112046580002', 12, 'Calder Bank PLC', 'Land and buildings at Kirkstall Road, Leeds', {
    personsEntitled: ['Calder Bank PLC', 'Calder Security Trustees Limited'],
  });
  charge('094811570001', 46, 'Calder Bank PLC', 'An office at Wilmslow Road, Manchester, title GM604418');
}
