import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginPage } from '@/features/account/login-page';
import { OfflineNotice } from './-offline-notice';
import { useOpenWantedPage } from '../-shell/use-open-wanted-page';

export const Route = createFileRoute('/account/login')({ component: Login });

function Login() {
  const router = useRouter();
  const { demoAccounts } = Route.useRouteContext();
  const openWantedPage = useOpenWantedPage();
  return (
    <LoginPage
      notice={<OfflineNotice />}
      demoAccounts={demoAccounts}
      onSignedIn={openWantedPage}
      onNewcomer={() => void router.navigate({ to: '/account/register' })}
    />
  );
}
