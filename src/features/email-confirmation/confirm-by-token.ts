import type { QueryClient } from '@tanstack/react-query';
import { refresh, write } from '@/api/queries';
import { isLinkToken } from '@/lib/account/link-token';
import { showToast } from '@/ui/toast/toast';

/** How long the product's toasts stand (specification §9), in ms. */
const durationMs = 5_000;

/** Confirms an e-mail address by the token of its link, and says how it went (specification §8). */
export async function confirmByToken(queryClient: QueryClient, token: string): Promise<void> {
  if (!(await isConfirmed(queryClient, token))) {
    showToast({
      kind: 'error',
      text: 'Confirmation failed. Please request a new confirmation email.',
      durationMs,
    });
    return;
  }
  showToast({ kind: 'success', text: 'Email confirmed', durationMs });
  await refresh(queryClient, '/auth/auth-user');
}

/** Asks the server; what cannot be a token of ours is refused here. */
async function isConfirmed(queryClient: QueryClient, token: string): Promise<boolean> {
  if (!isLinkToken(token)) return false;
  return write(queryClient, 'post', '/auth/confirm-email', { body: { token } }, { refreshes: [] }).then(
    () => true,
    () => false,
  );
}
