import { expect, it } from 'vitest';
import { roomSizes } from '@/lib/letting-law/room-sizes';
import { sizeProblem, voidCostPerDay } from './room-check';

const room = { areaSqm: 6.3, maxOccupants: 1, sizeFlag: null };

it('In England the server’s word stands, and elsewhere the nation’s own rule', () => {
  const flag = { minimum: 6.51, message: 'below 6.51 m²' };
  expect(sizeProblem({ ...room, sizeFlag: flag }, true, 'england', roomSizes.england?.[0])).toBe(
    'Below 6.51 m²',
  );
  expect(sizeProblem(room, true, 'england', roomSizes.england?.[0])).toBeNull();
  expect(sizeProblem(room, true, 'wales', roomSizes.wales?.[0])).toBe('Below 6.5 m²');
  expect(sizeProblem({ ...room, areaSqm: 10 }, true, 'scotland', roomSizes.scotland?.[0])).toBeNull();
  expect(
    sizeProblem({ ...room, areaSqm: 10, maxOccupants: 3 }, true, 'scotland', roomSizes.scotland?.[0]),
  ).toBe('Below 10.22 m²');
  expect(sizeProblem(room, false, 'wales', roomSizes.wales?.[0])).toBeNull();
  expect(sizeProblem(room, true, 'northern_ireland', undefined)).toBeNull();
});

it('An empty room costs its rent by the day, and a let one nothing', () => {
  expect(voidCostPerDay({ rentPcm: 608.33, currentTenancyId: null })).toBeCloseTo(20, 2);
  expect(voidCostPerDay({ rentPcm: 600, currentTenancyId: 't' })).toBeNull();
  expect(voidCostPerDay({ rentPcm: null, currentTenancyId: null })).toBeNull();
});
