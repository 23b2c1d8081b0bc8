import { expect, it } from 'vitest';
import type { Strategy } from '../inputs/inputs';
import { offerTargets, type OfferMetric } from './offer-targets';

const deal = (primary: Strategy, headline: Partial<Record<OfferMetric, number | null>> = {}) => ({
  primary,
  inputs: { stress: { icr: 145 } },
  results: { headline: { roi: 6, icr: 150, moneyLeftIn: 12_000, ...headline } },
});
const mine = { minRoi: 8, minIcr: 125, maxMoneyLeftIn: 20_000 };

it('An offer has to give the return, cover and money left in that I ask for, as far as the strategy knows them', () => {
  expect(offerTargets(deal('brrr'), mine)).toEqual([
    { metric: 'roi', value: 8 },
    { metric: 'icr', value: 125 },
    { metric: 'moneyLeftIn', value: 20_000 },
  ]);
  expect(offerTargets(deal('btl'), mine).map(({ metric }) => metric)).toEqual(['roi', 'icr']);
  expect(offerTargets(deal('flip'), mine)).toEqual([{ metric: 'roi', value: 8 }]);
});

it('Without a cover of mine an offer has to pass the lender’s, and a purchase in cash has none', () => {
  const nothing = { minRoi: null, minIcr: null, maxMoneyLeftIn: null };
  expect(offerTargets(deal('btl'), nothing)).toEqual([{ metric: 'icr', value: 145 }]);
  expect(offerTargets(deal('btl'), undefined)).toEqual([{ metric: 'icr', value: 145 }]);
  expect(offerTargets(deal('btl', { icr: null }), mine)).toEqual([{ metric: 'roi', value: 8 }]);
});
