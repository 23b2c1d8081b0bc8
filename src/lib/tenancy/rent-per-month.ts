import type { RentFrequency } from '../letting-law/terms';
import { toHundredths } from '../money/pence';

const perYear: Record<RentFrequency, number> = {
  weekly: 52,
  fortnightly: 26,
  four_weekly: 13,
  monthly: 12,
  quarterly: 4,
  annual: 1,
};

/** £ a year, to the penny, of a rent of `rent` pounds a period. */
export function rentPerYear(rent: number, frequency: RentFrequency): number {
  return toHundredths(rent * perYear[frequency]);
}

/** £ a calendar month, to the penny: weekly £250 is £1,083.33 (× 52 ÷ 12). */
export function rentPerMonth(rent: number, frequency: RentFrequency): number {
  return toHundredths((rent * perYear[frequency]) / 12);
}
