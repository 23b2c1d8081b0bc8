import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { sessionQueries } from '@/entities/session/queries';
import { takeRememberedPath } from '@/entities/session/remembered-path';
import { ownPage, startPageOf } from '@/entities/session/start-page';
import { preloadHome } from '../-home/home';
import { MemberShell } from './frames';

/** How long a sign-in whose answer doesn’t name the start page waits for the account that does, ms. */
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
  return async (told: Schemas['StartPage'] | undefined) => {
    const wanted = takeRememberedPath();
    // The session hint is set by now. What cannot be loaded here says so where it is shown.
    const [href] = await Promise.all([
      wanted !== '/' ? wanted : told === undefined ? startPage(queryClient) : ownPage(told),
      Promise.all([MemberShell.preload(), preloadHome()]).catch(() => undefined),
    ]);
    await router.navigate({ href, replace: true });
  };
}
