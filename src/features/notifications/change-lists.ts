import type { QueryClient } from '@tanstack/react-query';
import type { NotificationPages } from './cache';

type Change = (pages: NotificationPages) => NotificationPages;

/** Changes every loaded list at once; answers how to take it back. */
export function changeLists(queryClient: QueryClient, change: Change): () => void {
  const lists = queryClient.getQueriesData<NotificationPages>({ queryKey: ['/notifications', 'pages'] });
  for (const [key, pages] of lists) if (pages) queryClient.setQueryData(key, change(pages));
  return () => {
    for (const [key, pages] of lists) queryClient.setQueryData(key, pages);
  };
}
