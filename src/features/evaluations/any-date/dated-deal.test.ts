import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { btlExample, flipExample } from '@/lib/evaluation/worked-examples';
import { dealOn } from './dated-deal';

const day = '2019-06-03';

it('Income tax is not known before its rates, and the tax of a flip or a company is', () => {
  const let0 = evaluation({}, btlExample);
  expect(dealOn(let0, day, 'btl').headline.afterTax).toBeNull();
  expect(dealOn(let0, day, 'btl').why('afterTax')).toMatch(/^No income tax rates available/);
  const flip = evaluation({ strategies: ['flip'], primary: 'flip' }, flipExample);
  expect(dealOn(flip, day, 'flip').headline.afterTax).not.toBeNull();
  const tax = { ...btlExample.tax, ownership: 'company' } as const;
  expect(dealOn(evaluation({}, { ...btlExample, tax }), day, 'btl').headline.afterTax).not.toBeNull();
});
