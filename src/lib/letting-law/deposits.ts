// The largest deposit in each nation, and how soon it must be protected. `src/lib/tenancy` reads it. To change the law, add a rule with
// its day; do not change one that held before.
import type { Nation } from '../dates/working-days/bank-holidays';
import { law, uncheckedLaw, type DatedRule } from './dated-rule';
import type { TenancyType } from './terms';

/** The largest deposit, by the kinds of tenancy it holds for. */
interface DepositCapRule extends DatedRule {
  types: readonly TenancyType[];
  cap:
    | { weeks: number; weeksFrom: { rentPerYear: number; weeks: number } }
    | { months: number; daysOtherwise?: number };
}

export const depositCaps: Record<Nation, readonly DepositCapRule[]> = {
  england: [
    {
      from: '2019-06-01',
      types: ['assured_periodic', 'ast', 'licence', 'student'],
      cap: { weeks: 5, weeksFrom: { rentPerYear: 50_000, weeks: 6 } },
      source: law(
        'Tenant Fees Act 2019, sch. 1 para. 2',
        'https://www.legislation.gov.uk/ukpga/2019/4/schedule/1',
      ),
    },
  ],
  // The Renting Homes (Fees etc.) (Wales) Act 2019 lets a limit be set; none is.
  wales: [],
  scotland: [
    {
      from: '2017-12-01',
      types: ['prt'],
      cap: { months: 2 },
      source: law(
        'Rent (Scotland) Act 1984, s. 90, by the Private Housing (Tenancies) (Scotland) Act 2016, s. 20',
        'https://www.legislation.gov.uk/asp/2016/19/notes/division/3/4/1',
      ),
    },
  ],
  northern_ireland: [
    {
      from: '2023-04-01',
      types: ['ni_private', 'student'],
      // Of a period that is not of whole months, a day’s rent × 30.
      cap: { months: 1, daysOtherwise: 30 },
      source: law(
        'Private Tenancies (Northern Ireland) Order 2006, art. 5ZC',
        'https://www.communities-ni.gov.uk/articles/section-4-6-private-tenancies-act-northern-ireland-2022',
      ),
    },
  ],
};

/** How soon a deposit must be protected. */
interface ProtectionRule extends DatedRule {
  types: readonly TenancyType[];
  days: number;
  /** Whether the first day is the one on which it was received. */
  countsFirstDay: boolean;
  /** Nations whose bank holidays do not count; empty where every day does. */
  workingDaysOf: readonly Nation[];
  schemes: readonly DepositScheme[];
}
export type DepositScheme = 'dps' | 'mydeposits' | 'tds' | 'safedeposits' | 'lps' | 'mds';

export const depositProtection: Record<Nation, readonly ProtectionRule[]> = {
  england: [
    {
      from: '2012-04-06',
      types: ['assured_periodic', 'ast'],
      days: 30,
      countsFirstDay: true,
      workingDaysOf: [],
      schemes: ['dps', 'mydeposits', 'tds'],
      source: uncheckedLaw(
        'Housing Act 2004, s. 213(3)',
        'https://www.legislation.gov.uk/ukpga/2004/34/section/213',
      ),
    },
  ],
  wales: [
    {
      from: '2022-12-01',
      types: ['occupation_contract'],
      days: 30,
      countsFirstDay: true,
      workingDaysOf: [],
      schemes: ['dps', 'mydeposits', 'tds'],
      source: law(
        'Renting Homes (Wales) Act 2016, s. 45(2)',
        'https://www.legislation.gov.uk/anaw/2016/1/section/45',
      ),
    },
  ],
  scotland: [
    {
      from: '2012-07-02',
      types: ['prt', 'student', 'licence', 'company_let'],
      days: 30,
      countsFirstDay: false,
      // A bank holiday “in any part of the United Kingdom” is no working day (reg. 2).
      workingDaysOf: ['england', 'wales', 'scotland', 'northern_ireland'],
      schemes: ['safedeposits', 'lps', 'mds'],
      source: law(
        'Tenancy Deposit Schemes (Scotland) Regulations 2011, regs. 2 and 3',
        'https://www.legislation.gov.uk/ssi/2011/176/regulation/2',
      ),
    },
  ],
  northern_ireland: [
    {
      from: '2023-04-01',
      types: ['ni_private', 'student'],
      days: 28,
      countsFirstDay: true,
      workingDaysOf: [],
      schemes: ['tds', 'mydeposits', 'lps'],
      source: uncheckedLaw(
        'Private Tenancies (Northern Ireland) Order 2006, art. 5B',
        'https://www.communities-ni.gov.uk/articles/section-4-6-private-tenancies-act-northern-ireland-2022',
      ),
    },
  ],
};
