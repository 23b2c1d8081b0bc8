import { createFileRoute, useRouter } from '@tanstack/react-router';
import { takeRememberedPath } from '@/entities/session/remembered-path';
import { LoginPage } from '@/features/account/login-page';

export const Route = createFileRoute('/account/login')({ component: Login });

function Login() {
  const router = useRouter();
  const { demoAccounts } = Route.useRouteContext();
  return (
    <LoginPage
      demoAccounts={demoAccounts}
      onSignedIn={() => router.navigate({ href: takeRememberedPath(), replace: true })}
    />
  );
}
