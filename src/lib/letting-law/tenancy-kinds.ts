// The kinds of tenancy of each nation, how often their rent may fall due, and the notice by which a tenant leaves. `src/lib/tenancy`
// reads it. To change the law, add a rule with its day; do not change one that held before.
import type { Nation } from '../dates/working-days/bank-holidays';
import { law, uncheckedLaw, type DatedRule } from './dated-rule';
import type { RentFrequency, TenancyType } from './terms';

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
