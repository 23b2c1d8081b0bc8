import { readFigure } from './reading/figure';

/**
 * A figure as people type it: `£180k`, `1,150`, `75%`, `0.5m`, `5.25`. Null when it is none, below zero, or larger than a
 * thousand million.
 */
export function readAmount(text: string): number | null {
  const bare = text.replaceAll(/\s/g, '').toLowerCase().replace(/^£/, '').replace(/%$/, '');
  const value = readFigure(bare);
  return value !== null && value <= 1e9 ? value : null;
}
