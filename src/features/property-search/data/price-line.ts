import { daysBetween } from '@/lib/dates/calendar-day';
import type { Listing } from './queries';

interface Size {
  width: number;
  height: number;
}

/**
 * The prices of a listing as the path of a small drawing, day by day until today; null where the price never changed.
 * @param today ISO day
 * @param size CSS pixels
 */
export function priceLine(
  history: Listing['history'],
  today: string,
  { width, height }: Size,
): string | null {
  const [first] = history;
  if (!first) return null;
  const prices = history.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low === high) return null;
  const days = Math.max(1, daysBetween(first.on, today));
  const x = (day: string) => Math.round((daysBetween(first.on, day) / days) * width);
  const y = (price: number) => Math.round((1 - (price - low) / (high - low)) * height);
  const steps = history.slice(1).map(({ on, price }) => `H${x(on)}V${y(price)}`);
  return `M0 ${y(first.price)}${steps.join('')}H${width}`;
}

/** `£140,000, then £132,500`: the prices of a listing one after the other, without what stayed. */
export function priceSteps(history: Listing['history'], format: (price: number) => string): string {
  return history
    .map(({ price }) => price)
    .filter((price, place, all) => price !== all[place - 1])
    .map(format)
    .join(', then ');
}
