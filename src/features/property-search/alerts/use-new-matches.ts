import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/timing/when-idle';
import { searchQueries } from '../data/queries';

/** How many homes my saved searches have found since I looked, for the tab's figure; undefined for none. It waits for what the page shows first. */
export function useNewMatches(): number | undefined {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    whenIdle(() => {
      if (!isGone) setIsIdle(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const { data } = useInfiniteQuery({ ...searchQueries.saved(), enabled: isIdle });
  const counts = data?.pages.flatMap((page) => page.data.map(({ newCount }) => newCount)) ?? [];
  return counts.reduce((sum, count) => sum + count, 0) || undefined;
}
