import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { padded, snapped, type Bounds } from '@/lib/map/bounds';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { searchQueries } from '../data/queries';
import type { PropertySearch } from '../search/search-address';
import { pinsOf } from './home-pins';

/** What is asked for beyond the edges of the map, in parts of it. */
const ahead = 0.25;
/** How long a list stands before its pins are asked for, unless it is the first: as long as typed words rest. Milliseconds. */
const restMs = 500;

/**
 * The homes on the map. Where there are more than can be told apart, those around what it shows.
 * @param isAlone there is no list beside it; with one, the pins are asked for once the list has its answer
 */
export function useHomePins(
  view: PropertySearch,
  profile: Schemas['EvaluationSetting'] | undefined,
  isAlone: boolean,
) {
  const [shown, setShown] = useState<Bounds>();
  const list = useQuery({
    ...searchQueries.results(view, profile),
    enabled: false,
    notifyOnChangeProps: ['data', 'status', 'isPlaceholderData'],
  });
  const rested = useDebounced(list.data, restMs);
  // The list is read first: the server answers it without working on the pins at the same time. Who goes on narrowing it is not kept
  // waiting by thousands of pins that nobody looks at.
  const isRested = rested === undefined || rested === list.data;
  const isListed = isAlone || list.isError || (list.isSuccess && !list.isPlaceholderData && isRested);
  const all = useQuery({ ...searchQueries.pins(view, profile), enabled: isListed });
  const isMany = (all.data?.cells.length ?? 0) > 0;
  const around = isMany && shown ? snapped(padded(shown, ahead)) : undefined;
  const near = useQuery({
    ...searchQueries.pins(view, profile, around),
    enabled: isListed && around !== undefined,
  });
  const found = (around && near.data) ?? all.data;
  const pins = useMemo(() => (found ? pinsOf(found) : []), [found]);
  return {
    pins,
    total: all.data?.total,
    /** What the pins answer; the map shows all of them when it changes. */
    question: all.data && !all.isPlaceholderData ? JSON.stringify([view.filters, view.mine]) : undefined,
    isFailed: all.isError,
    tryAgain: () => void all.refetch(),
    showWithin: setShown,
  };
}
