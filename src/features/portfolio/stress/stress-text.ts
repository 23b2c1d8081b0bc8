import { counted } from '@/lib/lists/counted';
import { formatWholePounds } from '@/lib/money/money';
import {
  maxRise,
  type HomeUnderStress,
  type PortfolioUnderStress,
  type Stress,
} from '@/lib/portfolio/stress';

const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;
const points = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** `+2 points`, `+1 point`. */
const pointsText = (text: string, value: number) => `${text} ${Math.abs(value) === 1 ? 'point' : 'points'}`;

/** Each pressure as its slider says it. */
export const stressTexts = ({ ratePoints, rentPercent, emptyWeeks, repairs }: Stress) => ({
  ratePoints: ratePoints === 0 ? 'No change' : pointsText(signed(ratePoints), ratePoints),
  rentPercent: rentPercent === 0 ? 'No change' : `${signed(rentPercent)}%`,
  emptyWeeks: emptyWeeks === 0 ? 'None' : `${counted(emptyWeeks, 'week')} per year`,
  repairs: repairs === 0 ? 'None' : `${formatWholePounds(repairs)} per property per year`,
});

/** When a home turns negative: already, under the pressure that is set, or at a rise of rates beside it. */
export function breakText({ now, stressed, rateHeadroom }: HomeUnderStress): string {
  if (now < 0) return 'Already negative';
  if (stressed < 0) return 'In this scenario';
  return rateHeadroom === null
    ? `Rates over +${maxRise} points`
    : `Rates +${pointsText(points(rateHeadroom), rateHeadroom)}`;
}

/** What breaks first, in one sentence. */
export function firstToBreak({ homes, negativeNow, negative }: PortfolioUnderStress): string {
  const next = homes.find(({ now, breaksAt }) => now >= 0 && breaksAt !== null);
  const already =
    negativeNow === 0
      ? ''
      : `${counted(negativeNow, 'property has', 'properties have')} negative cash flow today. `;
  if (next) return `${already}${next.name} would be the first to turn negative.`;
  if (negative > 0) return already.trim();
  const weakest = homes
    .filter(({ rateHeadroom }) => rateHeadroom !== null)
    .toSorted((a, b) => (a.rateHeadroom ?? 0) - (b.rateHeadroom ?? 0))[0];
  return weakest
    ? `Every property stays positive. The first to turn negative would be ${weakest.name}, if rates rose by ${points(weakest.rateHeadroom ?? 0)} percentage points.`
    : 'Every property stays positive.';
}
