const units: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, bn: 1e9 };
/** Thousands are either all marked, or none: `1,50` may be meant in two ways and is neither. */
const form = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?(k|mn?|bn)?$/;

/**
 * The one reader of figures without a sign, a currency or a word: `1,150`, `0.5m`, `5.25`. Null when it is none.
 * @param text in small letters, without spaces
 */
export function readFigure(text: string): number | null {
  const [, digits = '', fraction = '', unit = ''] = form.exec(text) ?? [];
  if (digits + fraction === '') return null;
  const size = Number(`${digits.replaceAll(',', '') || '0'}.${fraction || '0'}`) * (units[unit] ?? 1);
  if (!Number.isFinite(size)) return null;
  // A tenth of a penny is no money, and 8.2 × 1,000,000 would be 8,199,999.99….
  return unit === '' ? size : Math.round(size * 1000) / 1000;
}
