import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyersAt, demandSteps, isPrice, medianPrice } from './demand';

const somePrices = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 40 });

describe('the demand for a deal', () => {
  it('is how many would buy at each price or above', () => {
    expect(demandSteps([170_000, 150_000, 160_000, 150_000])).toEqual([
      { price: 150_000, buyers: 4 },
      { price: 160_000, buyers: 2 },
      { price: 170_000, buyers: 1 },
    ]);
    expect(demandSteps([])).toEqual([]);
    expect(buyersAt([150_000, 170_000], 150_001)).toBe(1);
  });

  it('begins with everybody, falls with every step and never reaches nobody', () => {
    fc.assert(
      fc.property(somePrices, (prices) => {
        const steps = demandSteps(prices);
        expect(steps[0]?.buyers).toBe(prices.length);
        for (const [index, step] of steps.slice(1).entries()) {
          expect(step.price).toBeGreaterThan(steps[index]?.price ?? Infinity);
          expect(step.buyers).toBeLessThan(steps[index]?.buyers ?? 0);
        }
        expect(steps.at(-1)?.buyers).toBeGreaterThan(0);
        expect(buyersAt(prices, Math.max(...prices) + 1)).toBe(0);
      }),
    );
  });

  it('has as many buyers on one side of the median as on the other', () => {
    expect(medianPrice([])).toBeNull();
    expect(medianPrice([3, 1, 2])).toBe(2);
    expect(medianPrice([4, 1, 2, 3])).toBe(2.5);
    fc.assert(
      fc.property(somePrices, (prices) => {
        const median = medianPrice(prices) ?? 0;
        const below = prices.filter((price) => price < median).length;
        const above = prices.filter((price) => price > median).length;
        expect(below).toBeLessThanOrEqual(prices.length / 2);
        expect(above).toBeLessThanOrEqual(prices.length / 2);
      }),
    );
  });
});

it.each([
  [1, true],
  [100_000_000, true],
  [0, false],
  [172_500.5, false],
  [100_000_001, false],
  [null, false],
])('%s as a price: %s', (value, isOne) => expect(isPrice(value)).toBe(isOne));
