import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { unsentViewings } from '@/entities/viewing/kept-mark';
import { useCurrentUser } from '@/entities/session/queries';
import { onNetworkBack } from '@/lib/network/network-back';
import { inBackground } from '@/lib/timing/background-load';
import { showToast } from '@/ui/toast/toast';

/** Sends viewing notes that were left on this device, from whatever page is open once there is a network. */
export function UnsentViewings() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const memberId = useCurrentUser()?.id;
  const send = useEffectEvent(async () => {
    if (memberId === undefined || !navigator.onLine || unsentViewings(memberId).length === 0) return;
    const sending = await inBackground(import('@/features/viewing-mode/send/send-kept')).catch(
      () => undefined,
    );
    const [uuid] = (await sending?.sendKept(queryClient, memberId)) ?? [];
    if (uuid === undefined) return;
    showToast({
      kind: 'error',
      text: 'Couldn’t send your viewing notes. They’re kept on this device.',
      durationMs: Infinity,
      action: {
        label: 'Open',
        onAction: () => void router.navigate({ to: '/pipeline/viewings/$uuid', params: { uuid } }),
      },
    });
  });
  useEffect(() => {
    const life = new AbortController();
    void send();
    onNetworkBack(() => void send(), life.signal);
    return () => life.abort();
  }, [memberId]);
  return null;
}
