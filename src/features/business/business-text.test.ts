import { expect, it } from 'vitest';
import { priceText, weekHours } from './business-text';

it('says from what price on', () => {
  expect(priceText({ name: 'Tenant find', priceFrom: 450, unit: 'per let' })).toBe('From £450 per let');
  expect(priceText({ name: 'Survey', priceFrom: 0 })).toBe('From £0');
  expect(priceText({ name: 'Advice', priceFrom: null, unit: 'per hour' })).toBeNull();
});

it('says of every day whether it is open', () => {
  const week = weekHours([{ day: 6, open: '10:00', close: '13:00' }]);
  expect(week.map(({ name }) => name).at(0)).toBe('Monday');
  expect(week.filter(({ text }) => text === 'Closed')).toHaveLength(6);
  expect(week[5]).toEqual({ day: 6, name: 'Saturday', text: '10:00–13:00' });
});
