import { describe, expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { meets } from '@/lib/evaluation/solve';
import { termsOf } from '../deal';
import { nextOffer, withOffer, withStatus, type Offer } from './ladder';

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
});

describe('The next offer', () => {
  const deal = evaluation({ offers: [offer(150_000, 'made')] });

  it('is the highest whole pound that still returns the target', () => {
    const { pounds, text } = nextOffer(deal, 5);
    if (pounds === null) throw new Error('There is an offer');
    const reaches = (price: number) =>
      meets({ ...deal.inputs, price }, termsOf(deal), [{ metric: 'roi', value: 5 }]);
    expect([reaches(pounds), reaches(pounds + 1)]).toEqual([true, false]);
    expect(text).toMatch(/^Offer up to £[\d,]+, £[\d,]+ (above|below) your last offer$/);
  });

  it('says when no price reaches it', () => {
    expect(nextOffer(deal, 1_000_000).text).toBe('No price returns 1000000%');
  });
});
