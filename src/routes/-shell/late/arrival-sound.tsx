import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAttention } from '@/features/notifications/data/attention';

/** Sounds for notifications that come while the page is open; its code comes with the first of them. */
export function ArrivalSound() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      useAttention.subscribe(({ arrival }, before) => {
        if (arrival.turn === before.arrival.turn) return;
        void import('@/features/notifications/sound/chime').then(
          ({ chimeFor }) => chimeFor(queryClient, arrival.count),
          () => undefined,
        );
      }),
    [queryClient],
  );
  return null;
}
