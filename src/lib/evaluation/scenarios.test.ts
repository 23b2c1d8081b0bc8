import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate';
import type { EvaluationInputs, Strategy } from './inputs/inputs';
import { applyOverrides, type Overrides } from './inputs/overrides';
import { freeName, presetsFor, scenarioInputs, scenarioPresets, soundOverrides } from './scenarios';
import type { Terms } from './inputs/terms';
import { brrrExample, btlExample, flipExample, hmoExample, servicedExample } from './worked-examples';

fc.configureGlobal({ seed: 20261121 });

const strategies: readonly Strategy[] = ['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'];
const terms: Terms = {
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies,
  primary: 'btl',
  roceBasis: 'totalCapital',
};

const base: fc.Arbitrary<EvaluationInputs> = fc.constantFrom(
  btlExample,
  brrrExample,
  flipExample,
  hmoExample,
  servicedExample,
);
/** Every single figure of the inputs, by path. */
function leaves(whole: unknown, path = ''): [string, unknown][] {
  if (typeof whole !== 'object' || whole === null) return [[path.slice(1), whole]];
  return Object.entries(whole).flatMap(([key, part]) => leaves(part, `${path}.${key}`));
}
const numbers = (inputs: EvaluationInputs) =>
  leaves(inputs).flatMap(([path, value]) => (typeof value === 'number' ? [path] : []));
const someOverrides = (inputs: EvaluationInputs): fc.Arbitrary<Overrides> =>
  fc.dictionary(fc.constantFrom(...numbers(inputs)), fc.integer({ min: 0, max: 40 }), { maxKeys: 6 });
const withOverrides = base.chain((inputs) => fc.tuple(fc.constant(inputs), someOverrides(inputs)));

describe('a scenario', () => {
  it('that overrides nothing is the deal', () => {
    fc.assert(
      fc.property(base, (inputs) => {
        expect(evaluate(scenarioInputs(inputs, { overrides: {} }), terms)).toEqual(evaluate(inputs, terms));
      }),
    );
  });

  it('equal to the base gives the base, whatever it names', () => {
    fc.assert(
      fc.property(withOverrides, ([inputs, overrides]) => {
        const own = new Map(leaves(inputs));
        const same = Object.fromEntries(
          // only paths of numbers were drawn
          Object.keys(overrides).map((path) => [path, own.get(path) as number]),
        );
        expect(scenarioInputs(inputs, { overrides: same })).toEqual(inputs);
        expect(evaluate(scenarioInputs(inputs, { overrides: same }), terms)).toEqual(evaluate(inputs, terms));
      }),
    );
  });

  it('has what it overrides, and every other figure from the deal, also after the deal has changed', () => {
    fc.assert(
      fc.property(withOverrides, fc.integer({ min: 1, max: 900_000 }), ([inputs, overrides], price) => {
        const edited = { ...inputs, price };
        const found = new Map(leaves(scenarioInputs(edited, { overrides })));
        for (const [path, value] of leaves(edited)) {
          expect(found.get(path)).toEqual(path in overrides ? overrides[path] : value);
        }
      }),
    );
  });

  it('leaves the deal as it was, and keeps lists as lists', () => {
    const before = structuredClone(hmoExample);
    const changed = applyOverrides(hmoExample, { 'income.rooms.1.rentPcm': 1, 'income.rooms.99.rentPcm': 2 });
    expect(hmoExample).toEqual(before);
    expect(changed.income.rooms).toHaveLength(hmoExample.income.rooms.length);
    expect(changed.income.rooms[1]).toEqual({ ...hmoExample.income.rooms[1], rentPcm: 1 });
  });

  it('loses what led to a room that is gone', () => {
    const emptied = { ...hmoExample, income: { ...hmoExample.income, rooms: [] } };
    const overrides = { price: 1, 'income.rooms.0.rentPcm': 2, 'income.rooms.length': 3 };
    expect(soundOverrides(hmoExample, overrides)).toEqual({ price: 1, 'income.rooms.0.rentPcm': 2 });
    expect(soundOverrides(emptied, overrides)).toEqual({ price: 1 });
  });

  it('gets a name of its own', () => {
    expect(freeName('Rates', [])).toBe('Rates');
    expect(freeName('Rates', ['Rates', 'Rates 2'])).toBe('Rates 3');
    expect(freeName('  ', [])).toBe('Scenario');
    expect(freeName('x'.repeat(90), []).length).toBeLessThanOrEqual(60);
  });
});

describe('the presets', () => {
  it('are worse than the deal, whatever its strategy', () => {
    const deals = [
      ['btl', btlExample],
      ['brrr', brrrExample],
      ['hmo', hmoExample],
      ['sa', servicedExample],
      ['flip', flipExample],
    ] as const;
    for (const [primary, inputs] of deals) {
      const own = { ...terms, primary, strategies: [primary] };
      const judged = (given: EvaluationInputs) => {
        const { cashFlowPcm, profit } = evaluate(given, own).headline;
        return (primary === 'flip' ? profit : cashFlowPcm) ?? Number.NaN;
      };
      for (const { name, overrides } of presetsFor(inputs, [primary])) {
        const worse = judged(applyOverrides(inputs, overrides));
        if (name.startsWith('Works') && primary !== 'flip') continue;
        expect({ name, primary, isWorse: worse < judged(inputs) }).toEqual({ name, primary, isWorse: true });
      }
    }
  });

  it('take a tenth of every room’s rent', () => {
    const rent = scenarioPresets(hmoExample).find(({ name }) => name.startsWith('Rent'));
    const rooms = applyOverrides(hmoExample, rent?.overrides ?? {}).income.rooms;
    rooms.forEach(({ rentPcm }, place) =>
      expect(rentPcm).toBeCloseTo((hmoExample.income.rooms[place]?.rentPcm ?? 0) * 0.9, 6),
    );
  });

  it('name only what the strategy uses, and are left out where they change nothing', () => {
    const [rates] = presetsFor(btlExample, ['btl']);
    expect(rates?.overrides).toEqual({ 'finance.rate': 7.25 });
    expect(presetsFor(btlExample, ['btl']).map(({ name }) => name)).toContain('Works +25%');
    expect(presetsFor(flipExample, ['flip']).map(({ name }) => name)).toEqual([
      'Rates +2 points',
      'Works +25%, 2 months late',
    ]);
  });
});
