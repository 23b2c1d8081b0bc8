// How efficient a let must be, by nation; a nation that is left out asks for no rating.
import type { Nation } from '../dates/working-days/bank-holidays';
import { uncheckedLaw, type DatedRule } from './dated-rule';

export interface MinimumRatingRule extends DatedRule {
  /** The least rating that may be let without a registered exemption. */
  rating: 'E';
}

const sourceOf2015 = uncheckedLaw(
  'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015, reg. 23',
  'https://www.legislation.gov.uk/uksi/2015/962/regulation/23',
);
// Lets that began before were first bound on this day.
const forAllLets: MinimumRatingRule = { from: '2020-04-01', rating: 'E', source: sourceOf2015 };

export const minimumRatings: Partial<Record<Nation, readonly MinimumRatingRule[]>> = {
  england: [forAllLets],
  wales: [forAllLets],
};
