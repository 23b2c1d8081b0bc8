import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate';
import { ownFiguresOf, shownFigure, withMyNumbers } from './my-numbers';
import type { Strategy } from './inputs/inputs';

const day = '2026-05-13';
const brrr = { strategy: 'brrr', day } as const;
const hmo = { strategy: 'hmo', day } as const;
const shown = {
  price: 145_000,
  refurb: { items: [{ name: 'Works', qty: 1, rate: 30_000, vatPct: 0 }] },
  refi: { gdv: 215_000 },
  income: { rentPcm: 1_150, rooms: [] },
};

describe('a deal under my numbers', () => {
  it('keeps what its owner shows of the home and takes the rest from my settings', () => {
    const inputs = withMyNumbers(shown, { finance: { ltv: 60, rate: 4.5 }, costs: { voidPct: 6 } }, {}, brrr);
    expect(inputs).toMatchObject({
      price: 145_000,
      purchaseDate: day,
      refi: { gdv: 215_000 },
      income: { rentPcm: 1_150 },
      finance: { ltv: 60, rate: 4.5 },
      costs: { voidPct: 6, managementPct: 10 },
    });
  });

  it('takes what I give in place of what was shown, and leaves that as it was', () => {
    const before = JSON.stringify(shown);
    const inputs = withMyNumbers(shown, undefined, { price: 139_000, works: 0 }, brrr);
    expect(inputs.price).toBe(139_000);
    expect(inputs.refurb.items).toEqual([]);
    expect(JSON.stringify(shown)).toBe(before);
  });

  it('shares another rent among the rooms as they shared theirs', () => {
    const room = { sqm: null, occupants: 1 };
    const rooms = [
      { ...room, name: 'Room 1', rentPcm: 500 },
      { ...room, name: 'Room 2', rentPcm: 300 },
    ];
    const { income } = withMyNumbers({ income: { rooms } }, undefined, { rentPcm: 1_600 }, hmo);
    expect(income.rooms.map(({ rentPcm }) => rentPcm)).toEqual([1000, 600]);
    const unknown = withMyNumbers({}, undefined, { rentPcm: 1_600 }, hmo);
    expect(unknown.income.rooms.map(({ rentPcm }) => rentPcm)).toEqual([1600]);
  });

  it('says what was kept back', () => {
    expect(shownFigure({}, 'price')).toBeNull();
    expect(shownFigure({ price: 90_000 }, 'rentPcm')).toBeNull();
    expect(shownFigure(shown, 'works')).toBe(30_000);
    expect(shownFigure({ refurb: { items: [] } }, 'works')).toBe(0);
  });

  it('is whole once every figure it asks for is there, whatever the strategy', () => {
    // The keys of the table are the strategies.
    for (const primary of Object.keys(ownFiguresOf) as Strategy[]) {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 90 }), (value) => {
          const known = Object.fromEntries(ownFiguresOf[primary].map((name) => [name, value]));
          const terms = {
            region: 'england-wales',
            nation: 'england',
            outcode: null,
            strategies: [primary],
          } as const;
          const inputs = withMyNumbers({}, undefined, known, { strategy: primary, day });
          expect(evaluate(inputs, { ...terms, primary, roceBasis: 'totalCapital' }).missing).toEqual([]);
          for (const name of ownFiguresOf[primary]) expect(shownFigure(inputs, name)).toBe(value);
        }),
      );
    }
  });
});
