import type { Schemas } from '@/api/contract';
import type { Evaluation } from '../model/deal';
import { isSame, leafPaths, valueAt } from '../model/paths';
import { labelAt, wordsAt } from '../page/fields/path-text';

type Content = Schemas['EvaluationVersionContent'];

interface VersionChange {
  path: string;
  label: string;
  now: string;
  next: string;
  value: unknown;
}

/** In what an evaluation differs from one of its earlier states, field by field; what both sides lack is no difference. */
export function versionChanges(deal: Evaluation, content: Content): VersionChange[] {
  return leafPaths(content).flatMap((path) => {
    const [now, value] = [valueAt(deal, path), valueAt(content, path)];
    if (isSame(now, value)) return [];
    return [
      {
        path,
        label: labelAt(path, { nation: deal.nation, strategy: deal.primary }),
        now: wordsAt(path, now, value),
        next: wordsAt(path, value, now),
        value,
      },
    ];
  });
}
