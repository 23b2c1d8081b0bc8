import { expect, it } from 'vitest';
import { showsNothingMore, showsText, withLeaseShown, withShown } from './shows';

it('the costs bring the price with them and go with it', () => {
  const priced = withShown(showsNothingMore, 'price', true);
  const all = withShown(priced, 'costs', true);
  expect(all).toEqual({ address: false, price: true, costs: true });
  expect(withShown(all, 'price', false)).toEqual(showsNothingMore);
  expect(withShown(showsNothingMore, 'costs', true)).toEqual(all);
});

it('says what is shown', () => {
  expect(showsText(showsNothingMore, 'btl')).toBe('Area and returns');
  expect(showsText({ address: true, price: true, costs: true }, 'btl')).toBe(
    'Address, title, price, costs and returns',
  );
});

it('shows the costs of a home that is rented on without a word of a price', () => {
  const all = withLeaseShown(showsNothingMore, true);
  expect(all).toEqual({ address: false, price: true, costs: true });
  expect(showsText(all, 'r2r')).toBe('Area, costs and returns');
  expect(withLeaseShown(all, false)).toEqual(showsNothingMore);
});
