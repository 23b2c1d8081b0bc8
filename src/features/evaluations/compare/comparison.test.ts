import { describe, expect, it } from 'vitest';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { headlineAs } from '../model/deal';
import {
  bestOf,
  comparedMetrics,
  comparedName,
  difference,
  isBetter,
  rank,
  type Compared,
} from './comparison';

const deal = headlineAs(evaluation(), 'btl');
const column = (id: string, figures: Partial<Headline>): Compared => ({
  id,
  title: id,
  strategy: 'btl',
  region: 'england-wales',
  headline: { ...deal, ...figures },
});

describe('a comparison', () => {
  it('marks the most of a return and the least of a cost', () => {
    const columns = [
      column('a', { roi: 4, cashInvested: 70_000 }),
      column('b', { roi: 8, cashInvested: 80_000 }),
      column('c', { roi: 7, cashInvested: 90_000 }),
    ];
    expect(bestOf('roi', columns)).toBe('b');
    expect(bestOf('cashInvested', columns)).toBe('a');
  });

  it('marks nothing where two share the best or only one is known', () => {
    expect(bestOf('roi', [column('a', { roi: 4 }), column('b', { roi: 4 })])).toBeNull();
    expect(bestOf('roi', [column('a', { roi: 4 }), column('b', { roi: null })])).toBeNull();
  });

  it('takes an endless return for the most and “never” for the longest payback', () => {
    const columns = [
      column('a', { roi: 'infinite', paybackYears: 'never' }),
      column('b', { roi: 9, paybackYears: 11 }),
    ];
    expect(bestOf('roi', columns)).toBe('a');
    expect(bestOf('paybackYears', columns)).toBe('b');
    expect(rank('roi', column('a', { roi: null }).headline)).toBeNull();
  });

  it('knows what each change means', () => {
    expect(difference('roi', { ...deal, roi: 4 }, { ...deal, roi: 6 })).toBe(2);
    expect(difference('roi', { ...deal, roi: 'infinite' }, deal)).toBeNull();
    expect([isBetter('roi', 2), isBetter('cashInvested', 2), isBetter('roi', 0.001)]).toEqual([
      true,
      false,
      null,
    ]);
  });

  it('calls a figure what each deal calls it', () => {
    const english = column('a', {});
    const scottish = { ...english, region: 'scotland' as const };
    const flip = { ...english, strategy: 'flip' as const };
    expect(comparedName('stampDuty', [english, scottish])).toBe('Stamp duty or LBTT');
    expect(comparedName('afterTax', [flip, flip])).toBe('Profit after tax');
    expect(comparedName('afterTax', [english, flip])).toBe(
      'After-tax cash flow per year or profit after tax',
    );
  });

  it('has the rows of every strategy in it', () => {
    const rows = comparedMetrics([{ strategy: 'btl' }, { strategy: 'flip' }]);
    expect(rows).toContain('profit');
    expect(rows).toContain('icr');
    expect(comparedMetrics([{ strategy: 'btl' }])).not.toContain('profit');
  });
});
