import { formatPounds } from '@/lib/money';
import { arrearsOf } from '@/lib/tenancy/arrears';
import { depositCap } from '@/lib/tenancy/deposit-cap';
import { rentPerMonth } from '@/lib/tenancy/rent-per-month';
import { earliestIncrease } from '@/lib/tenancy/rent-review';
import { addDays } from '@/lib/calendar-day';
import type { Schema } from '../contract';
import type { Database, Row } from '../db/database';

type Tenancy = Row<'tenancy'>;

const daysToProtect = 30;

function warningsOf(tenancy: Readonly<Tenancy>, cap: number | null, today: string): string[] {
  const { deposit, depositProtectedOn, startDate, status } = tenancy;
  const warnings: string[] = [];
  if (deposit !== null && cap !== null && deposit > cap) {
    warnings.push(`The deposit of ${formatPounds(deposit)} is above the cap of ${formatPounds(cap)}`);
  }
  const isRunning = status === 'current' || status === 'ending';
  const isLate = addDays(startDate, daysToProtect) < today;
  if (isRunning && deposit !== null && deposit > 0 && depositProtectedOn === null && isLate) {
    warnings.push('The deposit should have been protected within 30 days');
  }
  return warnings;
}

/** Rent of the tenancy that is outstanding. */
const owedRent = (db: Database, tenancyId: string) =>
  db.transaction
    .by('tenancyId', tenancyId)
    .filter((each) => each.status === 'outstanding' && each.direction === 'in' && each.category === 'rent');

/** A tenancy with what follows from it on `today`. */
export function tenancyView(db: Database, tenancy: Readonly<Tenancy>, today: string): Schema<'Tenancy'> {
  const { rent, frequency, type } = tenancy;
  const rentPcm = rentPerMonth(rent, frequency);
  const cap = depositCap(rent, frequency, type);
  return {
    ...tenancy,
    rentPcm,
    depositCap: cap,
    earliestIncreaseOn: earliestIncrease(tenancy, today),
    arrears: arrearsOf(owedRent(db, tenancy.id), today, rentPcm),
    warnings: warningsOf(tenancy, cap, today),
  };
}
