/** So many would buy at this price, or at a higher one. */
export interface DemandStep {
  /** £. */
  price: number;
  buyers: number;
}

/** How many would buy at or above each price that somebody named, from the lowest price up. The order of `prices` is of no matter. */
export function demandSteps(prices: readonly number[]): DemandStep[] {
  const sorted = prices.toSorted((a, b) => a - b);
  return [...new Set(sorted)].map((price) => ({ price, buyers: buyersAt(prices, price) }));
}

/** How many named this price, in £, or a higher one. */
export const buyersAt = (prices: readonly number[], price: number): number =>
  prices.filter((each) => each >= price).length;

/** The price, in £, that as many stay below as go above; the mean of the two in the middle of an even number, null of none. */
export function medianPrice(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

const highest = 100_000_000;

/** Whether the server takes this as a price: whole pounds from £1 to £100,000,000. */
export const isPrice = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= highest;
