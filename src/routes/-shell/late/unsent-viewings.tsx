import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { unsentViewings } from '@/entities/viewing/kept-mark';
import { useCurrentUser } from '@/entities/session/queries';
import { inBackground } from '@/lib/timing/background-load';
import { showToast } from '@/ui/toast/toast';
import { useSendKept } from './use-send-kept';

/** Sends viewing notes that were left on this device, from whatever page is open once there is a network. */
export function UnsentViewings() {
  const queryClient = useQueryClient();
  const router = useRouter();
  useSendKept(useCurrentUser()?.id, async (memberId) => {
    if (unsentViewings(memberId).length === 0) return;
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
  return null;
}
