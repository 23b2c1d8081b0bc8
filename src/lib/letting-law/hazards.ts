// How soon a hazard to health is seen to, by nation (“Awaab’s Law”); a nation that is left out sets no such times.
import { addWorkingDays } from '../dates/working-days/working-day';
import type { Nation } from '../dates/working-days/bank-holidays';
import { uncheckedLaw, type DatedRule } from './dated-rule';

export interface HazardRule extends DatedRule {
  /** From the report, for what threatens somebody at once: to be made safe. */
  emergencyHours: number;
  /** Working days from the report. */
  investigateDays: number;
  /** Working days from the end of the investigation: the tenant has its summary. */
  summaryDays: number;
  /** The same: what is dangerous is made safe. */
  safeDays: number;
  /** Whether private landlords are bound by it too. */
  isForPrivateLets: boolean;
}

export const hazardRules: Partial<Record<Nation, readonly HazardRule[]>> = {
  england: [
    {
      from: '2025-10-27',
      emergencyHours: 24,
      investigateDays: 10,
      summaryDays: 3,
      safeDays: 5,
      isForPrivateLets: false,
      source: uncheckedLaw(
        'Hazards in Social Housing (Prescribed Requirements) (England) Regulations 2025, Landlord and Tenant Act 1985, s. 10A',
        'https://www.legislation.gov.uk/ukpga/1985/70/section/10A',
      ),
    },
  ],
};

/** The last day to investigate a hazard. @param reportedOn ISO day in London */
export const investigateBy = (
  { investigateDays }: Pick<HazardRule, 'investigateDays'>,
  reportedOn: string,
  nation: Nation,
): string => addWorkingDays(reportedOn, investigateDays, [nation]);
