/** A figure in pounds, per cent or years; null when something it needs is not known, or it has no meaning. */
export type Figure = number | null;

const finest = 1e8;
const exactBelow = 1e7;

/**
 * A finite number, else null: no figure is ever NaN or infinite, and none is minus zero. What lies below a
 * hundred-millionth is noise of binary arithmetic and goes: £253.895 must not become £253.894999…, a penny less.
 */
export function figure(value: number): Figure {
  if (!Number.isFinite(value)) return null;
  return (Math.abs(value) < exactBelow ? Math.round(value * finest) / finest : value) + 0;
}

/** The sum; null as soon as one part is. */
export function sum(...parts: readonly Figure[]): Figure {
  let total = 0;
  for (const part of parts) {
    if (part === null) return null;
    total += part;
  }
  return figure(total);
}

export function minus(from: Figure, what: Figure): Figure {
  return from === null || what === null ? null : figure(from - what);
}

export function times(a: Figure, b: Figure): Figure {
  return a === null || b === null ? null : figure(a * b);
}

/** Digits that a ratio keeps: noise of binary arithmetic lies beyond them, what a pound more or less makes does not. */
const ratioDigits = 13;

/**
 * `part` over `whole`; null when the whole is zero or less, for then the ratio says nothing. Kept to 13 digits instead of
 * places: 8 places would be too coarse for the yield of a home of a million, which a pound moves by two millionths of a per cent.
 */
export const ratio = (part: Figure, whole: Figure): Figure => shareOf(part, whole, 1);

/** `part` as per cent of `whole`; null as for `ratio`. */
export const percentage = (part: Figure, whole: Figure): Figure => shareOf(part, whole, 100);

function shareOf(part: Figure, whole: Figure, of: number): Figure {
  if (part === null || whole === null || whole <= 0) return null;
  const share = (part / whole) * of;
  return Number.isFinite(share) ? Number(share.toPrecision(ratioDigits)) + 0 : null;
}
