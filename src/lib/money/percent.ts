/** `percent` per cent of `amount`, unrounded: value / 100 × number (specification §9). */
export function percentOf(percent: number, amount: number): number {
  return (percent / 100) * amount;
}
