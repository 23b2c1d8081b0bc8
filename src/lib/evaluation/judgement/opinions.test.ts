import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opinionFiguresOf, opinionInput, ownersFigure, spreadOf } from './opinions';
import { btlExample } from '../worked-examples';

const pounds = fc.integer({ min: 0, max: 100_000_000 });
const estimates = fc.array(pounds, { minLength: 1, maxLength: 9 });

describe('the spread of estimates', () => {
  it('is nothing where there are none', () => expect(spreadOf([])).toBeNull());

  it.each([
    [[1_225], { count: 1, min: 1_225, median: 1_225, max: 1_225 }],
    [[1_300, 1_150], { count: 2, min: 1_150, median: 1_225, max: 1_300 }],
    [[1_300, 1_150, 1_200], { count: 3, min: 1_150, median: 1_200, max: 1_300 }],
  ])('of %j is %j', (values, spread) => expect(spreadOf(values)).toEqual(spread));

  it('does not depend on who answered first', () =>
    fc.assert(
      fc.property(estimates, (values) => {
        expect(spreadOf(values.toReversed())).toEqual(spreadOf(values));
        expect(spreadOf(values.toSorted((a, b) => a - b))).toEqual(spreadOf(values));
      }),
    ));

  it('has its middle between the lowest and the highest, with as many on either side', () =>
    fc.assert(
      fc.property(estimates, (values) => {
        const { count, min, median, max } = spreadOf(values) ?? { count: 0, min: 1, median: 0, max: 0 };
        expect(count).toBe(values.length);
        expect([min, max]).toEqual([Math.min(...values), Math.max(...values)]);
        expect(median).toBeGreaterThanOrEqual(min);
        expect(median).toBeLessThanOrEqual(max);
        expect(values.filter((value) => value < median).length).toBeLessThanOrEqual(count / 2);
        expect(values.filter((value) => value > median).length).toBeLessThanOrEqual(count / 2);
      }),
    ));
});

it('each strategy has the figures that somebody can judge from outside', () => {
  expect(opinionFiguresOf('btl')).toEqual(['rent', 'refurb']);
  expect(opinionFiguresOf('brrr')).toEqual(['rent', 'gdv', 'refurb']);
  expect(opinionFiguresOf('flip')).toEqual(['gdv', 'refurb']);
  expect(opinionFiguresOf('sa')).toEqual(['refurb']);
  expect(opinionFiguresOf('r2r')).toEqual(['rent']);
});

it('what the owner reckons counts rooms together, and VAT with the works', () => {
  const room = { name: 'Room', rentPcm: 550, sqm: null, occupants: 1 };
  const inputs = {
    ...btlExample,
    income: { ...btlExample.income, rentPcm: 1_250, rooms: [room, room] },
    refi: { ...btlExample.refi, gdv: 215_000 },
    exit: { ...btlExample.exit, salePrice: null },
    refurb: { items: [{ name: 'Boiler', qty: 2, rate: 1_000, vatPct: 20 }], contingencyPct: 10 },
  };
  expect(ownersFigure(inputs, 'btl', 'rent')).toBe(1_250);
  expect(ownersFigure(inputs, 'hmo', 'rent')).toBe(1_100);
  expect(ownersFigure(inputs, 'brrr', 'gdv')).toBe(215_000);
  expect(ownersFigure(inputs, 'flip', 'gdv')).toBeNull();
  expect(ownersFigure(inputs, 'btl', 'refurb')).toBe(2_400);
  const without = { ...inputs, refurb: { items: [], contingencyPct: 10 } };
  expect(ownersFigure(without, 'btl', 'refurb')).toBeNull();
});

it('a figure goes into the input that it was asked for', () => {
  expect(opinionInput('btl', 'rent', 1_225)).toEqual({ path: 'income.rentPcm', value: 1_225 });
  expect(opinionInput('hmo', 'rent', 1_225)).toBeNull();
  expect(opinionInput('flip', 'gdv', 230_000)).toEqual({ path: 'exit.salePrice', value: 230_000 });
  expect(opinionInput('btl', 'refurb', 0)).toEqual({ path: 'refurb.items', value: [] });
  expect(opinionInput('btl', 'refurb', 9_000)?.value).toEqual([
    { name: 'Works as estimated', qty: 1, rate: 9_000, vatPct: 0 },
  ]);
});
