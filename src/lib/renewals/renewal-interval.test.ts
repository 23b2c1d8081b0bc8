import { expect, it } from 'vitest';
import { renewalInterval } from './renewal-interval';

const day = '2026-05-13';

it('What no law sets has its usual interval', () => {
  expect(renewalInterval('landlord_insurance', 'england', day)).toBe(12);
  expect(renewalInterval('deposit', 'england', day)).toBeNull();
});

it('Gas is checked every year and wiring every five, in every nation', () => {
  expect(renewalInterval('gas_safety', 'england', day)).toBe(12);
  expect(renewalInterval('gas_safety', null, day)).toBe(12);
  expect(renewalInterval('eicr', null, day)).toBe(60);
});

it('Landlords register for three years in Scotland and Northern Ireland, five in Wales, not in England', () => {
  expect(renewalInterval('landlord_registration', 'scotland', day)).toBe(36);
  expect(renewalInterval('landlord_registration', 'northern_ireland', day)).toBe(36);
  expect(renewalInterval('landlord_registration', 'wales', day)).toBe(60);
  expect(renewalInterval('landlord_registration', 'england', day)).toBeNull();
});

it('An HMO licence lasts three years in Scotland and five elsewhere', () => {
  expect(renewalInterval('hmo_licence', 'scotland', day)).toBe(36);
  expect(renewalInterval('hmo_licence', 'england', day)).toBe(60);
  expect(renewalInterval('hmo_licence', 'northern_ireland', day)).toBe(60);
  expect(renewalInterval('hmo_licence', null, day)).toBeNull();
});

it('An EPC issued in Scotland from 31 October 2026 is good for five years', () => {
  expect(renewalInterval('epc', 'scotland', '2026-10-30')).toBe(120);
  expect(renewalInterval('epc', 'scotland', '2026-10-31')).toBe(60);
  expect(renewalInterval('epc', 'wales', '2026-10-31')).toBe(120);
});
