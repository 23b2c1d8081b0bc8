import { londonDay } from '@/lib/calendar-day';
import type { Tables } from '../db/database';
import { seedCompanies } from './portfolio-money-companies';
import { seedPaper } from './portfolio-money-documents';
import { fillLargePortfolio } from './portfolio-money-large';
import { seedLedger } from './portfolio-money-ledger';
import { seedMortgages } from './portfolio-money-mortgages';
import { seedRegister } from './portfolio-money-register';
import { seedRenewals } from './portfolio-money-renewals';
import { seedTenancies } from './portfolio-money-tenancies';
import type { WorldSize } from './world-size';

/** Hannah's loans, lets, ledger and papers; the properties, rooms and contacts they name are seeded by number elsewhere. */
export function seedPortfolioMoney(tables: Tables, now: Date, size: WorldSize): void {
  const today = londonDay(now);
  seedRegister(tables, today);
  seedCompanies(tables, now, today);
  seedMortgages(tables, now, today);
  seedTenancies(tables, now, today);
  const documents = seedPaper(tables, now, today);
  seedRenewals(tables, now, today, documents);
  seedLedger(tables, now, today);
  if (size === 'large') fillLargePortfolio(tables, today);
}
