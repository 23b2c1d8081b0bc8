import { londonDay } from '@/lib/dates/calendar-day';
import type { Tables } from '../../../../engine/db/database';
import { seedCompanies } from './companies';
import { seedPaper } from './documents';
import { fillLargePortfolio } from './large';
import { seedLedger } from './ledger';
import { seedMortgages } from './mortgages';
import { seedRegister } from './register';
import { seedRenewals } from './renewals';
import { seedTenancies } from './tenancies';
import type { WorldSize } from '../../../../engine/seeds/world-size';

/** Hannah's loans, lets, ledger and papers; the properties, rooms and contacts they name are seeded by number elsewhere. */
export function seedPortfolioMoney(tables: Tables, now: Date, size: WorldSize): void {
  const today = londonDay(now);
  seedCompanies(tables, now, today);
  seedRegister(tables, today);
  seedMortgages(tables, now, today);
  seedTenancies(tables, now, today);
  const documents = seedPaper(tables, now, today);
  seedRenewals(tables, now, today, documents);
  seedLedger(tables, now, today);
  if (size === 'large') fillLargePortfolio(tables, today);
}
