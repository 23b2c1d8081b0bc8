import { createFileRoute, useRouter } from '@tanstack/react-router';
import { takeRememberedPath } from '@/entities/session/remembered-path';
import { LoginPage } from '@/features/account/login-page';
import { preloadHome } from '../-home/home';
import { MemberShell } from '../-shell/member-shell';

export const Route = createFileRoute('/account/login')({ component: Login });

function Login() {
  const router = useRouter();
  const { demoAccounts } = Route.useRouteContext();
  return (
    <LoginPage
      demoAccounts={demoAccounts}
      onSignedIn={async () => {
        // The session hint is set by now. What cannot be loaded here says so where it is shown.
        await Promise.all([MemberShell.preload(), preloadHome()]).catch(() => undefined);
        await router.navigate({ href: takeRememberedPath(), replace: true });
      }}
    />
  );
}
