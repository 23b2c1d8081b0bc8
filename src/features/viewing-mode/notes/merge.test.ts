import { describe, expect, it } from 'vitest';
import { mergeNotes } from './merge';
import {
  blankCheck,
  isSameNotes,
  keyOf,
  withCheck,
  withoutCheck,
  type NotedCheck,
  type Notes,
} from './notes';

const damp: NotedCheck = {
  ...blankCheck(undefined, 'Damp'),
  state: 'issue',
  note: 'By the door',
  cost: 1850,
};
const roof = blankCheck(undefined, 'Roof');
const base: Notes = {
  checks: { [keyOf(damp)]: damp, [keyOf(roof)]: roof },
  score: null,
  summary: '',
  isDone: false,
};

describe('notes taken here and changed elsewhere', () => {
  it('What only one side changed is taken from that side', () => {
    const mine = withCheck(base, damp, { cost: 2000 });
    const theirs = { ...withCheck(base, roof, { state: 'ok' }), score: 4 };
    const { notes, clashes } = mergeNotes(base, mine, theirs);
    expect(clashes).toEqual([]);
    expect(notes).toMatchObject({ score: 4, checks: { '/Damp': { cost: 2000 }, '/Roof': { state: 'ok' } } });
  });

  it('What both sides changed in the same way is no clash', () => {
    const both = withCheck(base, roof, { state: 'ok' });
    expect(mergeNotes(base, both, both)).toEqual({ notes: both, clashes: [] });
  });

  it('What both sides changed differently is a clash, mine until theirs is chosen', () => {
    const mine = { ...withCheck(base, damp, { cost: 2000 }), summary: 'Mine' };
    const theirs = { ...withCheck(base, damp, { note: 'Under the window' }), summary: 'Theirs' };
    const { notes, clashes } = mergeNotes(base, mine, theirs);
    expect(clashes).toEqual([
      {
        id: 'check:/Damp',
        name: 'Damp',
        mine: 'Problem, £2,000, By the door',
        theirs: 'Problem, £1,850, Under the window',
      },
      { id: 'summary', name: 'Summary', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(notes).toEqual(mine);
    const chosen = mergeNotes(base, mine, theirs, { 'check:/Damp': 'theirs', summary: 'mine' });
    expect(chosen.notes).toMatchObject({
      summary: 'Mine',
      checks: { '/Damp': { cost: 1850, note: 'Under the window' } },
    });
  });

  it('A check that one side removed goes, unless the other changed it', () => {
    const without = withoutCheck(base, damp);
    expect(mergeNotes(base, without, base).notes.checks).not.toHaveProperty('/Damp');
    const { clashes } = mergeNotes(base, without, withCheck(base, damp, { cost: 5 }));
    expect(clashes).toMatchObject([{ name: 'Damp', mine: null, theirs: 'Problem, £5, By the door' }]);
  });

  it('Notes whose checks stand in another order say the same, and a picture on this device is a difference', () => {
    const turned = { ...base, checks: { [keyOf(roof)]: roof, [keyOf(damp)]: damp } };
    expect(isSameNotes(base, turned)).toBe(true);
    expect(isSameNotes(base, withCheck(base, roof, { photo: 'p1' }))).toBe(false);
  });
});
