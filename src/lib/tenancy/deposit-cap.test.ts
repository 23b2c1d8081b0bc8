import { describe, expect, it } from 'vitest';
import { depositCap } from './deposit-cap';
import { depositDaysText, depositDeadline, depositSchemes } from './deposit-deadline';

const monthly = { rent: 900, frequency: 'monthly', startDate: '2026-06-01' } as const;

describe('The deposit cap', () => {
  it('is five weeks in England', () => {
    const weekly = { ...monthly, rent: 250, frequency: 'weekly', type: 'assured_periodic' } as const;
    expect(depositCap(weekly, 'england')).toBe(1250);
    expect(depositCap({ ...monthly, rent: 1000, type: 'ast' }, 'england')).toBe(1153.84);
  });

  it('is six weeks from £50,000 a year', () => {
    const yearly = { ...monthly, frequency: 'annual', type: 'assured_periodic' } as const;
    expect(depositCap({ ...yearly, rent: 52_000 }, 'england')).toBe(6000);
    expect(depositCap({ ...yearly, rent: 49_999.99 }, 'england')).toBe(4807.69);
  });

  it('is two months in Scotland and one in Northern Ireland', () => {
    expect(depositCap({ ...monthly, type: 'prt' }, 'scotland')).toBe(1800);
    expect(depositCap({ ...monthly, type: 'ni_private' }, 'northern_ireland')).toBe(900);
  });

  it('is thirty days of rent in Northern Ireland where the rent is not for whole months', () => {
    const weekly = { ...monthly, rent: 210, frequency: 'weekly', type: 'ni_private' } as const;
    expect(depositCap(weekly, 'northern_ireland')).toBe(900);
    expect(depositCap({ ...weekly, rent: 2700, frequency: 'quarterly' }, 'northern_ireland')).toBe(900);
  });

  it.each(['wales', 'scotland'] as const)(
    'of England does not hold for students or licences in %s',
    (nation) => {
      expect(depositCap({ ...monthly, type: 'student' }, 'england')).not.toBeNull();
      expect(depositCap({ ...monthly, type: 'student' }, nation)).toBeNull();
      expect(depositCap({ ...monthly, type: 'licence' }, nation)).toBeNull();
    },
  );

  it('of Northern Ireland is one month for students, who are private tenants, and none for a licence', () => {
    expect(depositCap({ ...monthly, type: 'student' }, 'northern_ireland')).toBe(900);
    expect(depositCap({ ...monthly, type: 'licence' }, 'northern_ireland')).toBeNull();
  });

  it('is none in Wales, for a company, or before it was made law', () => {
    expect(depositCap({ ...monthly, type: 'occupation_contract' }, 'wales')).toBeNull();
    expect(depositCap({ ...monthly, type: 'company_let' }, 'england')).toBeNull();
    expect(depositCap({ ...monthly, type: 'ast', startDate: '2019-05-31' }, 'england')).toBeNull();
  });
});

describe('The last day to protect a deposit', () => {
  it('is the thirtieth day in England and Wales, that of the payment included', () => {
    expect(depositDeadline('assured_periodic', 'england', '2026-06-01')).toBe('2026-06-30');
    expect(depositDeadline('occupation_contract', 'wales', '2026-02-01')).toBe('2026-03-02');
  });

  it('is the twenty-eighth in Northern Ireland', () => {
    expect(depositDeadline('ni_private', 'northern_ireland', '2026-06-01')).toBe('2026-06-28');
  });

  it('is thirty working days after the start in Scotland, without the bank holidays of any nation', () => {
    // 17 March, Good Friday and Easter Monday do not count.
    expect(depositDeadline('prt', 'scotland', '2026-03-02')).toBe('2026-04-16');
    expect(depositDaysText('scotland', '2026-03-02')).toBe('30 working days');
    expect(depositDaysText('northern_ireland', '2026-03-02')).toBe('28 days');
  });

  it('is not set for a company let', () => {
    expect(depositDeadline('company_let', 'england', '2026-06-01')).toBeNull();
  });

  it('goes with the schemes of the nation', () => {
    expect(depositSchemes('scotland', '2026-06-01')).toEqual(['safedeposits', 'lps', 'mds']);
    expect(depositSchemes('wales', '2026-06-01')).toEqual(['dps', 'mydeposits', 'tds']);
  });
});
