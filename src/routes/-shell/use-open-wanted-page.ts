import { useRouter } from '@tanstack/react-router';
import { takeRememberedPath } from '@/entities/session/remembered-path';
import { preloadHome } from '../-home/home';
import { MemberShell } from './frames';

/** Opens the page that was wanted before the sign-in, or the feed, with the shell's code there. */
export function useOpenWantedPage() {
  const router = useRouter();
  return async () => {
    // The session hint is set by now. What cannot be loaded here says so where it is shown.
    await Promise.all([MemberShell.preload(), preloadHome()]).catch(() => undefined);
    await router.navigate({ href: takeRememberedPath(), replace: true });
  };
}
