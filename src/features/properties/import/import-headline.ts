import { counted } from '@/lib/lists/counted';
import type { PlannedRow } from './plan-rows';
import type { ImportRun } from './use-import';

/** `12 properties`. */
export const countedProperties = (count: number) => counted(count, 'property', 'properties');

/** `12 properties ready, 2 already in your portfolio, 3 rows can’t be imported`; later how many are in. */
export function importHeadline(rows: readonly PlannedRow[], { phase, results }: ImportRun): string {
  const count = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const outcome = [...results.values()];
  const added = outcome.filter(({ kind }) => kind === 'added').length;
  const refused = outcome.filter(({ kind }) => kind === 'refused').length;
  const found = outcome.filter(({ kind }) => kind === 'known').length;
  const ready = count('new');
  const known = count('known') + found;
  const failed = count('rejected') + refused;
  const first =
    phase === 'ready'
      ? `${ready === 0 ? 'No properties' : countedProperties(ready)} ready to import`
      : phase === 'done'
        ? `${added === 0 ? 'No properties' : countedProperties(added)} imported`
        : `${results.size.toLocaleString('en-GB')} of ${countedProperties(ready)} done`;
  return [
    first,
    known > 0 && `${known.toLocaleString('en-GB')} already in your portfolio`,
    failed > 0 && `${counted(failed, 'row')} can’t be imported`,
  ]
    .filter(Boolean)
    .join(', ');
}
