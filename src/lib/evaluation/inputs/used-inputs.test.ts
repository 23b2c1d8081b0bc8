import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluate';
import { projection } from '../projection';
import { btlExample } from '../worked-examples';
import type { EvaluationInputs, Strategy } from './inputs';
import { applyOverrides, mergeInputs } from './overrides';
import { isUsed } from './used-inputs';

const room = { rentPcm: 600, sqm: null, occupants: 1 };
/** A deal that has every figure of every strategy. */
const deal = (strategy: Strategy, rooms: EvaluationInputs['income']['rooms']): EvaluationInputs => {
  const isBridged = strategy === 'brrr' || strategy === 'flip';
  return mergeInputs(btlExample, {
    askingPrice: 200_000,
    furnishing: 1_000,
    holdingPcm: 100,
    finance: { kind: isBridged ? 'bridge' : 'mortgage', addFee: !isBridged, method: 'repayment' },
    refi: { gdv: 260_000, fees: 1_000, method: 'repayment' },
    refurb: { items: [{ name: 'Kitchen', qty: 1, rate: 10_000, vatPct: 20 }], contingencyPct: 10 },
    income: { rentPcm: 1_500, other: 100, adr: 120, occupancyPct: 70, avgStay: 3, cleaningFee: 40, rooms },
    exit: { salePrice: 300_000, months: 9, agentPct: 1, agentVatPct: 20, legal: 1_000 },
    costs: { headRent: 6_000, voidPct: 5, managementPct: 10, managementVatPct: 20, maintenancePct: 5 },
    tax: { ownership: 'company' },
  });
};
const rooms = [
  { name: 'Room 1', ...room },
  { name: 'Room 2', ...room },
];

/** Dotted paths of every number of the inputs. */
function numbersIn(part: object, prefix = ''): string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'number'
      ? [prefix + key]
      : typeof value === 'object' && value !== null
        ? numbersIn(value, `${prefix}${key}.`)
        : [],
  );
}

/** What tells, but is not reckoned with. */
const noted = /^(?:askingPrice|income\.rooms\.\d+\.(?:sqm|occupants))$/;

/** The figures that tell of the strategy, without the lender’s test where none is shown. */
function figuresOf(inputs: EvaluationInputs, strategy: Strategy): string {
  const { strategies, headline } = evaluate(inputs, {
    region: 'england-wales',
    nation: 'england',
    outcode: 'M1',
    strategies: [strategy],
    primary: strategy,
    roceBasis: 'totalCapital',
  });
  const { price, icr, icrPass, ...rest } = headline;
  const told = strategy === 'r2r' ? rest : { price, icr, icrPass, ...rest, all: strategies[strategy] };
  return JSON.stringify([told, projection(inputs, strategy, strategies)]);
}

describe.each(['btl', 'hmo', 'brrr', 'sa', 'flip', 'r2r'] as const)('the figures of %s', (strategy) => {
  it.each([
    ['let as a whole', []],
    ['let by the room', rooms],
  ])('change with each input it uses and with no other, %s', (_, lets) => {
    if (strategy === 'hmo' && lets.length === 0) return;
    const inputs = deal(strategy, lets);
    const before = figuresOf(inputs, strategy);
    const moved = numbersIn(inputs)
      .filter((path) => !noted.test(path))
      .map((path) => {
        const value = path
          .split('.')
          .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], inputs);
        const other = applyOverrides(inputs, { [path]: Number(value) * 1.1 + 1 });
        return [path, figuresOf(other, strategy) !== before] as const;
      });
    expect(moved.length).toBeGreaterThan(50);
    const named = (isMoved: boolean) => moved.filter(([, is]) => is === isMoved).map(([path]) => path);
    expect(named(true).filter((path) => !isUsed(path, strategy, inputs))).toEqual([]);
    expect(named(false).filter((path) => isUsed(path, strategy, inputs))).toEqual([]);
  });

  it('stay when a choice it does not use is another', () => {
    const inputs = deal(strategy, rooms);
    const before = figuresOf(inputs, strategy);
    const choices = { 'finance.method': 'interest_only', 'finance.addFee': !inputs.finance.addFee };
    for (const [path, value] of Object.entries(choices)) {
      if (isUsed(path, strategy, inputs)) continue;
      expect(figuresOf(applyOverrides(inputs, { [path]: value }), strategy)).toBe(before);
    }
  });
});
