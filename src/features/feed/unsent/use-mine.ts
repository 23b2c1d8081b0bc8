import { skipToken, useQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { itemsOf } from '../comments/data/comment-cache';
import { forget, isUnderWay, type Unsent } from './unsent';

interface Said {
  id: number;
  clientId?: string;
}
type Pages<Item> = InfiniteData<{ page: number; totalPages: number; total: number; data: Item[] }, number>;

/**
 * What I have written that no list of the server shows: what it has, and what it does not have yet. A list that is read to its end,
 * and not being read again, has the last word.
 */
export function useMine<Item extends Said>(
  userId: number,
  written: QueryKey,
  listed: readonly Item[],
  isOpenEnded: boolean,
  unsent: readonly Unsent[],
): { written: Item[]; unsent: Unsent[] } {
  const { data } = useQuery<Pages<Item>>({ queryKey: written, queryFn: skipToken });
  const ids = new Set(listed.map(({ id }) => id));
  const beside = isOpenEnded ? itemsOf(data).filter(({ id }) => !ids.has(id)) : [];
  const names = new Set([...listed, ...itemsOf(data)].flatMap(({ clientId }) => clientId ?? []));
  const arrived = unsent.filter(({ clientId }) => names.has(clientId) && !isUnderWay(clientId));
  useEffect(() => {
    for (const each of arrived) forget(userId, each);
  });
  return { written: beside, unsent: unsent.filter(({ clientId }) => !names.has(clientId)) };
}
