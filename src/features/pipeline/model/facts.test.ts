import { describe, expect, it } from 'vitest';
import { dealCard, dealId } from '@/testing/fixtures/deal-card-fixture';
import { formatPoundsCompact, formatWholePounds } from '@/lib/money/money';
import { daysInStage, nextOfferText, nextStep, priceOf, priceTexts, stayText, staleText } from './card-facts';
import { narrowed } from './filters';
import { forecast } from './forecast';
import { totalsOf } from './totals';

const now = new Date('2026-05-13T10:30:00Z');

describe('A column', () => {
  it('adds up the prices that its cards show, and cash, and has the median of the returns, infinite ones above all', () => {
    const deals = [
      dealCard({ askingPrice: 110_000, headline: { price: 100_000, cashInvested: 30_000, roi: 4 } }),
      dealCard({ askingPrice: null, headline: { price: 200_000, cashInvested: -5_000, roi: 'infinite' } }),
      dealCard({ askingPrice: null, headline: { price: 300_000, cashInvested: null, roi: null } }),
      dealCard({ askingPrice: null, headline: { price: 50_000, cashInvested: 20_000, roi: 9 } }),
    ];
    expect(totalsOf(deals)).toEqual({ count: 4, totalPrice: 660_000, cashNeeded: 50_000, medianRoi: 9 });
    expect(totalsOf(deals.slice(1, 3)).medianRoi).toBe('infinite');
    expect(totalsOf([])).toEqual({ count: 0, totalPrice: 0, cashNeeded: 0, medianRoi: null });
  });
});

describe('A card', () => {
  it('counts days in its stage by the London calendar', () => {
    const { pipeline } = dealCard({ pipeline: { enteredAt: '2026-05-12T22:59:00Z' } });
    expect(daysInStage(pipeline, now)).toBe(1);
    expect(daysInStage({ ...pipeline, enteredAt: '2026-05-12T23:01:00Z' }, now)).toBe(0);
    expect(daysInStage({ ...pipeline, enteredAt: 'soon' }, now)).toBe(0);
  });

  it('Says how long a deal has been in its stage, and of one at its end since when', () => {
    const stay = (stage: 'evaluating' | 'completed', enteredAt: string) =>
      stayText(dealCard({ pipeline: { stage, enteredAt } }).pipeline, now);
    expect(stay('evaluating', now.toISOString())).toBe('Today');
    expect(stay('evaluating', '2026-05-12T10:00:00Z')).toBe('1 day in stage');
    expect(stay('evaluating', '2026-05-09T10:00:00Z')).toBe('4 days in stage');
    expect(stay('completed', '2024-02-27T10:00:00Z')).toBe('Since 27 February 2024');
  });

  it('says for how long nothing happened once that is too long', () => {
    const { pipeline } = dealCard({ pipeline: { isRotting: true, lastActivityAt: '2026-05-01T12:00:00Z' } });
    expect(staleText(pipeline, now)).toBe('No activity for 12 days');
    expect(staleText({ ...pipeline, isRotting: false }, now)).toBeNull();
  });

  it('names the next action and when it is due in words, not by colour alone', () => {
    const action = { id: dealId('z'), title: 'Ring the agent', dueAt: '2026-05-20T09:00:00Z' };
    const step = (state: 'overdue' | 'today' | 'later', dueAt: string | null = action.dueAt) =>
      nextStep(dealCard({ pipeline: { nextAction: { ...action, dueAt, state } } }).pipeline);
    expect(step('overdue')).toEqual({ dot: 'overdue', when: 'Overdue', title: 'Ring the agent' });
    expect(step('today').when).toBe('Due today');
    expect(step('later').when).toBe('Due 20 May 2026');
    expect(step('later', null).when).toBe('No date');
    expect(nextStep(dealCard().pipeline)).toMatchObject({ dot: 'none', when: 'No next action' });
    expect(nextStep(dealCard({ pipeline: { stage: 'lost', lostReason: 'Outbid' } }).pipeline)).toMatchObject({
      dot: 'done',
      title: 'Outbid',
    });
  });

  it('Says what to offer next until a price is agreed', () => {
    const offer = (
      stage: 'sourced' | 'viewing' | 'offer_made' | 'offer_accepted',
      nextOffer: number | null,
    ) => nextOfferText({ stage, nextOffer });
    expect(offer('viewing', 172_430)).toBe('Offer up to £172,430');
    expect(offer('offer_made', 172_430)).toBe('Offer up to £172,430');
    expect(offer('offer_made', null)).toBeNull();
    // A card that has just been moved still has the offer of its last stage.
    expect(offer('offer_accepted', 172_430)).toBeNull();
    expect(offer('sourced', 172_430)).toBeNull();
  });

  it('shows the price that counts at its stage', () => {
    const latestOffer = { amount: 170_000, on: '2026-05-01', status: 'accepted', note: '' } as const;
    const at = (stage: 'sourced' | 'offer_made' | 'conveyancing' | 'completed') =>
      priceOf(dealCard({ latestOffer, pipeline: { stage } }));
    expect(at('sourced')).toEqual(['Asking', 180_000]);
    expect(at('offer_made')).toEqual(['Accepted', 170_000]);
    const countered = { ...latestOffer, status: 'countered' } as const;
    expect(priceOf(dealCard({ latestOffer: countered, pipeline: { stage: 'offer_made' } }))).toEqual([
      'Countered',
      170_000,
    ]);
    expect(at('conveyancing')).toEqual(['Agreed', 170_000]);
    expect(at('completed')).toEqual(['Paid', 175_000]);
  });

  it('Shows the last offer for a lost deal and how it stands, else what was asked', () => {
    const latestOffer = { amount: 170_000, on: '2026-05-01', status: 'rejected', note: '' } as const;
    const lost = (given: Parameters<typeof dealCard>[0]) =>
      dealCard({ ...given, pipeline: { stage: 'lost' } });
    expect(priceOf(lost({ latestOffer }))).toEqual(['Rejected', 170_000]);
    expect(priceOf(lost({}))).toEqual(['Asking', 180_000]);
    expect(priceOf(lost({ askingPrice: null }))).toEqual(['Price', 175_000]);
    expect(totalsOf([lost({ latestOffer }), lost({})]).totalPrice).toBe(350_000);
  });

  it.each([
    [180_000, 150_000, '£180k', '£150k'],
    [150_000, 150_000, '£150k', null],
    [150_000.4, 150_000, '£150k', null],
    // Both would read £150.2k.
    [150_249, 150_200, '£150,249', '£150,200'],
    [150_249, 0, '£150.2k', null],
    [0, 150_000, 'n/a', '£150k'],
  ])('At £%s, worked out at £%s, shows %s and %s', (askingPrice, price, shown, basis) => {
    const deal = dealCard({ askingPrice, headline: { price } });
    expect(priceTexts(deal, formatPoundsCompact)).toEqual({ name: 'Asking', price: shown, basis });
  });

  it('Says in whole pounds at which price a row of the table is worked out', () => {
    const deal = dealCard({ headline: { price: 150_000 } });
    expect(priceTexts(deal, formatWholePounds)).toEqual({
      name: 'Asking',
      price: '£180,000',
      basis: '£150,000',
    });
  });
});

