import { describe, expect, it } from 'vitest';
import { longestNotes, withNote, withoutNote } from './added-note';

const note = { text: ' The yield is 7.67%.\n', from: 'Ava', day: '2026-05-13' };

describe('a note that is added', () => {
  it('stands below what was there, with its date', () => {
    expect(withNote('Ask the agent\n', note)?.all).toBe(
      'Ask the agent\n\nAva, 13 May 2026:\nThe yield is 7.67%.',
    );
    expect(withNote('', note)?.all).toBe('Ava, 13 May 2026:\nThe yield is 7.67%.');
  });

  it('is refused where it does not fit', () => {
    const { all = '' } = withNote('', note) ?? {};
    const room = longestNotes - all.length - 2;
    expect(withNote('x'.repeat(room), note)?.all).toHaveLength(longestNotes);
    expect(withNote('x'.repeat(room + 1), note)).toBeNull();
  });

  it('can be taken away again, and what was written since stays', () => {
    const { all = '', added = '' } = withNote('Before', note) ?? {};
    expect(withoutNote(`${all}\nAfter`, added)).toBe('Before\nAfter');
    expect(withoutNote('Before, and it was rewritten', added)).toBe('Before, and it was rewritten');
  });
});
