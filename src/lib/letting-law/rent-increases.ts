// How a rent may rise in each nation. `src/lib/tenancy` reads it. To change the law, add a rule with its day; do not change one that
// held before.
import type { Nation } from '../dates/working-days/bank-holidays';
import { law, uncheckedLaw, type DatedRule } from './dated-rule';
import type { TenancyType } from './terms';

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
