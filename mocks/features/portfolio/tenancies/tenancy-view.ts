import { formatPounds } from '@/lib/money/money';
import { depositCap } from '@/lib/tenancy/deposit-cap';
import { earliestIncrease } from '@/lib/tenancy/rent-review';
import { addDays } from '@/lib/dates/calendar-day';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { isRunning, owedOf, pcmOf } from '../summary/portfolio-lets';

type Tenancy = Row<'tenancy'>;

const daysToProtect = 30;

function warningsOf(tenancy: Readonly<Tenancy>, cap: number | null, today: string): string[] {
  const { deposit, depositProtectedOn, startDate } = tenancy;
  const warnings: string[] = [];
  if (deposit !== null && cap !== null && deposit > cap) {
    warnings.push(`The deposit of ${formatPounds(deposit)} is above the cap of ${formatPounds(cap)}`);
  }
  const isLate = addDays(startDate, daysToProtect) < today;
  if (isRunning(tenancy) && deposit !== null && deposit > 0 && depositProtectedOn === null && isLate) {
    warnings.push('The deposit should have been protected within 30 days');
  }
  return warnings;
}

/** A tenancy with what follows from it on `today`. */
export function tenancyView(db: Database, tenancy: Readonly<Tenancy>, today: string): Schema<'Tenancy'> {
  const { rent, frequency, type } = tenancy;
  const cap = depositCap(rent, frequency, type);
  return {
    ...tenancy,
    rentPcm: pcmOf(tenancy),
    depositCap: cap,
    earliestIncreaseOn: earliestIncrease(tenancy, today),
    arrears: owedOf(tenancy, db.transaction.by('tenancyId', tenancy.id), today),
    warnings: warningsOf(tenancy, cap, today),
  };
}
