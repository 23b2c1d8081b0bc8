import { rentPerYear, type RentFrequency } from './rent-per-month';

export type TenancyType =
  | 'assured_periodic'
  | 'ast'
  | 'occupation_contract'
  | 'prt'
  | 'ni_private'
  | 'company_let'
  | 'licence'
  | 'student'
  | 'holiday';

/**
 * The largest deposit in £ that may be taken, rounded down to the penny; null where the law sets none.
 * England: five weeks' rent, six from £50,000 a year (Tenant Fees Act 2019); Scotland: two months'; Northern Ireland:
 * one month's. Wales, company and holiday lets have no cap.
 */
export function depositCap(rent: number, frequency: RentFrequency, type: TenancyType): number | null {
  const year = rentPerYear(rent, frequency);
  switch (type) {
    case 'assured_periodic':
    case 'ast':
    case 'licence':
    case 'student':
      return down((year / 52) * (year < 50_000 ? 5 : 6));
    case 'prt':
      return down(year / 6);
    case 'ni_private':
      return down(year / 12);
    case 'occupation_contract':
    case 'company_let':
    case 'holiday':
      return null;
  }
}

// A hair is added first: five weeks of £250 must not become £1,249.99.
const down = (pounds: number) => Math.floor(pounds * 100 + 1e-6) / 100;
