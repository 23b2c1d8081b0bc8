import type { QueryClient } from '@tanstack/react-query';
import { changeOf, showChanges, type CacheChange, type ShownChange } from '@/api/cache/optimistic';
import type { NotificationPages } from './cache';

type Change = (pages: NotificationPages) => NotificationPages;

/** A change of every loaded list. */
export const listChange = (change: Change): CacheChange =>
  changeOf<NotificationPages>({ queryKey: ['/notifications', 'pages'] }, change);

/** Changes every loaded list at once; whoever asks for it says when its write has ended. */
export const changeLists = (queryClient: QueryClient, change: Change): ShownChange =>
  showChanges(queryClient, [listChange(change)]);
