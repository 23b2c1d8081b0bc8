export type Return = number | 'infinite' | null;

/** The return in the middle, %: an infinite one stands above all others, one that is not known is left out. Null where none is known. */
export function medianReturn(returns: readonly Return[]): Return {
  const known = returns
    .flatMap((each) => (each === null ? [] : [each === 'infinite' ? Infinity : each]))
    .toSorted((a, b) => a - b);
  const middle = known.length / 2;
  const [low, high] = [known[Math.ceil(middle) - 1], known[Math.floor(middle)]];
  if (low === undefined || high === undefined) return null;
  return high === Infinity ? 'infinite' : (low + high) / 2;
}
