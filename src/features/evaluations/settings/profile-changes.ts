// What a profile would change of an evaluation that is there already.
import { isUsed } from '@/lib/evaluation/inputs/used-inputs';
import type { Evaluation } from '../model/deal';
import { isSame, leafPaths, valueAt } from '../model/paths';
import { labelAt, wordsAt } from '../page/fields/path-text';
import type { Profile } from './form/profile-form';

export interface ProfileChange {
  path: string;
  label: string;
  now: string;
  next: string;
  value: unknown;
}

/** Figures with these sources are known of this home: no default takes their place. */
const known: ReadonlySet<string> = new Set(['listing', 'comp', 'quote']);

type Target = Pick<Evaluation, 'inputs' | 'evidence' | 'roceBasis' | 'strategies'>;

/**
 * The figures that an evaluation's strategies use and that differ from the profile; what came from a listing, rents nearby or a quote
 * stays.
 */
export function profileChanges(deal: Target, { inputs, roceBasis }: Profile): ProfileChange[] {
  const paths = leafPaths(inputs).filter(
    (path) =>
      !known.has(deal.evidence[path]?.source ?? '') &&
      deal.strategies.some((strategy) => isUsed(path, strategy, deal.inputs)),
  );
  const changes = paths.flatMap((path) => change(`inputs.${path}`, deal, valueAt(inputs, path)));
  return [...changes, ...change('roceBasis', deal, roceBasis)];
}

function change(path: string, deal: Target, value: unknown): ProfileChange[] {
  const now = valueAt(deal, path);
  if (isSame(now, value) || Array.isArray(value)) return [];
  // A home to keep is bought with the mortgage and one to refinance or sell with the bridge, whichever of them is named.
  if (path === 'inputs.finance.kind' && now !== 'cash' && value !== 'cash') return [];
  return [{ path, label: labelAt(path), now: wordsAt(path, now), next: wordsAt(path, value), value }];
}

/** The changes as edits of the evaluation: the figures, the profile they come from, and that they come from it. */
export function editsOf(
  deal: Pick<Evaluation, 'evidence' | 'settingsId'>,
  profile: Pick<Profile, 'id'>,
  changes: readonly ProfileChange[],
  now: Date,
): Record<string, unknown> {
  const tag = { source: 'default', refId: null, at: now.toISOString() } as const;
  const paths = changes.flatMap(({ path }) =>
    path.startsWith('inputs.') ? [path.slice('inputs.'.length)] : [],
  );
  return {
    ...Object.fromEntries(changes.map(({ path, value }) => [path, value])),
    ...(paths.length > 0 && {
      evidence: { ...deal.evidence, ...Object.fromEntries(paths.map((path) => [path, tag])) },
    }),
    ...(deal.settingsId !== profile.id && { settingsId: profile.id }),
  };
}
