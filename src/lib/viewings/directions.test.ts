import { expect, it } from 'vitest';
import { directionsTo } from './directions';

it('Directions lead to the whole address', () => {
  expect(directionsTo('Flat 2 & 3, Mill St #4\nLeeds LS11 8PT')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Flat+2+%26+3%2C+Mill+St+%234+Leeds+LS11+8PT',
  );
});

it.each([null, undefined, '', ' \n'])('%j has no directions', (address) => {
  expect(directionsTo(address)).toBeNull();
});
