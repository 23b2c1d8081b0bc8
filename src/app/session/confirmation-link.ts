// The link of a confirmation e-mail opens any page with a token in its query (A22).
import type { QueryClient } from '@tanstack/react-query';
import type { createAppRouter } from '../router';

type AppRouter = ReturnType<typeof createAppRouter>;

const parameter = 'token';
/** There the token is for a new password, and must reach nobody else. */
const resetPath = '/account/reset-password';

/**
 * Takes the token out of the address this page was opened with, before anything else reads it, and has the address
 * confirmed once the first page is there. Call once for an application: so a token is used once, however often React
 * renders, and whoever is sent on to sign in takes none along.
 */
export function followConfirmationLink(queryClient: QueryClient, router: AppRouter): void {
  const token = takeToken(router);
  if (token === null) return;
  const stop = router.subscribe('onRendered', () => {
    stop();
    void confirm(queryClient, token);
  });
}

function takeToken({ history }: AppRouter): string | null {
  const { pathname, search, hash } = history.location;
  const parameters = new URLSearchParams(search);
  const token = parameters.get(parameter);
  if (!token || pathname.replace(/\/+$/, '') === resetPath) return null;
  parameters.delete(parameter);
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : '';
  history.replace(`${pathname}${rest}${hash}`);
  // The router read the address when it was made.
  history.flush();
  return token;
}

async function confirm(queryClient: QueryClient, token: string): Promise<void> {
  const { confirmByToken } = await import('@/features/email-confirmation/confirm-by-token');
  await confirmByToken(queryClient, token);
}
