import { toHundredths } from './pence';

/**
 * £, to the penny, of a payment that rises by `pct` % on each anniversary of its start.
 * @param amount £ in the first year
 */
export function indexedAmount(amount: number, pct: number, startOn: string, on: string): number {
  const hadBirthday = on.slice(5) >= startOn.slice(5);
  const years = Number(on.slice(0, 4)) - Number(startOn.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return toHundredths(amount * (1 + pct / 100) ** Math.max(0, years));
}
