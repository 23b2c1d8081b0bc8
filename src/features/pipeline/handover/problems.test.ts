import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { handoverOf } from './plan';
import { problemsOf } from './problems';

it('A property that cost nothing is asked for its price', () => {
  const plan = handoverOf(evaluation());
  const home = { ...plan.home, purchasePrice: 0 };
  expect(problemsOf('home', { ...plan, home }, 'type')['purchasePrice']).toBe(
    'Enter the price, such as £172,500',
  );
});
