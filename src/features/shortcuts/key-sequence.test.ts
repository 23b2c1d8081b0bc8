import { expect, it } from 'vitest';
import { noSequence, pressKey, sequenceTime, type KeyAct } from './key-sequence';

const destinations = new Set(['n', 'c', 's', 'e', 'p', 'f', 'k']);

/** The acts of keys pressed 100 ms apart; a number waits so many ms more. */
function acts(...keys: (string | number)[]): KeyAct[] {
  let sequence = noSequence;
  let at = 0;
  const done: KeyAct[] = [];
  for (const key of keys) {
    if (typeof key === 'number') {
      at += key;
      continue;
    }
    at += 100;
    const step = pressKey(sequence, key, at, destinations);
    sequence = step.sequence;
    if (step.act) done.push(step.act);
  }
  return done;
}

const go = (key: string): KeyAct => ({ type: 'go', key });

it.each<[(string | number)[], KeyAct[]]>([
  [['g', 'n'], [go('n')]],
  [['g', 'k'], [go('k')]],
  [['G', 'P'], [go('p')]],
  [['g', 'Shift', 'F'], [go('f')]],
  [['n'], []],
  [['n', 'g'], []],
  [['g', 'x', 'n'], []],
  [['g', 'Escape', 'n'], []],
  [['g', 'g', 'c'], [go('c')]],
  [['g', 'n', 'n'], [go('n')]],
  [
    ['g', 'n', 'g', 'c'],
    [go('n'), go('c')],
  ],
  [['g', sequenceTime - 100, 's'], [go('s')]],
  [['g', sequenceTime - 99, 's'], []],
  [['g', 5000, 'g', 's'], [go('s')]],
  [['/'], [{ type: 'focus-search' }]],
  [['g', '/', 'n'], [{ type: 'focus-search' }]],
  [['?'], [{ type: 'show-shortcuts' }]],
  [['g', '?'], [{ type: 'show-shortcuts' }]],
  [['g', '?', 'n'], [{ type: 'show-shortcuts' }]],
])('%j means %j', (keys, expected) => expect(acts(...keys)).toEqual(expected));
