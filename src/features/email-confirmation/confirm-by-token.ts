import type { QueryClient } from '@tanstack/react-query';
import { request } from '@/api/client';
import { refresh } from '@/api/queries';
import { showToast } from '@/ui/toast';

/** How long the product's toasts stand (specification §9), in ms. */
const durationMs = 5_000;

/** Confirms an e-mail address by the token of its link, and says how it went (specification §8). */
export async function confirmByToken(queryClient: QueryClient, token: string): Promise<void> {
  try {
    await request('post', '/auth/confirm-email', { body: { token } });
  } catch {
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
