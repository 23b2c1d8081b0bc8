import { describe, expect, it } from 'vitest';
import { dealCard, dealId } from '@/testing/fixtures/deal-card-fixture';
import type { Stage } from './deal-card';
import { columnOf, dropped, moved, positionAt, type Move } from './moves';

const column = (stage: Stage, letters: string, ownerId = 1) =>
  Array.from(letters, (letter, position) =>
    dealCard({ id: dealId(letter), title: letter, ownerId, pipeline: { stage, position } }),
  );
const board = [...column('sourced', 'abcd'), ...column('viewing', 'xy')];
const deal = (letter: string, deals = board) => {
  const found = deals.find(({ title }) => title === letter);
  if (!found) throw new Error(`There is no ${letter}`);
  return found;
};
const letters = (deals: typeof board, stage: Stage) =>
  columnOf(deals, stage)
    .map(({ title }) => title)
    .join('');
const move = (letter: string, stage: Stage, position: number): Move => ({
  id: dealId(letter),
  stage,
  position,
  at: '2026-05-13T10:30:00.000Z',
});

describe('A move', () => {
  it('within a column goes up and down, and leaves no gap', () => {
    expect(letters(moved(board, move('d', 'sourced', 1)), 'sourced')).toBe('adbc');
    expect(letters(moved(board, move('a', 'sourced', 2)), 'sourced')).toBe('bcad');
    expect(letters(moved(board, move('a', 'sourced', 99)), 'sourced')).toBe('bcda');
  });

  it('to another column closes the gap and begins the days in stage anew', () => {
    const after = moved(board, move('b', 'viewing', 1));
    expect(letters(after, 'sourced')).toBe('acd');
    expect(letters(after, 'viewing')).toBe('xby');
    expect(columnOf(after, 'sourced').map(({ pipeline }) => pipeline.position)).toEqual([0, 1, 2]);
    expect(deal('b', after).pipeline).toMatchObject({
      enteredAt: '2026-05-13T10:30:00.000Z',
      isRotting: false,
    });
  });

  it('that takes another back lets the days in stage go on', () => {
    const after = moved(moved(board, move('b', 'viewing', 1)), {
      ...move('b', 'sourced', 1),
      enteredAt: deal('b').pipeline.enteredAt,
    });
    expect(deal('b', after).pipeline.enteredAt).toBe(deal('b').pipeline.enteredAt);
  });

  it('leaves deals that do not move the same objects, and twice is as good as once', () => {
    const once = moved(board, move('c', 'viewing', 0));
    expect(deal('a', once)).toBe(deal('a'));
    expect(moved(once, move('c', 'viewing', 0))).toEqual(once);
  });

  it('keeps the reason of a loss, and drops it when the deal comes back', () => {
    const lost = moved(board, { ...move('a', 'lost', 0), lostReason: 'Outbid' });
    expect(deal('a', lost).pipeline.lostReason).toBe('Outbid');
    expect(deal('a', moved(lost, move('a', 'sourced', 0))).pipeline.lostReason).toBeNull();
  });

  it('leaves the positions of other owners alone', () => {
    const shared = [...board, ...column('viewing', 'st', 2)];
    const after = moved(shared, move('a', 'viewing', 1));
    expect(deal('t', after)).toBe(deal('t', shared));
    expect(deal('y', after).pipeline.position).toBe(2);
  });
});

describe('The frame after a drop', () => {
  it('Shows every deal in the order that the move leads to', () => {
    for (const letter of 'abcdxy')
      for (const stage of ['sourced', 'viewing', 'lost'] as const)
        for (const position of [0, 1, 2, 3, 99]) {
          const to = move(letter, stage, position);
          for (const each of ['sourced', 'viewing', 'lost'] as const)
            expect(letters([...dropped(board, to)], each)).toBe(letters(moved(board, to), each));
        }
  });

  it('Leaves all deals but the one that was dropped the same objects', () => {
    const after = dropped(board, move('a', 'viewing', 1));
    expect(after.filter((each) => !board.includes(each)).map(({ title }) => title)).toEqual(['a']);
  });
});

describe('The position of a drop', () => {
  it('counts the deals above it, without the one that moves', () => {
    expect(positionAt(board, deal('a'), { stage: 'sourced', afterId: dealId('c') })).toBe(2);
    expect(positionAt(board, deal('d'), { stage: 'sourced', afterId: null })).toBe(0);
    expect(positionAt(board, deal('a'), { stage: 'viewing', afterId: dealId('y') })).toBe(2);
  });

  it('counts those of its owner alone: each owner numbers their own column', () => {
    const shared = [...board, ...column('viewing', 'st', 2)];
    expect(positionAt(shared, deal('a'), { stage: 'viewing', afterId: dealId('t') })).toBe(1);
    expect(positionAt(shared, deal('s', shared), { stage: 'viewing', afterId: dealId('y') })).toBe(1);
  });
});
