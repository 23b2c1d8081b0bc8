import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionQueries } from '@/entities/session/queries';
import { takeRememberedPath } from '@/entities/session/remembered-path';
import { startPageOf } from '@/entities/session/start-page';
import { preloadHome } from '../-home/home';
import { MemberShell } from './frames';

/** How long a sign-in waits to learn where its member begins, ms. */
const patience = 3000;

/** The page the member begins with; the feed where the server takes too long to say, or doesn’t. */
async function startPage(queryClient: QueryClient): Promise<string> {
  const user = await Promise.race([
    queryClient.ensureQueryData(sessionQueries.user()),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
  ]).catch(() => undefined);
  return startPageOf(user);
}

/** Opens the page that was wanted before the sign-in, or the member’s start page, with the shell's code there. */
export function useOpenWantedPage() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    const wanted = takeRememberedPath();
    // The session hint is set by now. What cannot be loaded here says so where it is shown.
    const [href] = await Promise.all([
      wanted === '/' ? startPage(queryClient) : wanted,
      Promise.all([MemberShell.preload(), preloadHome()]).catch(() => undefined),
    ]);
    await router.navigate({ href, replace: true });
  };
}
