// What homes yield: income, costs and value are always of the same homes, and one whose income nobody knows is in none of them.
import { toHundredths } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';

type Property = Readonly<Row<'property'>>;
type Earnings = Schema<'PropertyEarnings'>;

/** Part of a whole in %, to the hundredth. */
export const percent = (part: number, whole: number) => toHundredths((part / whole) * 100);

const isLet = ({ status }: Pick<Property, 'status'>) => status === 'let' || status === 'part_let';

/** Whether a home is let by somebody's rent; nights are no rent. */
export const isRented = (db: Database, property: Property) =>
  isLet(property) && db.propertySaManagement.countBy('propertyId', property.id) === 0;

/**
 * What a home earns, £ a month: its rent, or what guests of one that is let by the night paid over the last year. An empty home earns
 * nothing; null where nobody knows.
 */
export function earnedPcm(
  db: Database,
  property: Property,
  rentPcm: number | null,
  earnings: Earnings | undefined,
): number | null {
  if (rentPcm !== null) return rentPcm;
  if (!isLet(property)) return 0;
  return isRented(db, property) ? null : (earnings?.incomePcm ?? null);
}

/** A home as far as its yield goes, £. */
export interface YieldHome {
  value: number | null;
  /** Null where nobody knows. */
  incomePcm: number | null;
  /** Running costs without finance; null where no transaction tells them. */
  costsPcm: number | null;
}

/** Gross and net yield in % of the homes whose value and income are both known; net is null until a transaction of theirs tells a cost. */
export function yieldsOf(homes: readonly YieldHome[]) {
  let [value, income, costs] = [0, 0, 0];
  let hasCosts = false;
  for (const home of homes) {
    if (home.value === null || home.incomePcm === null) continue;
    value += home.value;
    income += home.incomePcm * 12;
    costs += (home.costsPcm ?? 0) * 12;
    hasCosts ||= home.costsPcm !== null;
  }
  if (value <= 0) return { grossYield: null, netYield: null };
  return {
    grossYield: percent(income, value),
    netYield: hasCosts ? percent(income - costs, value) : null,
  };
}
