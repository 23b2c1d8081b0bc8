import { addDays, addMonths } from '@/lib/dates/calendar-day';
import { renewalInterval } from '@/lib/renewals/renewal-interval';
import type { Row, Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { property, stamp } from './stamp';

type Renewal = Row<'renewalDate'>;
type Kind = Renewal['kind'];
type Nation = Row<'property'>['nation'];
/** Days until it runs out, or the day of the home that says when; null where nobody knows. */
type Due = [home: number, kind: Kind, inDays: number | 'leaseExpiry' | null, more?: Partial<Renewal>];

const allElectric = { notApplicable: true, naReason: 'All electric' };

/** What no document keeps. Every status is there: overdue, due within 30, 60 and 90 days, fine, missing, and not needed. */
const dues: readonly Due[] = [
  [1, 'eicr', 803],
  [1, 'epc', 2210],
  [1, 'landlord_insurance', 118],
  [1, 'alarms', 47],
  [1, 'selective_licence', 640],
  [2, 'eicr', 66],
  [2, 'epc', 1902],
  [2, 'landlord_insurance', 204],
  [2, 'lease', 'leaseExpiry'],
  [2, 'service_charge', 38],
  [3, 'epc', 1420],
  [3, 'buildings_insurance', 72],
  [3, 'fire_risk', 12],
  [3, 'legionella', null],
  [3, 'alarms', 5],
  [4, 'gas_safety', 88, { reference: 'CP12-40917' }],
  [4, 'eicr', 1310],
  [4, 'epc', -31],
  [
    4,
    'right_to_rent',
    null,
    { notApplicable: true, naReason: 'British passport seen, no further check needed' },
  ],
  [5, 'gas_safety', null, allElectric],
  [5, 'epc', 2904],
  [5, 'landlord_insurance', 54],
  [5, 'right_to_rent', 41],
  [6, 'gas_safety', 141],
  [6, 'eicr', 96],
  [6, 'epc', 950],
  [6, 'landlord_insurance', 240],
  [6, 'pat', -18],
  [7, 'eicr', 402],
  [7, 'epc', 2001],
  [7, 'buildings_insurance', 158],
  [7, 'fire_risk', 180],
  [7, 'legionella', 462],
  [7, 'alarms', 30],
  [8, 'gas_safety', 60],
  [8, 'eicr', 990],
  [8, 'epc', 3005],
  [9, 'eicr', -2],
  [9, 'epc', 1632],
  [9, 'landlord_insurance', 15],
  [9, 'alarms', null],
  [10, 'gas_safety', null, allElectric],
  [10, 'eicr', 1288],
  [10, 'epc', 2500],
  [10, 'fire_risk', 90],
  [10, 'lease', 'leaseExpiry'],
  [11, 'gas_safety', 198],
  [11, 'eicr', 512],
  [11, 'epc', 1733],
  [11, 'landlord_insurance', 28],
  [12, 'gas_safety', 61],
  [12, 'eicr', 711],
  [12, 'epc', 2812],
  [12, 'landlord_registration', 905],
  [12, 'legionella', 301],
  [12, 'alarms', 201],
  [13, 'eicr', 1798],
  [13, 'epc', 77],
  [13, 'gas_safety', null],
  [13, 'landlord_registration', null],
];

export function seedRenewals(
  tables: Tables,
  now: Date,
  today: string,
  documents: readonly Readonly<Row<'document'>>[],
): void {
  const nationOf = (id: string | null): Nation | null => tables.property.get(id ?? '')?.nation ?? null;
  const dueDay = (home: number, inDays: Due[2]) => {
    if (inDays === 'leaseExpiry') return tables.property.get(property(home))?.leaseExpiry ?? null;
    return inDays === null ? null : addDays(today, inDays);
  };
  const add = (
    kind: Kind,
    dueOn: string | null,
    more: Partial<Renewal> = {},
    nation: Nation | null = null,
  ) => {
    const intervalMonths = renewalInterval(kind, nation, today);
    const last = dueOn === null || intervalMonths === null ? null : addMonths(dueOn, -intervalMonths);
    tables.renewalDate.add({
      ...stamp(now, 120),
      propertyId: null,
      companyId: null,
      mortgageId: null,
      documentId: null,
      name: null,
      reference: null,
      kind,
      dueOn,
      intervalMonths,
      issuedOn: last !== null && last < today ? last : null,
      notApplicable: false,
      naReason: null,
      remindDays: [30, 7],
      remindedUntil: today,
      ...more,
    });
  };
  for (const [home, kind, inDays, more] of dues) {
    add(kind, dueDay(home, inDays), { propertyId: property(home), ...more }, nationOf(property(home)));
  }
  for (const { id, propertyId, renewalKind, expiresOn } of documents) {
    add(renewalKind ?? 'other', expiresOn, { propertyId, documentId: id }, nationOf(propertyId));
  }
  for (const { id, propertyId, fixEnds, lender } of tables.mortgage.all()) {
    if (fixEnds !== null)
      add('mortgage_fix', fixEnds, {
        propertyId,
        mortgageId: id,
        reference: lender,
        remindDays: [180, 90, 30],
      });
  }
  for (const { id, nextAccountsOn, nextConfirmationOn } of tables.company.all()) {
    add('accounts', nextAccountsOn, { companyId: id });
    add('confirmation_statement', nextConfirmationOn, {
      companyId: id,
      ...(id === uuidOf('company', 2) && { reference: 'CS01' }),
    });
  }
  add('ico', addDays(today, 209), { reference: 'ZB204417' });
  add('mtd_quarter', addDays(today, 56), { remindDays: [14, 3] });
  add('other', addDays(today, 19), { name: 'Landlord association membership' });
}
