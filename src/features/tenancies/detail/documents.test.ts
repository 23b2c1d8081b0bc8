import { expect, it } from 'vitest';
import { documentsFor } from './documents';

const keysOf = (...args: Parameters<typeof documentsFor>) => documentsFor(...args).map(({ key }) => key);

it('The How to rent guide belongs to English tenancies from before May 2026', () => {
  expect(keysOf({ startDate: '2026-04-30', deposit: null }, 'england')).toContain('howToRent');
  expect(keysOf({ startDate: '2026-05-01', deposit: null }, 'england')).not.toContain('howToRent');
  expect(keysOf({ startDate: '2026-04-30', deposit: null }, 'wales')).not.toContain('howToRent');
});

it('The deposit certificate is asked for where there is a deposit', () => {
  expect(keysOf({ startDate: '2026-05-01', deposit: 950 }, 'scotland')).toContain('depositCertificate');
  expect(keysOf({ startDate: '2026-05-01', deposit: 0 }, 'scotland')).not.toContain('depositCertificate');
});

it('The written terms have the name of the nation', () => {
  expect(documentsFor({ startDate: '2026-05-01', deposit: null }, 'northern_ireland')[0]?.label).toBe(
    'Tenancy information notice',
  );
});
