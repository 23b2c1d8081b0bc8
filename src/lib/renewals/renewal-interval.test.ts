import { expect, it } from 'vitest';
import { renewalInterval } from './renewal-interval';

it('knows the usual intervals', () => {
  expect(renewalInterval('gas_safety', 'england')).toBe(12);
  expect(renewalInterval('eicr', null)).toBe(60);
  expect(renewalInterval('deposit', 'england')).toBeNull();
});

it('goes by the nation for the registration of landlords', () => {
  expect(renewalInterval('landlord_registration', 'scotland')).toBe(36);
  expect(renewalInterval('landlord_registration', 'wales')).toBe(60);
});
