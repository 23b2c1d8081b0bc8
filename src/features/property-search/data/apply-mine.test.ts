import { describe, expect, it } from 'vitest';
import { applyMine } from './apply-mine';
import type { Listing } from './queries';

/** Homes of which only the id matters here. */
const homes = ['a', 'b', 'c'].map((id) => ({ id }) as Listing);
const figures = { a: [4, 100], b: [9, 50], c: [null, null] } as const;
const figuresOf = ({ id }: Listing) => {
  const [roi, cashFlowPcm] = figures[id as keyof typeof figures];
  return { roi, cashFlowPcm, grossYield: null, stampDuty: null };
};
const idsOf = (...args: Parameters<typeof applyMine>) => applyMine(...args).listings.map(({ id }) => id);

describe('my own figures on the loaded homes', () => {
  it('filter and order what the server left, unknown figures last', () => {
    expect(idsOf(homes, { mine: { minRoi: 5 } }, undefined, figuresOf)).toEqual(['b']);
    expect(idsOf(homes, { mine: { minCashFlowPcm: 60 } }, [], figuresOf)).toEqual(['a']);
    expect(idsOf(homes, { sort: '-roi' }, undefined, figuresOf)).toEqual(['b', 'a', 'c']);
    expect(idsOf(homes, { sort: '-cashFlowPcm', mine: { minRoi: 1 } }, ['minRoi'], figuresOf)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(applyMine(homes, { sort: '-roi' }, undefined, figuresOf).isLocal).toBe(true);
  });

  it('leave what the server applied as it is', () => {
    expect(applyMine(homes, { mine: { minRoi: 5 }, sort: '-roi' }, ['minRoi', '-roi'], figuresOf)).toEqual({
      listings: homes,
      isLocal: false,
    });
    expect(applyMine(homes, { sort: 'price' }, undefined, figuresOf).isLocal).toBe(false);
  });
});
