import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { relatedDeals } from './related';

type Strategy = Schemas['SharedDeal']['strategy'];

function shared(id: number, strategy: Strategy, outcode: string | null, refId = `deal-${id}`) {
  const deal: Schemas['SharedDeal'] = { strategy, nation: 'england', outcode, inputs: {} };
  const snapshot = { title: '', subtitle: '', image: null, figures: [], deal };
  return { id, attachment: { kind: 'evaluation' as const, refId, snapshot } };
}
const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);
const mine = shared(1, 'brrr', 'LS12');

describe('related deals', () => {
  it('share area or strategy, both first, then the area', () => {
    const others = [
      shared(2, 'brrr', 'M1'),
      shared(3, 'hmo', 'LS6'),
      shared(4, 'hmo', 'M1'),
      shared(5, 'brrr', 'LS7'),
    ];
    expect(ids(relatedDeals(mine, others))).toEqual([5, 3, 2]);
  });

  it('are three at most, and never the deal itself or the same one twice', () => {
    const others = [
      mine,
      shared(6, 'brrr', 'LS12', 'deal-1'),
      ...[7, 8, 9, 10].map((id) => shared(id, 'brrr', 'LS1', id === 8 ? 'deal-7' : undefined)),
    ];
    expect(ids(relatedDeals(mine, others))).toEqual([7, 9, 10]);
  });

  it('are none of a post without a deal, nor where nobody shows an area or strategy', () => {
    expect(relatedDeals({ id: 1, attachment: null }, [shared(2, 'brrr', 'LS1')])).toEqual([]);
    expect(relatedDeals(shared(1, 'brrr', null), [shared(2, 'hmo', null)])).toEqual([]);
    expect(relatedDeals(mine, [{ id: 3, attachment: null }])).toEqual([]);
  });
});
