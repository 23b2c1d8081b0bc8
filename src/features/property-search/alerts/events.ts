import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '@/api/queries';

/** What socket events mean for saved searches: `newNotification` may tell of new listings, so those on the page are counted again. */
export function savedSearchEvents(queryClient: QueryClient) {
  const readAgain = () => void refresh(queryClient, '/property-searches');
  return { newNotification: readAgain, reconnect: readAgain };
}
