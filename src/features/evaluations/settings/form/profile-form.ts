// A profile as texts in a form, and back.
import type { Schemas } from '@/api/contract';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { fieldText, readField, valueText } from '@/features/evaluations/model/fields';
import { leafPaths, valueAt, withValue } from '@/features/evaluations/model/paths';
import { criteriaFields, inputChoices, inputPaths, ownChoices, profileField } from './profile-fields';

export type Profile = Schemas['EvaluationSetting'];
type Body = Omit<Schemas['NewEvaluationSetting'], 'isDefault'>;

/** What stands in the form, by path; an empty text is the platform's figure, or asks nothing. */
export type ProfileTexts = Readonly<Record<string, string>>;

const ownPaths = ['name', ...Object.keys(ownChoices)];
export const formPaths: readonly string[] = [...ownPaths, ...inputPaths, ...Object.keys(criteriaFields)];

const noCriteria: Schemas['EvaluationCriteria'] = {
  minRoi: null,
  minGrossYield: null,
  minCashFlowPcm: null,
  maxCashIn: null,
  maxMoneyLeftIn: null,
  minIcr: null,
};

/** A profile that is not made yet. */
export const blankProfile = {
  name: '',
  strategy: null,
  nation: null,
  inputs: {},
  criteria: noCriteria,
  roceBasis: 'totalCapital',
  areaUnit: null,
  rentSource: 'listing',
} as const satisfies Partial<Profile>;

type Source = Pick<Profile, keyof typeof blankProfile>;

/** A profile's texts as its form shows them. */
export function textsOf(profile: Source): ProfileTexts {
  const { rentSource, ...rest } = profile;
  const shown = { ...rest, rentSource: rentSource ?? blankProfile.rentSource };
  return Object.fromEntries(formPaths.map((path) => [path, textOf(path, valueAt(shown, path))]));
}

function textOf(path: string, value: unknown): string {
  const field = profileField(path);
  if (typeof value === 'number' && field) return fieldText(field, value);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

export interface PlatformFigure {
  /** As the field would show it: `240`; empty for none. */
  text: string;
  /** In words: `£240`, `Mortgage`. */
  words: string;
}

/** What a field would be without the profile. */
export function platformFigure(path: string, day: string): PlatformFigure {
  const value = valueAt({ inputs: platformDefaults(day) }, path);
  const field = profileField(path);
  const text = textOf(path, value);
  if (typeof value === 'number' && field) return { text, words: valueText(field, value) };
  return {
    text,
    words: inputChoices[path]?.options.find(([option]) => option === text)?.[1] ?? 'none',
  };
}

export interface ReadProfile {
  body: Body;
  /** What is wrong, by path. */
  errors: ReadonlyMap<string, string>;
}

/** Reads the form; inputs of the profile that it does not show stay as they are. */
export function readProfile(texts: ProfileTexts, profile: Source): ReadProfile {
  const errors = new Map<string, string>();
  const name = (texts['name'] ?? '').trim();
  if (name === '') errors.set('name', 'Enter a name for the profile');
  const shown = new Set(inputPaths);
  let inputs: Body['inputs'] & object = {};
  for (const path of leafPaths(profile.inputs)) {
    if (!shown.has(`inputs.${path}`)) inputs = withValue(inputs, path, valueAt(profile.inputs, path));
  }
  let criteria = noCriteria;
  for (const path of [...inputPaths, ...Object.keys(criteriaFields)]) {
    const value = readOne(path, texts[path] ?? '', errors);
    if (value === null) continue;
    if (path.startsWith('inputs.')) inputs = withValue(inputs, path.slice('inputs.'.length), value);
    else criteria = withValue(criteria, path.slice('criteria.'.length), value);
  }
  // The lists of choices hold the contract's own words, so a choice that was found among them is one of those.
  const body = {
    ...Object.fromEntries(Object.keys(ownChoices).map((path) => [path, texts[path] || null])),
    name,
    inputs,
    criteria,
  } as Body;
  return { body, errors };
}

function readOne(path: string, text: string, errors: Map<string, string>): number | string | boolean | null {
  if (text.trim() === '') return null;
  const choice = inputChoices[path];
  if (choice) return choice.isYesNo ? text === 'true' : text;
  const field = profileField(path);
  if (!field) return null;
  const read = readField(field, text);
  if ('value' in read) return read.value;
  errors.set(path, read.error);
  return null;
}
