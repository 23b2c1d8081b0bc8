// The law of letting in each nation, in one place: what a rule is, from when, and where it stands. `src/lib/tenancy` reads it,
// and `validity.ts` has what certificates and licences are good for. To change the law, add a rule with its day; do not
// change one that held before.
import type { Nation } from '../dates/working-days/bank-holidays';
import { law, uncheckedLaw, type DatedRule } from './dated-rule';
import type { RentFrequency, TenancyType } from './terms';

/** How a rent may rise while a tenancy runs. */
export interface RentIncreaseRule extends DatedRule {
  types: readonly TenancyType[];
  noticeMonths: number;
  /** Whether the new rent starts the day after the notice ends, not on its last day. */
  dayAfterNotice: boolean;
  /** The least time between two rises. */
  between: { weeks: 52 } | { months: 12 };
  /** Whether the first rise must wait as long after the start. */
  countsFromStart: boolean;
  /** Whether the new rent must start with a rent period. */
  startsRentPeriod: boolean;
  form: string;
}

export const rentIncreases: Record<Nation, readonly RentIncreaseRule[]> = {
  england: [
    {
      from: '2026-05-01',
      types: ['assured_periodic', 'ast'],
      noticeMonths: 2,
      dayAfterNotice: false,
      between: { weeks: 52 },
      countsFromStart: true,
      startsRentPeriod: true,
      form: 'Form 4A',
      source: law(
        'Housing Act 1988, s. 13(2), as amended by the Renters’ Rights Act 2025, s. 6',
        'https://www.legislation.gov.uk/ukpga/1988/50/section/13',
      ),
    },
  ],
  wales: [
    {
      from: '2022-12-01',
      types: ['occupation_contract'],
      noticeMonths: 2,
      dayAfterNotice: false,
      between: { months: 12 },
      countsFromStart: false,
      startsRentPeriod: false,
      form: 'Form RHW12',
      source: uncheckedLaw(
        'Renting Homes (Wales) Act 2016, s. 123',
        'https://www.legislation.gov.uk/anaw/2016/1/section/123',
      ),
    },
  ],
  scotland: [
    {
      from: '2017-12-01',
      types: ['prt'],
      noticeMonths: 3,
      dayAfterNotice: true,
      between: { months: 12 },
      countsFromStart: false,
      startsRentPeriod: false,
      form: 'a rent-increase notice',
      source: law(
        'Private Housing (Tenancies) (Scotland) Act 2016, ss. 19 and 22',
        'https://www.legislation.gov.uk/asp/2016/19/part/4',
      ),
    },
  ],
  northern_ireland: [
    {
      from: '2025-04-01',
      types: ['ni_private', 'student'],
      noticeMonths: 3,
      dayAfterNotice: false,
      between: { months: 12 },
      countsFromStart: true,
      startsRentPeriod: false,
      form: 'a written notice',
      source: law(
        'Private Tenancies (Northern Ireland) Order 2006, arts. 5D and 5E',
        'https://www.communities-ni.gov.uk/articles/sections-7-12-private-tenancies-act-northern-ireland-2022',
      ),
    },
  ],
};

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

/** The notice by which a tenant may leave: so long, and longer after so many years. */
interface TenantNoticeRule extends DatedRule {
  types: readonly TenancyType[];
  text: string;
  later?: { afterYears: number; text: string };
}

export const tenantNotices: Record<Nation, readonly TenantNoticeRule[]> = {
  england: [
    {
      from: '2026-05-01',
      types: ['assured_periodic', 'ast'],
      text: '2 months',
      source: law(
        'Protection from Eviction Act 1977, s. 5, as amended by the Renters’ Rights Act 2025, ss. 20–21',
        'https://www.legislation.gov.uk/ukpga/2025/26/section/20',
      ),
    },
  ],
  wales: [
    {
      from: '2022-12-01',
      types: ['occupation_contract'],
      text: '4 weeks',
      source: uncheckedLaw(
        'Renting Homes (Wales) Act 2016, s. 169',
        'https://www.legislation.gov.uk/anaw/2016/1/section/169',
      ),
    },
  ],
  scotland: [
    {
      from: '2017-12-01',
      types: ['prt'],
      text: '28 days',
      source: law(
        'Private Housing (Tenancies) (Scotland) Act 2016, s. 49',
        'https://www.legislation.gov.uk/asp/2016/19/section/49',
      ),
    },
  ],
  northern_ireland: [
    {
      from: '2022-05-05',
      types: ['ni_private', 'student'],
      text: '4 weeks',
      later: { afterYears: 10, text: '12 weeks' },
      source: law(
        'Private Tenancies (Northern Ireland) Order 2006, art. 14',
        'https://www.communities-ni.gov.uk/articles/section-11-private-tenancies-northern-ireland-act-2022',
      ),
    },
  ],
};

/** The kinds of tenancy of each nation; the first is the usual one. */
export const typesOfNation: Record<Nation, readonly TenancyType[]> = {
  england: ['assured_periodic', 'ast', 'company_let', 'licence', 'student', 'holiday'],
  wales: ['occupation_contract', 'company_let', 'licence', 'student', 'holiday'],
  scotland: ['prt', 'company_let', 'licence', 'student', 'holiday'],
  northern_ireland: ['ni_private', 'company_let', 'licence', 'student', 'holiday'],
};

/** Assured shorthold tenancies cannot start from this day on, and those that ran became assured periodic ones. */
export const endOfShortholds: DatedRule = {
  from: '2026-05-01',
  source: law('Renters’ Rights Act 2025, s. 2', 'https://www.legislation.gov.uk/ukpga/2025/26/section/2'),
};

/** How often the rent of an assured tenancy that starts from this day on may fall due: monthly, or every 28 days at most. */
export const assuredRentPeriods: DatedRule & { frequencies: readonly RentFrequency[] } = {
  from: '2026-05-01',
  frequencies: ['weekly', 'fortnightly', 'four_weekly', 'monthly'],
  source: law(
    'Housing Act 1988, s. 4A, inserted by the Renters’ Rights Act 2025, s. 1',
    'https://www.legislation.gov.uk/ukpga/2025/26/section/1',
  ),
};
