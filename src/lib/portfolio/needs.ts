import { daysBetween } from '../dates/calendar-day';

/** How much harm it does to leave something: 3 endangers somebody or breaks the law, 2 costs money, 1 is housekeeping. */
export type Harm = 1 | 2 | 3;

/** Something that needs the owner, by a London day. */
export interface Need {
  id: string;
  dueOn: string;
  harm: Harm;
}

const dangerous: ReadonlySet<string> = new Set([
  'gas_safety',
  'eicr',
  'fire_risk',
  'alarms',
  'legionella',
  'hmo_licence',
  'selective_licence',
  'landlord_registration',
  'epc',
  'deposit',
  'right_to_rent',
]);
const costly: ReadonlySet<string> = new Set([
  'mortgage_fix',
  'landlord_insurance',
  'buildings_insurance',
  'lease',
  'service_charge',
  'confirmation_statement',
  'accounts',
  'mtd_quarter',
]);

/** What it does when a renewal of this kind of the contract is left. */
export const renewalHarm = (kind: string): Harm => (dangerous.has(kind) ? 3 : costly.has(kind) ? 2 : 1);

/** Past, within a week, a month, three months, later. */
const band = (days: number) => [0, 8, 31, 91].findIndex((limit) => days < limit);

/** By how soon it is due, then by harm, then by the day; what is past comes first. */
export function rankNeeds<N extends Need>(needs: readonly N[], today: string): N[] {
  const order = needs.map((need) => {
    const days = daysBetween(today, need.dueOn);
    const at = band(days);
    return { need, days, band: at < 0 ? 4 : at };
  });
  return order
    .toSorted(
      (a, b) =>
        a.band - b.band ||
        b.need.harm - a.need.harm ||
        a.days - b.days ||
        (a.need.id < b.need.id ? -1 : Number(a.need.id > b.need.id)),
    )
    .map(({ need }) => need);
}
