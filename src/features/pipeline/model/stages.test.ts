import { expect, it } from 'vitest';
import { arranged, columnName, nameFor, stages } from './stages';

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
