import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';

/** The strategy of the evaluation at this path, if it is one and a page has read it; nothing is asked of the server for it. */
export function useAboutStrategy(path: string): Strategy | null {
  const uuid = /^\/property-evaluations\/([0-9a-f-]{36})\/?$/.exec(path)?.[1];
  const { data } = useQuery({ ...read('/evaluations/{id}', { path: { id: uuid ?? '' } }), enabled: false });
  return uuid !== undefined && data?.access === 'full' ? data.primary : null;
}
