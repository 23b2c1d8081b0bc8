import { formatPounds } from '@/lib/money/money';
import { depositCap } from '@/lib/tenancy/deposit-cap';
import { depositDaysText, depositDeadline } from '@/lib/tenancy/deposit-deadline';
import { earliestIncrease } from '@/lib/tenancy/rent-review';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import type { Nation } from '../references';
import { isRunning, owedOf, pcmOf } from '../summary/portfolio-lets';

type Tenancy = Row<'tenancy'>;

function warningsOf(tenancy: Readonly<Tenancy>, nation: Nation, cap: number | null, today: string): string[] {
  const { deposit, depositProtectedOn, startDate, type } = tenancy;
  const warnings: string[] = [];
  if (deposit !== null && cap !== null && deposit > cap) {
    warnings.push(`The deposit of ${formatPounds(deposit)} is above the cap of ${formatPounds(cap)}`);
  }
  const deadline = depositDeadline(type, nation, startDate);
  const isLate = deadline !== null && deadline < today;
  if (isRunning(tenancy) && deposit !== null && deposit > 0 && depositProtectedOn === null && isLate) {
    warnings.push(`The deposit should have been protected within ${depositDaysText(nation, startDate)}`);
  }
  return warnings;
}

/** A tenancy with what follows from it on `today`. */
export function tenancyView(db: Database, tenancy: Readonly<Tenancy>, today: string): Schema<'Tenancy'> {
  const nation = db.property.get(tenancy.propertyId)?.nation ?? 'england';
  const cap = depositCap(tenancy, nation);
  return {
    ...tenancy,
    rentPcm: pcmOf(tenancy),
    depositCap: cap,
    earliestIncreaseOn: earliestIncrease(tenancy, nation, today),
    arrears: owedOf(tenancy, db.transaction.by('tenancyId', tenancy.id), today),
    warnings: warningsOf(tenancy, nation, cap, today),
  };
}
