/** What a figure that cannot be worked out reads as. */
const noFigure = 'n/a';

const pence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const units = [
  ['', 1],
  ['k', 1e3],
  ['m', 1e6],
  ['bn', 1e9],
] as const;
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, useGrouping: false });

/**
 * Pounds sterling with pence only when there are any: `£1,150`, `£1,150.50`, `−£5` (specification §9).
 * Rounds to the penny, half away from zero. A value that is not finite reads `n/a`.
 */
export function formatPounds(pounds: number): string {
  return sign(pounds, pence.format(Math.abs(pounds)).replace(/\.00$/, ''));
}

/** Pounds sterling rounded to the pound: `£1,151` (specification §9). Not finite: `n/a`. */
export function formatWholePounds(pounds: number): string {
  return sign(pounds, whole.format(Math.abs(pounds)));
}

/**
 * Pounds sterling for axes and map pins: `£950`, `£180k`, `£1.2m`, `£3bn`; at most one decimal (specification §9).
 * Not finite: `n/a`.
 */
export function formatPoundsCompact(pounds: number): string {
  const size = Math.abs(pounds);
  // Written out, because browsers disagree on the letters (`K` or `k`) and on `£180.0k`.
  for (const [unit, of] of units) {
    const text = (of === 1 ? whole : tenths).format(size / of).replaceAll(',', '');
    // The rounded text decides, so that £999,950 is £1m and never £1000k.
    if (Number(text) < 1000 || unit === 'bn') return sign(pounds, text + unit);
  }
  return noFigure;
}

/** A true minus (U+2212) before the pound sign, and none before a zero. */
function sign(pounds: number, digits: string): string {
  if (!Number.isFinite(pounds)) return noFigure;
  const isNegative = pounds < 0 && /[1-9]/.test(digits);
  return `${isNegative ? '\u2212' : ''}£${digits}`;
}
