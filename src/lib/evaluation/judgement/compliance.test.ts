import { describe, expect, it } from 'vitest';
import { complianceFindings as findingsOf, withPrice, type EpcRating, type Home } from './compliance';
import { evaluate } from '../evaluate';
import type { EvaluationInputs } from '../inputs/inputs';
import { mergeInputs } from '../inputs/overrides';
import type { Terms } from '../inputs/terms';
import { btlExample, flipExample, hmoExample } from '../worked-examples';

const house: Home = { nation: 'england', strategy: 'hmo', epcRating: 'D' };
const terms: Terms = {
  region: 'england-wales',
  nation: 'england',
  outcode: null,
  strategies: ['hmo'],
  primary: 'hmo',
  roceBasis: 'totalCapital',
};
const room = (sqm: number | null, occupants: number) => ({ name: 'Room', rentPcm: 500, sqm, occupants });
const rooms = (...list: ReturnType<typeof room>[]) => mergeInputs(hmoExample, { income: { rooms: list } });
const complianceFindings = (inputs: EvaluationInputs, home: Home) => findingsOf(inputs, home, 'sqm');
const kinds = (inputs: EvaluationInputs, home: Home) =>
  complianceFindings(inputs, home).map(({ id, isPriced }) => `${id}${isPriced ? ', priced' : ''}`);

describe('what the law asks', () => {
  it('of rooms is said in the member’s unit of areas, with the other beside it', () => {
    const [found] = findingsOf(rooms(room(6.3, 1)), house, 'sqft');
    expect(found?.says).toBe(
      'Room is 68 sq ft (6.3 m²). No one over 10 can sleep in a room under 70 sq ft (6.51 m²).',
    );
  });

  it('of rooms is 6.51 m² for one and 10.22 m² for two', () => {
    const small = rooms(room(6.5, 1), room(6.51, 1), room(10.21, 2), room(10.22, 2), room(null, 2));
    expect(kinds(small, { ...house, epcRating: 'C' })).toEqual(['room-0', 'room-2', 'licence, priced']);
  });

  it.each([
    ['england', 4, false],
    ['england', 5, true],
    ['wales', 5, true],
    ['scotland', 2, false],
    ['scotland', 3, true],
    ['northern_ireland', 3, true],
  ] as const)('in %s of %d people: a licence %s', (nation, people, isNeeded) => {
    const shared = rooms(...Array.from({ length: people }, () => room(12, 1)));
    const found = complianceFindings(shared, { nation, strategy: 'hmo', epcRating: null });
    expect(found.some(({ kind }) => kind === 'licence')).toBe(isNeeded);
  });

  it('costs a licence over the years that it lasts there', () => {
    const shared = rooms(...Array.from({ length: 5 }, () => room(12, 1)));
    const fee = (nation: Home['nation']) => {
      const found = complianceFindings(shared, { nation, strategy: 'hmo', epcRating: null });
      const licence = found.find(({ kind }) => kind === 'licence');
      return licence && withPrice(shared, licence, 1_200).costs.licence;
    };
    expect([fee('england'), fee('scotland'), fee('northern_ireland')]).toEqual([240, 400, 240]);
  });

  it('names the year and the source of every price that is assumed', () => {
    for (const nation of ['england', 'wales', 'scotland', 'northern_ireland'] as const) {
      for (const { assumed, basis } of complianceFindings(rooms(room(6, 5)), { ...house, nation }))
        expect(assumed === null ? basis : (basis ?? '')).toEqual(
          assumed === null ? null : expect.stringMatching(/estimate.* 20\d\d/),
        );
    }
  });

  it.each<[EpcRating | null, boolean]>([
    ['C', false],
    ['D', true],
    ['G', true],
    [null, false],
  ])('of a home rated %s', (epcRating, isNamed) => {
    const as = (home: Partial<Home>) =>
      complianceFindings(btlExample, { nation: 'england', strategy: 'btl', epcRating, ...home }).length > 0;
    expect(as({})).toBe(isNamed);
    expect([as({ nation: 'scotland' }), as({ strategy: 'flip' })]).toEqual([false, false]);
  });

  it('below E says that it cannot be let', () => {
    const [found] = complianceFindings(btlExample, { nation: 'wales', strategy: 'btl', epcRating: 'F' });
    expect(found?.says).toContain('Rated F, so it can’t be let without an exemption');
    expect(complianceFindings(flipExample, { ...house, strategy: 'flip' })).toEqual([]);
  });
});

describe('the price of a finding', () => {
  const unpriced = mergeInputs(rooms(room(6.3, 1), room(9, 2), room(12, 1), room(12, 1)), {
    costs: { licence: 0 },
  });

  it('is in the figures once it is put there, and makes the deal no better', () => {
    for (const finding of complianceFindings(unpriced, house)) {
      const after = withPrice(unpriced, finding, finding.assumed ?? 0);
      const [was, is] = [unpriced, after].map((inputs) => evaluate(inputs, terms).headline);
      expect(is?.cashFlowPcm ?? 0).toBeLessThanOrEqual(was?.cashFlowPcm ?? 0);
      expect(is?.cashInvested ?? 0).toBeGreaterThanOrEqual(was?.cashInvested ?? 0);
      const still = complianceFindings(after, house).find(({ id }) => id === finding.id);
      expect(still === undefined || still.isPriced ? 'in the figures' : finding.id).toBe('in the figures');
    }
  });

  it('is a fifth of the licence’s fee a year, works with contingency, the rent of a room', () => {
    const priced = (id: string, pounds: number) => {
      const finding = complianceFindings(unpriced, house).find((each) => each.id === id);
      if (!finding) throw new Error(`nothing found about ${id}`);
      return withPrice(unpriced, finding, pounds);
    };
    expect(priced('licence', 1_200).costs.licence).toBe(240);
    expect(priced('epc', 4_000).refurb.items.at(-1)).toEqual({
      name: 'EPC to C',
      qty: 1,
      rate: 4_000,
      vatPct: 0,
    });
    expect(priced('room-0', 0).income.rooms[0]).toMatchObject({ rentPcm: 0, occupants: 0 });
    expect(priced('room-1', 0).income.rooms[1]).toMatchObject({ rentPcm: 500, occupants: 1 });
  });

  it('of works replaces an earlier one', () => {
    const [finding] = complianceFindings(btlExample, { nation: 'england', strategy: 'btl', epcRating: 'E' });
    if (!finding) throw new Error('nothing found');
    const twice = withPrice(withPrice(btlExample, finding, 1_000), finding, 2_000);
    expect(twice.refurb.items.filter(({ name }) => name === 'EPC to C')).toHaveLength(1);
  });
});
