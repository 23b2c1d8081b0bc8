import { describe, expect, it } from 'vitest';
import { lastDayOf } from './deadlines';
import { conveyancingSteps, type ConveyancingNation } from './steps';

const nations: readonly ConveyancingNation[] = ['england', 'wales', 'scotland', 'northern_ireland'];

const step = (nation: ConveyancingNation, id: string) => {
  const found = conveyancingSteps(nation).find((each) => each.id === id);
  if (!found) throw new Error(`${nation} has no ${id}`);
  return found;
};

describe('Conveyancing', () => {
  it.each([
    ['england', 'SDLT', '2026-05-15'],
    ['northern_ireland', 'SDLT', '2026-05-15'],
    ['wales', 'LTT', '2026-05-31'],
    ['scotland', 'LBTT', '2026-05-31'],
  ] as const)('%s wants its %s return by %s for a completion on 1 May 2026', (nation, tax, lastDay) => {
    const back = step(nation, 'tax-return');
    expect(back.title).toContain(tax);
    expect(lastDayOf(back, '2026-05-01')).toBe(lastDay);
    expect(back.source?.url).toMatch(/^https:/);
  });

  it('is binding at exchange, in Scotland when the missives are concluded', () => {
    expect(step('england', 'binding').title).toBe('Exchange of contracts');
    expect(step('scotland', 'binding').title).toBe('Missives concluded');
    expect(conveyancingSteps('scotland').some(({ title }) => /exchange/i.test(title))).toBe(false);
    expect(step('scotland', 'insurance').title).toMatch(/missives/);
    expect(step('northern_ireland', 'binding').title).toBe('Contract accepted');
  });

  it('names each step once in every nation, and the same steps in all of them', () => {
    const ids = nations.map((nation) => conveyancingSteps(nation).map(({ id }) => id));
    for (const each of ids) expect(each).toEqual(ids[0]);
    expect(new Set(ids[0]).size).toBe(ids[0]?.length);
  });

  it.each([
    ['england', 'Within 14 days, counted from the day after completion.'],
    ['northern_ireland', 'Within 14 days, counted from the day after completion.'],
    ['wales', 'Within 30 days, counted from the day after completion.'],
    [
      'scotland',
      'Within 30 days, counted from the day after settlement. The title can’t be registered without it.',
    ],
  ] as const)('%s says its days in words as it counts them', (nation, note) => {
    expect(step(nation, 'tax-return').note).toBe(note);
    expect(note).toContain(`${step(nation, 'tax-return').daysAfterCompletion} days`);
  });

  it('gives only the law’s own deadlines a day', () => {
    expect(lastDayOf(step('england', 'survey'), '2026-05-01')).toBeNull();
  });
});
