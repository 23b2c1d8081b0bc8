import { expect, it } from 'vitest';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { btlExample } from '@/lib/evaluation/worked-examples';
import { comparedLabels, triedIn, tryTitle } from './deal-figures';

const rooms = [{ name: 'Room 1', rentPcm: 600, sqm: null, occupants: 1 }];

it('tries the rent of a home that is rented on, for it has no price', () => {
  const deal = { primary: 'r2r' as const, inputs: btlExample };
  expect(triedIn(deal)).toEqual(['rent']);
  expect(tryTitle(deal)).toBe('Try a rent');
  expect(comparedLabels(deal)).toEqual(['Cash flow', 'ROI', 'Cash needed']);
});

it('tries nothing where rooms are rented on, for their rents stand in for the home’s', () => {
  const inputs = mergeInputs(btlExample, { income: { rooms } });
  expect(triedIn({ primary: 'r2r', inputs })).toEqual([]);
  expect(triedIn({ primary: 'btl', inputs })).toContain('price');
});
