/** How long after `g` the next key still belongs to it, in ms. */
export const sequenceTime = 1_500;

/** What has been pressed of a sequence, and when, in ms of any clock that only goes forward. */
export interface KeySequence {
  readonly isGoing: boolean;
  readonly at: number;
}

export const noSequence: KeySequence = { isGoing: false, at: 0 };

export type KeyAct =
  | { readonly type: 'go'; readonly key: string }
  | { readonly type: 'show-shortcuts' }
  | { readonly type: 'focus-search' };

export interface KeyStep {
  readonly sequence: KeySequence;
  readonly act: KeyAct | null;
}

/**
 * What one key means after those before it (G8): `?` shows the shortcuts, `/` goes to the search, `g` and then a letter of `destinations` goes
 * there. Letters count by what they print, in either case.
 */
export function pressKey(
  sequence: KeySequence,
  pressed: string,
  at: number,
  destinations: ReadonlySet<string>,
): KeyStep {
  const key = pressed.toLowerCase();
  const isGoing = sequence.isGoing && at - sequence.at <= sequenceTime;
  if (isGoing && destinations.has(key)) return { sequence: noSequence, act: { type: 'go', key } };
  if (key === 'g') return { sequence: { isGoing: true, at }, act: null };
  if (key === '?') return { sequence: noSequence, act: { type: 'show-shortcuts' } };
  if (key === '/') return { sequence: noSequence, act: { type: 'focus-search' } };
  // Shift alone is on the way to another key, and ends nothing.
  if (key === 'shift') return { sequence, act: null };
  return { sequence: noSequence, act: null };
}
