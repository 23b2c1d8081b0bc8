import { useQueries } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { formatPounds } from '@/lib/money/money';
import type { MyLeast, PropertySearch } from '../search/search-address';
import { searchQueries } from '../data/queries';

/** What is found without one of the bounds on my own figures. */
export interface NearMine {
  key: keyof MyLeast;
  label: string;
  count: number;
  onChoose: () => void;
}

const words: Record<keyof MyLeast, (least: number) => string> = {
  minRoi: (least) => `Without “ROI ${least}% or more”`,
  minCashFlowPcm: (least) => `Without “Cash flow ${formatPounds(least)} pcm or more”`,
};
const keys = ['minRoi', 'minCashFlowPcm'] as const;

/** The view without one of the bounds on my own figures. */
function withoutMine({ mine, ...view }: PropertySearch, key: keyof MyLeast): PropertySearch {
  const { [key]: _given, ...others } = mine ?? {};
  return { ...view, page: 1, ...(Object.keys(others).length > 0 && { mine: others }) };
}

/**
 * Where nothing fits: how many homes each bound on my own figures keeps out alone (N13). The server’s near misses know of its own filters.
 * @param isOn nothing fits
 */
export function useNearMine(
  view: PropertySearch,
  profile: Schemas['EvaluationSetting'] | undefined,
  isOn: boolean,
  onView: (view: PropertySearch) => void,
): NearMine[] {
  const asked = isOn ? keys.filter((key) => view.mine?.[key] !== undefined) : [];
  const counts = useQueries({
    queries: asked.map((key) => searchQueries.count(withoutMine(view, key), profile)),
  });
  return asked.flatMap((key, place) => {
    const least = view.mine?.[key];
    const count = counts[place]?.data?.total ?? 0;
    if (least === undefined || count === 0) return [];
    return [{ key, label: words[key](least), count, onChoose: () => onView(withoutMine(view, key)) }];
  });
}
