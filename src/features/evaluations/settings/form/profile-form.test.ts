import { describe, expect, it } from 'vitest';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import type { Evaluation } from '@/features/evaluations/model/deal';
import { valueAt } from '@/features/evaluations/model/paths';
import { editsOf, profileChanges } from '../profile-changes';
import { inputPaths, profileField, inputChoices } from './profile-fields';
import { blankProfile, platformFigure, readProfile, textsOf, type Profile } from './profile-form';

const profile: Profile = {
  ...blankProfile,
  id: '0b0e7c52-1111-4222-8333-00000000000a',
  ownerId: 1,
  name: 'BTL North',
  isDefault: true,
  strategy: 'btl',
  inputs: {
    finance: { rate: 4.75, kind: 'mortgage', addFee: true },
    furnishing: 900,
    costs: { insurance: 240 },
  },
  criteria: { ...blankProfile.criteria, minRoi: 8 },
  createdAt: '2026-05-01T09:00:00Z',
  updatedAt: '2026-05-01T09:00:00Z',
};

describe('the form of a profile', () => {
  it('gives back what it was given, and keeps what it does not show', () => {
    const { body, errors } = readProfile(textsOf(profile), profile);
    expect(errors.size).toBe(0);
    expect(body).toEqual({
      name: 'BTL North',
      strategy: 'btl',
      nation: null,
      rentSource: 'listing',
      roceBasis: 'totalCapital',
      areaUnit: null,
      inputs: profile.inputs,
      criteria: profile.criteria,
    });
  });

  it('leaves an emptied field to the platform', () => {
    const { body } = readProfile({ ...textsOf(profile), 'inputs.finance.rate': ' ' }, profile);
    expect(body.inputs?.finance).toEqual({ kind: 'mortgage', addFee: true });
  });

  it.each([
    ['inputs.costs.voidPct', '101', 'Enter 100% or less'],
    ['inputs.costs.insurance', '-5', 'Insurance can’t be negative'],
    ['inputs.finance.rate', 'low', 'Enter a percentage, such as 5.25'],
    ['criteria.maxCashIn', 'lots', 'Enter an amount, such as £1,150 or 180k'],
    ['name', '  ', 'Enter a name for the profile'],
  ])('refuses %s as %j', (path, text, error) => {
    const { errors } = readProfile({ ...textsOf(profile), [path]: text }, profile);
    expect([...errors]).toEqual([[path, error]]);
  });

  it('reads amounts as people write them', () => {
    const texts = { ...textsOf(profile), 'criteria.maxCashIn': '£80k', 'inputs.fees.legal': '1,450' };
    const { body } = readProfile(texts, profile);
    expect(body.criteria?.maxCashIn).toBe(80_000);
    expect(body.inputs?.fees).toEqual({ legal: 1_450 });
  });

  it('knows every figure it shows, and what the platform has in its place', () => {
    const platform = { inputs: platformDefaults('2026-05-13') };
    const unknown = inputPaths.filter(
      (path) =>
        (profileField(path) ?? inputChoices[path]) === undefined ||
        valueAt(platform, path) === undefined ||
        platformFigure(path, '2026-05-13').words === 'none',
    );
    expect(unknown).toEqual([]);
  });
});

describe('a profile on an evaluation', () => {
  it('changes what differs, and leaves what is known of the home', () => {
    const told = { source: 'quote', refId: null, at: '2026-05-13T10:30:00Z' } as const;
    const deal = evaluation({ evidence: { 'costs.insurance': told } });
    const dear = {
      ...profile,
      inputs: mergeInputs(deal.inputs, { finance: { rate: 6 }, costs: { insurance: 400 } }),
    };
    expect(profileChanges(deal, dear)).toEqual([
      { path: 'inputs.finance.rate', label: 'Rate', now: '5.25%', next: '6%', value: 6 },
    ]);
  });

  it('leaves out what none of the deal’s strategies uses', () => {
    const changed = {
      ...profile,
      inputs: { finance: { rate: 6 }, stress: { rate: 7 }, costs: { insurance: 400 } },
    };
    const paths = (strategies: Evaluation['strategies']) =>
      profileChanges({ ...evaluation(), strategies }, changed).map(({ path }) => path);
    expect(paths(['r2r'])).toEqual(['inputs.costs.insurance']);
    expect(paths(['r2r', 'btl'])).toEqual([
      'inputs.finance.rate',
      'inputs.stress.rate',
      'inputs.costs.insurance',
    ]);
  });

  it('says with the change where the figures come from', () => {
    const deal = evaluation();
    const changes = profileChanges(deal, { ...profile, inputs: { finance: { rate: 6 } } });
    const now = new Date('2026-05-13T10:30:00Z');
    expect(editsOf(deal, profile, changes, now)).toEqual({
      'inputs.finance.rate': 6,
      evidence: { 'finance.rate': { source: 'default', refId: null, at: now.toISOString() } },
      settingsId: profile.id,
    });
  });

  it('that is the same as the deal changes nothing', () => {
    expect(profileChanges(evaluation(), { ...profile, inputs: { finance: { rate: 5.25 } } })).toEqual([]);
  });
});
