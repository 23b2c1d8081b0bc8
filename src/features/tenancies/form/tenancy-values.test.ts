import { describe, expect, it } from 'vitest';
import { penceProblem } from '@/lib/money/pence';
import {
  bodyOf,
  brokenCap,
  choicesFor,
  inNation,
  newValues,
  pcmOf,
  renewalOf,
  tenancyErrors,
  type TenancyValues,
} from './tenancy-values';

const filled: TenancyValues = {
  ...newValues('home', 'england'),
  tenantIds: ['somebody'],
  startDate: '2026-06-01',
  rent: '250',
  frequency: 'weekly',
};

const today = '2026-06-01';

it('A new tenancy begins with the kind of its nation', () => {
  expect(newValues('home', 'wales').type).toBe('occupation_contract');
  expect(newValues('home', 'scotland').type).toBe('prt');
});

describe('A renewal', () => {
  const let1 = {
    propertyId: 'home',
    roomId: 'room',
    type: 'student',
    tenantIds: ['somebody'],
    startDate: '2025-09-01',
    endDate: '2026-08-31',
    rent: 900,
    frequency: 'monthly',
    dueDay: 1,
    deposit: null,
  } as unknown as Parameters<typeof renewalOf>[0];

  it('starts the day after the end, for as many months again, in the same room', () => {
    expect(renewalOf(let1, 'england')).toMatchObject({
      startDate: '2026-09-01',
      endDate: '2027-08-31',
      roomId: 'room',
      type: 'student',
      status: 'approved',
    });
  });

  it('lasts as many days again where it was no number of months', () => {
    expect(renewalOf({ ...let1, startDate: '2026-06-10', endDate: '2026-08-31' }, 'england').endDate).toBe(
      '2026-11-22',
    );
  });

  it('of a shorthold is an assured periodic tenancy', () => {
    expect(renewalOf({ ...let1, type: 'ast' }, 'england').type).toBe('assured_periodic');
  });
});

it('Weekly £250 is £1,083.33 pcm', () => {
  expect(pcmOf(filled)).toBe(1083.33);
  expect(pcmOf({ ...filled, rent: 'lots' })).toBeNull();
});

it('A deposit above the cap is told with the cap, by the law of the nation', () => {
  expect(brokenCap({ ...filled, deposit: '1,400' }, 'england')).toBe(1250);
  expect(brokenCap({ ...filled, deposit: '1,250' }, 'england')).toBeNull();
  expect(brokenCap({ ...filled, type: 'occupation_contract', deposit: '9,000' }, 'wales')).toBeNull();
});

describe('The form of a tenancy', () => {
  it('asks for a home, a tenant, a start and a rent', () => {
    expect(Object.keys(tenancyErrors(newValues(), today)).toSorted()).toEqual([
      'propertyId',
      'rent',
      'startDate',
      'tenantIds',
    ]);
    expect(tenancyErrors(filled, today)).toEqual({});
  });

  it('reads days and amounts as people write them, and says what it cannot read', () => {
    const wrong = { ...filled, endDate: '2026-05-31', deposit: '1,50', depositProtectedOn: 'soon' };
    expect(Object.keys(tenancyErrors(wrong, today)).toSorted()).toEqual(
      ['depositProtectedOn', 'deposit', 'endDate'].toSorted(),
    );
    expect(tenancyErrors({ ...filled, frequency: 'monthly', dueDay: '32' }, today)).toHaveProperty('dueDay');
    expect(tenancyErrors({ ...filled, dueDay: '32' }, today)).toEqual({});
  });

  it('refuses a rent and a deposit with parts of a penny', () => {
    expect(tenancyErrors({ ...filled, rent: '950.345', deposit: '1000.555' }, today)).toEqual({
      rent: penceProblem,
      deposit: penceProblem,
    });
    expect(tenancyErrors({ ...filled, rent: '950.35', deposit: '1000.50' }, today)).toEqual({});
  });

  it('refuses a day to come of what must have happened, but not of the follow-up check', () => {
    const later = { ...filled, deposit: '1000', depositProtectedOn: '2026-06-02', prescribedInfoOn: today };
    const checks = { rightToRentOn: '2030-01-01', rightToRentFollowUp: '2030-01-01' };
    expect(tenancyErrors({ ...later, ...checks }, today)).toEqual({
      depositProtectedOn: 'Enter a date that isn’t in the future',
      rightToRentOn: 'Enter a date that isn’t in the future',
    });
  });

  it('offers what the law of the nation and of the day knows', () => {
    expect(choicesFor(filled, 'england').types).not.toContain('ast');
    expect(choicesFor({ ...filled, startDate: '2026-04-30' }, 'england').types).toContain('ast');
    expect(choicesFor(filled, 'england').frequencies).not.toContain('quarterly');
    expect(choicesFor(filled, 'scotland').schemes).toEqual(['safedeposits', 'lps', 'mds']);
  });

  it('keeps a kind that is there already among its choices', () => {
    expect(choicesFor({ ...filled, type: 'ast' }, 'england').types).toContain('ast');
  });

  it('changes its kind, scheme and checks with the nation', () => {
    const scottish = inNation(
      { ...filled, depositScheme: 'dps', rightToRentOn: '2026-05-01', roomId: 'room' },
      'scotland',
    );
    expect(scottish).toMatchObject({ type: 'prt', depositScheme: '', rightToRentOn: '', roomId: '' });
  });

  it('sends no day of the month for a weekly rent, and nothing about a deposit that was not taken', () => {
    expect(bodyOf({ ...filled, depositScheme: 'dps' })).toMatchObject({
      rent: 250,
      dueDay: null,
      deposit: null,
      depositScheme: null,
      endDate: null,
    });
    expect(bodyOf({ ...filled, frequency: 'monthly', dueDay: '28', deposit: '£1.1k' })).toMatchObject({
      dueDay: 28,
      deposit: 1100,
    });
  });
});
