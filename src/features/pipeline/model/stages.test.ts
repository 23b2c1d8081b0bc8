import { expect, it } from 'vitest';
import { arranged, columnName, hiddenText, nameFor, stages } from './stages';

it('Stages without a preference follow those that have one, in the usual order', () => {
  const views = arranged([
    { stage: 'offer_made', name: 'Bids', isHidden: false, maxDeals: 3 },
    { stage: 'sourced', name: null, isHidden: true, maxDeals: null },
    { stage: 'offer_made', name: 'Twice', isHidden: false, maxDeals: null },
  ]);
  expect(views.map(({ stage }) => stage).slice(0, 3)).toEqual(['offer_made', 'sourced', 'evaluating']);
  expect(views).toHaveLength(stages.length);
  expect(nameFor(views, 'offer_made')).toBe('Bids');
});

it('Scottish deals conclude missives instead of exchanging contracts', () => {
  const views = arranged([]);
  expect(nameFor(views, 'exchanged', 'scotland')).toBe('Missives concluded');
  expect(nameFor(views, 'exchanged', 'wales')).toBe('Exchanged');
  const exchanged = { stage: 'exchanged', name: null } as const;
  expect(columnName(exchanged, [{ nation: 'scotland' }])).toBe('Missives concluded');
  expect(columnName(exchanged, [{ nation: 'scotland' }, { nation: 'england' }])).toBe('Exchanged');
  expect(columnName(exchanged, [])).toBe('Exchanged');
  expect(columnName({ stage: 'exchanged', name: 'Signed' }, [{ nation: 'scotland' }])).toBe('Signed');
});

it('Deals in hidden stages are counted, those in stages that are shown are not', () => {
  const deals = (['sourced', 'sourced', 'lost', 'viewing'] as const).map((stage) => ({
    pipeline: { stage },
  }));
  const hiding = (...hidden: string[]) =>
    arranged([]).map((view) => ({ ...view, isHidden: hidden.includes(view.stage) }));
  expect(hiddenText(deals, hiding('sourced', 'lost', 'completed'))).toBe('3 deals in hidden stages');
  expect(hiddenText(deals, hiding('lost'))).toBe('1 deal in a hidden stage');
  expect(hiddenText(deals, hiding('completed'))).toBeNull();
});
