/** Pounds to the penny, or a percentage to two places, half away from zero: 1.005 is 1.01, although a computer keeps it a little below. */
export function toHundredths(pounds: number): number {
  const pence = Math.round((Math.abs(pounds) + Number.EPSILON * Math.abs(pounds) * 2) * 100);
  return (Math.sign(pounds) * pence) / 100 || 0;
}

/** Whether an amount of pounds has no part of a penny: 12.34 has none, 12.345 has one. */
export const isToThePenny = (pounds: number): boolean =>
  Math.abs(pounds - toHundredths(pounds)) < Math.max(1e-7, Math.abs(pounds) * Number.EPSILON);

/** What a field says of an amount with parts of a penny. */
export const penceProblem = 'Enter pounds and pence, such as £12.34';

/** The sum to the penny: adding tenths of pounds one by one would drift. */
export function sumOf(amounts: Iterable<number>): number {
  let pence = 0;
  for (const amount of amounts) pence += Math.round(amount * 100);
  return pence / 100;
}
