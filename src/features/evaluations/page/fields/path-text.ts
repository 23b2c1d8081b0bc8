// What a deal has at a path, in words: for conflicts, profiles and versions.
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { Nation } from '@/lib/stamp-duty/region';
import { dayText } from '@/lib/dates/day-text';
import { fieldAt, valueText } from '@/features/evaluations/model/fields';
import { inputChoices, ownChoices } from '@/features/evaluations/settings/form/profile-fields';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { homeTypeChoices, nations, strategies, tenures } from './choice-text';
import { linesText } from './list-text';

const names: Readonly<Record<string, string>> = {
  title: 'Title',
  notes: 'Notes',
  address: 'Address',
  outcode: 'Postcode district',
  nation: 'Nation',
  'home.type': 'Property type',
  'home.tenure': 'Tenure',
  'home.epcRating': 'EPC',
  'home.councilTaxBand': 'Council tax band',
  tags: 'Tags',
  primary: 'Main strategy',
  strategies: 'Strategies',
  settingsId: 'Evaluation profile',
  evidence: 'Sources',
  roceBasis: ownChoices.roceBasis.label,
  'inputs.purchaseDate': 'Completion date',
  'inputs.stampDutyReason': 'Reason for override',
  'inputs.refurb.items': 'Works',
  'inputs.income.rooms': 'Rooms',
};

/** Where a field is seen: one that means something else there has another name. */
export interface Seen {
  nation?: Nation | null | undefined;
  strategy?: Strategy | undefined;
  /** In the short form of a new evaluation. */
  isQuick?: boolean;
}

/** What the field at a path is called. */
export function labelAt(path: string, { nation, strategy, isQuick = false }: Seen = {}): string {
  if (path === 'inputs.stampDutyOverride' && nation === 'scotland') return 'LBTT override';
  if (path === 'inputs.income.rentPcm' && strategy === 'r2r') return 'Rent from tenants';
  if (path === 'inputs.refurb.items.0.rate' && isQuick) return 'Works';
  return fieldAt(path)?.label ?? inputChoices[path]?.label ?? names[path] ?? path;
}

const options: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  nation: nations,
  'home.type': homeTypeChoices,
  'home.tenure': tenures,
  primary: strategies.map((each) => [each, strategyNames[each]] as const),
  roceBasis: ownChoices.roceBasis.options,
};

/** A value of that field in words. @param beside the value that it is shown beside: of lists only what differs is named */
export function wordsAt(path: string, value: unknown, beside?: unknown): string {
  const field = fieldAt(path);
  if (field && (typeof value === 'number' || value === null)) return valueText(field, value);
  if (path === 'inputs.purchaseDate' && typeof value === 'string') return dayText(value);
  if (path === 'strategies' && Array.isArray(value)) {
    return value.map((each) => chosen('primary', String(each)) ?? '').join(', ');
  }
  if (path === 'tags' && Array.isArray(value)) return value.join(', ') || 'nothing';
  const lines = linesText(path, value, beside);
  if (lines !== null) return lines;
  const words = chosen(path, typeof value === 'string' ? value : JSON.stringify(value));
  if (words !== undefined) return words;
  if (value === null && path in inputChoices) return 'Not set';
  if (value === null || value === '') return 'nothing';
  return typeof value === 'string' ? `“${value.slice(0, 60)}”` : JSON.stringify(value);
}

const chosen = (path: string, value: string): string | undefined =>
  (options[path] ?? inputChoices[path]?.options)?.find(([option]) => option === value)?.[1];
