import { describe, expect, it } from 'vitest';
import { evaluationBody } from './findings';

const home = {
  id: '5ae4bc6a-4a1c-4b5e-9a55-3c36f7f1a111',
  type: 'terraced',
  tenure: 'freehold',
  leaseYears: null,
  bedrooms: 3,
  areaSqm: 80,
  epc: null,
  councilTaxBand: 'B',
} as const;
const at = '2026-05-13T10:30:00.000Z';

describe('the evaluation of a listing', () => {
  it('Begins from the listing alone where nothing was found out', () => {
    expect(evaluationBody(home, {}, at)).toEqual({ listingId: home.id });
  });

  it('Takes the value and the rent along, with the comparables they rest on', () => {
    const findings = {
      value: { amount: 182_500, ids: ['LS6-s1', 'LS6-s2', 'LS6-s3'] },
      rent: { amount: 950, ids: ['LS6-r1'] },
    };
    expect(evaluationBody(home, findings, at)).toEqual({
      listingId: home.id,
      inputs: { refi: { gdv: 182_500 }, income: { rentPcm: 950 } },
      evidence: {
        'refi.gdv': { source: 'comp', refId: 'LS6-s1,LS6-s2,LS6-s3', at },
        'income.rentPcm': { source: 'comp', refId: 'LS6-r1', at },
      },
    });
  });

  it('Takes a certificate that was typed in along, and leaves the other facts of the home', () => {
    expect(evaluationBody(home, { certificate: { epcRating: 'C', areaSqm: null } }, at)).toEqual({
      listingId: home.id,
      home: {
        type: 'terraced',
        tenure: 'freehold',
        leaseYears: null,
        bedrooms: 3,
        areaSqm: 80,
        epcRating: 'C',
        councilTaxBand: 'B',
      },
    });
  });
});
