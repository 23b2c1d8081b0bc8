import { expect, it } from 'vitest';
import { requiredKinds } from './required-kinds';

const day = '2026-05-13';
const kindsOf = (home: Partial<Parameters<typeof requiredKinds>[0]>, on = day) =>
  requiredKinds({ nation: 'england', status: 'let', model: 'btl', ...home }, on).map(({ kind }) => kind);

it('A let in England needs gas, wiring, EPC, alarms and Right to Rent, and no registration', () => {
  expect(kindsOf({})).toEqual(['gas_safety', 'eicr', 'epc', 'alarms', 'right_to_rent']);
  expect(kindsOf({ model: null })).toEqual(kindsOf({}));
});

it('A let in Scotland needs a test of appliances and a registration, and no Right to Rent', () => {
  expect(kindsOf({ nation: 'scotland' })).toEqual([
    'gas_safety',
    'eicr',
    'epc',
    'alarms',
    'pat',
    'landlord_registration',
  ]);
});

it('Wales and Northern Ireland ask for a registration, and neither for Right to Rent', () => {
  for (const nation of ['wales', 'northern_ireland'] as const)
    expect(kindsOf({ nation })).toEqual(['gas_safety', 'eicr', 'epc', 'alarms', 'landlord_registration']);
});

it('Northern Ireland asks for a wiring report from 1 April 2025 only', () => {
  expect(kindsOf({ nation: 'northern_ireland' }, '2025-03-31')).not.toContain('eicr');
  expect(kindsOf({ nation: 'northern_ireland' }, '2025-04-01')).toContain('eicr');
});

it('An HMO also needs a fire risk assessment and a licence', () => {
  expect(kindsOf({ model: 'hmo' })).toEqual(expect.arrayContaining(['fire_risk', 'hmo_licence']));
});

it('A holiday let needs gas safety and a fire risk assessment, and a home that is sold or lived in nothing', () => {
  expect(kindsOf({ model: 'sa' })).toEqual(['gas_safety', 'fire_risk']);
  expect(kindsOf({ status: 'void' })).toEqual(kindsOf({}));
  for (const status of ['sold', 'own_use', 'works', 'for_sale']) expect(kindsOf({ status })).toEqual([]);
  expect(kindsOf({ model: 'own_home' })).toEqual([]);
});
