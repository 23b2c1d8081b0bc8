import { describe, expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { meets, type Target } from '@/lib/evaluation/solve';
import { termsOf } from '../deal';
import { changedOffer, nextOffer, withOffer, withoutOffer, withStatus, type Offer } from './ladder';

const offer = (amount: number, status: Offer['status']): Offer => ({
  amount,
  on: '2026-05-01',
  status,
  note: '',
});

describe('The ladder', () => {
  const ladder = [offer(168_000, 'rejected'), offer(174_000, 'accepted')];

  it('has one accepted offer at most', () => {
    expect(withStatus(ladder, 0, 'accepted').map(({ status }) => status)).toEqual(['accepted', 'withdrawn']);
    expect(withOffer(ladder, offer(176_000, 'accepted')).map(({ status }) => status)).toEqual([
      'rejected',
      'withdrawn',
      'accepted',
    ]);
    expect(withOffer(ladder, offer(176_000, 'made'))[1]).toBe(ladder[1]);
  });

  it('keeps who made an offer that is corrected, and finds it where others were added before it', () => {
    const mine = { ...offer(168_000, 'rejected'), byId: 7 };
    const grown = [offer(160_000, 'rejected'), mine, offer(174_000, 'accepted')];
    expect(changedOffer(grown, mine, offer(169_000, 'accepted'))).toEqual([
      grown[0],
      { ...offer(169_000, 'accepted'), byId: 7 },
      offer(174_000, 'withdrawn'),
    ]);
    expect(changedOffer([], mine, mine)).toBeNull();
  });

  it('Loses the offer that is deleted, and has it back in its place, still one accepted at most', () => {
    const [rejected, accepted] = [offer(168_000, 'rejected'), offer(174_000, 'accepted')];
    expect(withoutOffer(ladder, rejected)).toEqual([accepted]);
    expect(withoutOffer(ladder, offer(168_000, 'made'))).toBeNull();
    expect(withOffer([accepted], rejected, 0)).toEqual(ladder);
    expect(withOffer([offer(170_000, 'accepted')], accepted, 5)).toEqual([
      offer(170_000, 'withdrawn'),
      accepted,
    ]);
  });
});

describe('The next offer', () => {
  const deal = evaluation({ offers: [offer(150_000, 'made')] });
  const isMet = (price: number, targets: readonly Target[]) =>
    meets({ ...deal.inputs, price }, termsOf(deal), targets);

  it('Is the highest whole pound at which every target is met at once', () => {
    const roi: Target = { metric: 'roi', value: 5 };
    const icr: Target = { metric: 'icr', value: 145 };
    const [one, other, both] = [[roi], [icr], [roi, icr]].map((targets) => {
      const { pounds, text } = nextOffer(deal, targets);
      if (pounds === null) throw new Error('There is an offer');
      expect([isMet(pounds, targets), isMet(pounds + 1, targets)]).toEqual([true, false]);
      expect(text).toMatch(/^Offer up to £[\d,]+, £[\d,]+ (above|below) your last offer$/);
      return pounds;
    });
    expect(both).toBe(Math.min(one ?? 0, other ?? 0));
  });

  it('Says when no price meets the targets, and when there is none', () => {
    const unreachable: Target = { metric: 'roi', value: 1_000_000 };
    expect(nextOffer(deal, [unreachable]).text).toBe('No price meets this target');
    expect(nextOffer(deal, [unreachable, unreachable]).text).toBe('No price meets all of these targets');
    expect(nextOffer(deal, []).text).toBe('Enter a target to see what to offer');
  });
});