describe('Filters', () => {
  const leeds = dealCard({ id: dealId('a'), tags: ['auction'], headline: { roi: 9 } });
  const shared = dealCard({
    id: dealId('b'),
    title: 'Egerton Road',
    address: null,
    myRole: 'view',
    headline: { roi: null },
  });
  const stale = dealCard({
    id: dealId('c'),
    title: 'Breck Road',
    address: null,
    outcode: 'L5',
    pipeline: { isRotting: true },
  });
  const all = [leeds, shared, stale];

  it('find deals by words anywhere in title, address, outcode and tags', () => {
    expect(narrowed(all, { query: 'auction ls11' })).toEqual([leeds]);
    expect(narrowed(all, { query: ' ROAD ' })).toEqual([shared, stale]);
  });

  it('keep what is mine or shared, tagged, good enough or in need of attention', () => {
    expect(narrowed(all, { owner: 'shared' })).toEqual([shared]);
    expect(narrowed(all, { tag: 'auction' })).toEqual([leeds]);
    expect(narrowed(all, { minRoi: 5 })).toEqual([leeds, stale]);
    expect(narrowed(all, { attention: 'stale' })).toEqual([stale]);
    expect(narrowed(all, { attention: 'none', strategy: 'btl' })).toEqual(all);
    expect(narrowed(all, { strategy: 'flip' })).toEqual([]);
  });
});

describe('The forecast', () => {
  const due = (letter: string, purchaseDate: string, cashInvested: number) =>
    dealCard({ id: dealId(letter), title: letter, purchaseDate, headline: { cashInvested } });
  const deals = [
    due('a', '2026-07-20', 40_000),
    due('b', '2026-06-30', 30_000),
    due('c', '2026-07-01', 20_000),
    due('d', '2026-05-12', 10_000),
    dealCard({ id: dealId('e'), purchaseDate: '2026-06-01', pipeline: { stage: 'completed' } }),
  ];

  it('adds up the cash of open deals by month, those whose day has passed first', () => {
    const months = forecast(deals, '2026-05-13', 60_000);
    expect(months.map(({ month, cashNeeded, left }) => [month, cashNeeded, left])).toEqual([
      ['overdue', 10_000, 50_000],
      ['2026-06', 30_000, 20_000],
      ['2026-07', 60_000, -40_000],
    ]);
    expect(months[2]?.deals.map(({ title }) => title)).toEqual(['c', 'a']);
  });

  it('says nothing of what is left while the cash available is not known', () => {
    expect(forecast(deals, '2026-05-13', null).every(({ left }) => left === null)).toBe(true);
    expect(forecast([], '2026-05-13', 1)).toEqual([]);
  });
});
