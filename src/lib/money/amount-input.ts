const steps = new Map([
  ['', 1],
  ['k', 1e3],
  ['m', 1e6],
]);

/**
 * A figure as people type it: `£180k`, `1,150`, `75%`, `0.5m`, `5.25`. Null when it is none, below zero, or larger than a
 * thousand million.
 */
export function readAmount(text: string): number | null {
  const [, digits = '', letter = ''] =
    /^£?((?:\d[\d,]*)?(?:\.\d+)?|\d[\d,]*\.)([km]?)%?$/i.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (!/\d/.test(digits)) return null;
  const value = Number(digits.replaceAll(',', '')) * (steps.get(letter.toLowerCase()) ?? 1);
  return Number.isFinite(value) && value <= 1e9 ? value : null;
}
